/** Sentences at the end of a text by which it calls, invites, names the next date or wishes something. */
const CALLS: Readonly<Record<string, RegExp>> = {
  en: /\b(?:if you(?:['’]d| would)? (?:like|want) to (?:help|join|take part|contribute|know|see|learn|try)|come to|come and|join us|join the|write to|contact us|get in touch|reach out to|register (?:by|at|for)|sign up|let \S+ know|(?:everyone|everybody|anyone|anybody|every \w+|each of us|you|we all) can (?:help|join|take part|contribute)|take part in|(?:our|the) next (?:meeting|session|hearing|event|edition|workshop)|here['’]s to|looking forward to|we look forward)\b/iu,
  de: /(?<!\p{L})(?:mitmachen|mithelfen|komm(?:t|en Sie)? (?:zu|zur|zum|vorbei)|schreib(?:t|en Sie)? (?:an|uns)|meld(?:e|et|en Sie) (?:dich|euch|sich|uns)|macht? mit|machen Sie mit|(?:nächste[rsn]?) (?:Sitzung|Treffen|Termin|Versammlung|Anhörung)|Anmeldung|anmelden|wir freuen uns auf|auf ein(?:e|en)? )/iu,
  fr: /(?<!\p{L})(?:contactez|écrivez|rejoignez|inscrivez|venez|participez|vous pouvez (?:nous (?:contacter|écrire|rejoindre)|participer|aider)|n[’']hésitez pas|(?:la )?prochaine (?:réunion|séance|rencontre|édition)|rendez-vous le|chacun peut)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:cont[aá]cta(?:nos)?|contáctenos|escr[ií]be(?:nos|le)|escríbenos|escribinos|únete|sumate|súmate|ven a|vengan a|inscríbete|inscribite|participa|próxim[ao] (?:reunión|sesión|cita|encuentro)|te esperamos|cada (?:persona|hogar|uno) puede)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:contattaci|contattateci|scrivici|scriveteci|unisciti|unitevi|iscriviti|iscrivetevi|vieni a|venite a|partecipa|partecipate|prossim[ao] (?:riunione|incontro|appuntamento|seduta)|ognuno può)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:contacte|contate|escreva(?:-nos)?|junte-se|inscreva-se|venha a|participe|próxim[ao] (?:reunião|sessão|encontro)|todos podem|cada um pode)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:neem contact|schrijf (?:ons|aan)|doe mee|meld je|meldt u|kom naar|kom langs|volgende (?:vergadering|bijeenkomst|zitting)|iedereen kan)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:свяжитесь|пишите|напишите|присоединяйтесь|приходите|следующ(?:ая|ее) (?:встреча|заседание|собрание)|записывайтесь|участвуйте|каждый может)(?!\p{L})/iu,
  ar: /(?:تواصلوا|تواصل معنا|راسلنا|راسلونا|انضم|انضموا|شاركوا|سجلوا|الاجتماع (?:القادم|التالي|المقبل)|يمكن للجميع)/u,
  he: /(?:צרו קשר|כתבו אל|כתבו לנו|הצטרפו|בואו ל|הפגישה הבאה|הישיבה הבאה|הירשמו|כל אחד יכול)/u,
  hi: /(?:संपर्क करें|हमें लिखें|जुड़ें|शामिल हों|आइए|अगली बैठक|हर कोई)/u,
  ja: /(?:お問い合わせ|ご連絡|ご参加|お申し込み|お待ちして|楽しみにして|次回の(?:会合|会議|開催))/u,
  ko: /(?:문의(?:하|해|는)|연락(?:하|해|주)|참여하세요|참여해|신청하|기다리겠|다음 (?:회의|모임))/u,
  zh: /(?:请联系|聯絡我們|联系我们|欢迎|歡迎|报名|報名|加入我们|加入我們|下次会议|下次會議)/u,
};

/** What an author hopes of the matter, at the end of a text; hopes for the text itself are courtesies. */
const HOPES: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:we|i) (?:really |sincerely |truly |do )?(?:hope|trust|wish|are confident|am confident|are convinced|am convinced|believe)(?: that)? (?!this|these|you)|it is (?:our|my) hope|(?:our|my) hope is)/iu,
  de: /^(?:(?:wir|ich) (?:hoffen?|wünschen?|vertrauen?|sind überzeugt|bin überzeugt|glauben?),? dass (?!dies|das|diese)|(?:unsere|meine) hoffnung ist)/iu,
  fr: /^(?:(?:nous espérons|j[’']espère|nous sommes convaincus|je suis convaincue?|nous croyons|je crois) que (?!ce|cet|cette|ces|cela|vous))/iu,
  es: /^(?:(?:esperamos|espero|confiamos en|confío en|creemos|creo|estamos convencidos de|estoy convencid[oa] de) que (?!esto|este|esta|estas|estos|te|les|os|hay))/iu,
  it: /^(?:(?:speriamo|spero|crediamo|credo|siamo convinti|sono convint[oa]) che (?!questo|questa|questi|vi|ti|abbiate))/iu,
  pt: /^(?:(?:esperamos|espero|acreditamos|acredito|confiamos|estamos convencidos de|estou convencid[oa] de) que (?!isso|isto|este|esta|você|tenha))/iu,
  nl: /^(?:(?:we|wij|ik) (?:hopen|hoop|geloven|geloof|zijn ervan overtuigd|ben ervan overtuigd) dat (?!dit|deze|je|u|jullie))/iu,
  ru: /^(?:(?:мы )?(?:надеемся|надеюсь|верим|верю|уверены|убеждены),? что (?!это|эта|этот|эти|вам|вы))/iu,
  ar: /^(?:(?:نأمل|آمل|نتمنى|أتمنى|نؤمن|نعتقد) (?:أن|بأن) (?!يكون هذا|تكون هذه|تكونوا))/iu,
  he: /^(?:(?:אנו|אנחנו|אני) (?:מקווים|מקווה|מאמינים|מאמין|מאמינה|משוכנעים) (?!שזה|שהמאמר|שנהניתם))/iu,
  hi: /^(?:(?:हमें|मुझे) (?:आशा|उम्मीद|विश्वास) है कि (?!यह|इस|आपको|आपने))/iu,
};
/** The same where the verb comes last. */
const HOPES_LAST: Readonly<Record<string, RegExp>> = {
  ja: /(?:ことを|よう)(?:願って|期待して|望んで)(?:います|いる|おります)[。！!]?$/u,
  ko: /(?:바랍니다|바란다|기대합니다|기대한다|믿습니다|믿는다)[.!]?$/u,
  zh: /^(?:我们|我們|我)(?:衷心|真诚|真誠)?(?:希望|期待|相信)(?!这|這|本文|对你|對你)/u,
};

/** What will be decided or begin, and when: "The council votes on 3 December". */
const NEXT_DATES: Readonly<Record<string, RegExp>> = {
  en: /\b(?:votes?|decides?|decision (?:is|falls|comes)|will (?:vote|decide|discuss|publish|open|start|begin|take effect|be (?:decided|discussed|published|presented|voted|released))|takes? effect|starts? on|begins? on|opens? on|deadline)\b/iu,
  de: /(?<!\p{L})(?:berät|beraten|entscheidet|entscheiden|entscheidung fällt|stimmt ab|beschließt|tritt (?:[^.]{0,40})in kraft|startet|beginnt|öffnet|wird (?:[^.]{0,60})(?:entschieden|beraten|vorgestellt|veröffentlicht)|frist)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:votera?|décidera?|se prononcera?|examinera|entrera? en vigueur|débutera?|commencera?|ouvrira?|sera (?:décidé|examiné|publié|présenté)e?|date limite)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:votará|decidirá|debatirá|entrará en vigor|comenzará|empezará|abrirá|se (?:decidirá|publicará|presentará|votará)|fecha límite|plazo)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:voterà|deciderà|discuterà|entrerà in vigore|inizierà|comincerà|aprirà|sarà (?:decis[oa]|pubblicat[oa]|presentat[oa])|scadenza)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:votará|decidirá|discutirá|entrará em vigor|começará|abrirá|será (?:decidid[oa]|publicad[oa]|apresentad[oa]|votad[oa])|prazo)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:stemt|beslist|besluit|bespreekt|treedt in werking|begint op|start op|opent op|wordt (?:[^.]{0,60})(?:besloten|besproken|gepubliceerd))(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:проголосует|решит|рассмотрит|обсудит|вступит в силу|начн[её]тся|откроется|будет (?:принято|опубликован[оа]?|представлен[оа]?)|срок)(?!\p{L})/iu,
  ar: /(?:سيصوت|ستصوت|سيقرر|ستقرر|سيناقش|ستناقش|يدخل حيز|سيبدأ|ستبدأ|سيفتتح|الموعد النهائي)/u,
  he: /(?:יצביע|תצביע|יחליט|תחליט|ידון|תדון|ייכנס לתוקף|תיכנס לתוקף|יתחיל|תתחיל|ייפתח|תיפתח)/u,
  hi: /(?:मतदान करेगी|निर्णय लेगी|फैसला करेगी|विचार करेगी|लागू होगा|शुरू होगा|खुलेगा)/u,
  ja: /(?:決定する予定|審議(?:します|される)|採決|施行され|始まります|開始(?:します|予定)|予定(?:です|している|しています))/u,
  ko: /(?:결정(?:할|될) 예정|심의|표결|시행(?:될|된다|됩니다)|시작(?:할|될|한다|합니다)|예정이다|예정입니다)/u,
  zh: /(?:将(?:于|在)|將(?:於|在)|表决|表決|生效|计划于|計劃於|预计|預計)/u,
};

/** By these words a text says that it sums up; only what is certain in the middle of one, too. */
const SUMS_UP: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:and )?so,? my (?:fellow|dear)|in short|in sum|in summary|to sum up|to summari[sz]e|in conclusion|all in all|the bottom line|when in doubt|if in doubt|above all|most importantly|most of all|(?:just |always |please )?remember(?:,| that)|the lesson (?:is|was)|the main lesson|the moral|the rule of thumb|as a rule of thumb)\b/iu,
  de: /^(?:kurz gesagt|kurzum|zusammengefasst|zusammenfassend|alles in allem|unterm strich|im zweifel|vor allem aber|denk(?:t|en Sie)? (?:immer )?daran|vergiss nicht|vergesst nicht|vergessen Sie nicht|am wichtigsten|die lehre daraus|fazit)(?!\p{L})/iu,
  fr: /^(?:en bref|en résumé|en somme|en conclusion|bref|en cas de doute|n[’']oubliez pas|n[’']oublie pas|rappelez-vous|gardez à l[’']esprit|surtout|avant tout|la leçon)(?!\p{L})/iu,
  es: /^(?:en resumen|en síntesis|en suma|en conclusión|en definitiva|en pocas palabras|ante la duda|recuerd[ae](?:,| que)|no (?:olvides|olvide)(?: que)?|recordá(?:,| que)|en caso de duda|sobre todo|la lección)(?!\p{L})/iu,
  it: /^(?:in breve|in sintesi|in conclusione|in definitiva|insomma|nel dubbio|ricorda(?:,| che)|ricordate(?:,| che)|non dimenticare?te?|soprattutto|la lezione)(?!\p{L})/iu,
  pt: /^(?:em resumo|em suma|em síntese|em conclusão|na dúvida|lembre-se|lembrem-se|não (?:se )?esqueça|em caso de dúvida|acima de tudo|a lição)(?!\p{L})/iu,
  nl: /^(?:kortom|samengevat|samenvattend|al met al|bij twijfel|onthoud(?:,| dat)|vergeet niet|bedenk dat|bovenal|de les)(?!\p{L})/iu,
  ru: /^(?:короче говоря|одним словом|подводя итог|в итоге|в заключение|если сомневаетесь|помните(?:,|:)|не забывайте|прежде всего|главное)(?!\p{L})/iu,
  ar: /^(?:باختصار|خلاصة القول|في الختام|وفي الختام|عند الشك|تذكر(?:وا)?(?: أن|،)|لا تنس|قبل كل شيء)/u,
  he: /^(?:בקיצור|לסיכום|בסיכומו של דבר|אם יש ספק|זכרו|אל תשכחו|כדאי לזכור|מעל הכול|מעל הכל)/u,
  hi: /^(?:संक्षेप में|याद रखें|याद रखिए|न भूलें|कुल मिलाकर|निष्कर्ष यह|अंततः|सबसे ज़रूरी)/u,
  ja: /^(?:要するに|まとめると|一言で言えば|結論として|迷ったら|覚えておいて|忘れないで|何より(?:も)?)/u,
  ko: /^(?:요컨대|정리하면|요약하면|결론적으로|한마디로|무엇보다|기억하세요|잊지 마세요)/u,
  zh: /^(?:总之|總之|总而言之|總而言之|简而言之|簡而言之|综上|綜上|最重要的是|请记住|請記住|记住|記住|不要忘记|别忘了|別忘了|归根结底|歸根結底)/u,
};

/** Openings of the last thing a text says; elsewhere they only count points. */
const AT_LAST: Readonly<Record<string, RegExp>> = {
  en: /^(?:and )?(?:finally|in the end|at the end of the day|ultimately|after all)\b/iu,
  de: /^(?:und )?(?:am ende|letztlich|letzten endes|schließlich)(?!\p{L})/iu,
  fr: /^(?:et )?(?:finalement|au final|au fond|enfin|à la fin)(?!\p{L})/iu,
  es: /^(?:y )?(?:al final|finalmente|a fin de cuentas|en el fondo|por último)(?!\p{L})/iu,
  it: /^(?:e )?(?:alla fine|infine|in fondo|in fin dei conti)(?!\p{L})/iu,
  pt: /^(?:e )?(?:no fim|finalmente|por fim|no fundo|afinal)(?!\p{L})/iu,
  nl: /^(?:en )?(?:uiteindelijk|ten slotte|tot slot|per slot van rekening)(?!\p{L})/iu,
  ru: /^(?:и )?(?:в конце концов|наконец|в конечном счёте|в конечном счете)(?!\p{L})/iu,
  ar: /^و?(?:في النهاية|أخيرا|أخيرًا|ختاما|ختامًا)/u,
  he: /^ו?(?:בסופו של דבר|לבסוף|אחרי הכול|אחרי הכל)/u,
  hi: /^(?:अंत में|आखिरकार|आख़िरकार)/u,
  ja: /^(?:結局|最後に)/u,
  ko: /^(?:결국|마지막으로|끝으로)/u,
  zh: /^(?:最后|最後|最终|最終)/u,
};

/** "The rise shows that B" claims B; not in languages whose verb moves behind "that". */
const EVIDENCE: Readonly<Record<string, RegExp>> = {
  en: /^[^.;:?!]{8,90}?\s(?:shows?|showed|proves?|proved|taught us|reminds us|tells us) that\s+/iu,
  fr: /^[^.;:?!]{8,90}?\s(?:montrent?|prouvent?|démontrent?|rappellent?) (?:que\s+|qu[’'])/iu,
  es: /^[^.;:?!]{8,90}?\s(?:muestran?|demuestran?|prueban?) que\s+/iu,
  it: /^[^.;:?!]{8,90}?\s(?:mostra(?:no)?|dimostra(?:no)?|prova(?:no)?) che\s+/iu,
  pt: /^[^.;:?!]{8,90}?\s(?:mostra[m]?|demonstra[m]?|prova[m]?) que\s+/iu,
  ru: /^[^.;:?!]{8,90}?(?:показывает|показывают|доказывает|доказывают), что\s+/iu,
};

/** "Here", "all three": words that point at what only stands beside them in the text. */
const POINTS_ASIDE: Readonly<Record<string, RegExp>> = {
  en: /\b(?:here|there(?! (?:is|are|was|were|will|can|may|must))|(?:all|the other|these|those) (?:two|three|four|five|six)|both of|the (?:first(?! (?:place|time))|second|third|latter|former)|the (?:above|rest))\b/iu,
  de: /(?<!\p{L})(?:hier|dort|alle (?:drei|vier|fünf)|beide[nr]?|der (?:erste|zweite)|die (?:erste|zweite)n?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:ici|là|les (?:deux|trois|quatre)|tous les (?:deux|trois)|le (?:premier|second)|la (?:première|seconde))(?!\p{L})/iu,
  es: /(?<!\p{L})(?:aquí|allí|acá|l[oa]s (?:dos|tres|cuatro)|ambos|ambas|el (?:primero|segundo))(?!\p{L})/iu,
  it: /(?<!\p{L})(?:qui|lì|tutti e (?:due|tre)|entrambi|entrambe|[il]l? (?:primo|secondo))(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:aqui|ali|[oa]s (?:dois|duas|três)|ambos|ambas)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:hier|daar|alle (?:twee|drie|vier)|beide)(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:здесь|там|оба|обе|все (?:три|четыре))(?!\p{L})/iu,
  ar: /(?:هنا|هناك|كلاهما|الثلاثة)/u,
  he: /(?<!\p{L})(?:כאן|פה|שם|שניהם|שלושתם)(?!\p{L})/u,
  hi: /(?:यहाँ|यहां|वहाँ|दोनों|तीनों)/u,
  ja: /(?:ここ|そこ|両方|三つとも)|^(?:うち|同じく|その|それ|これ|この|こう|そう|ほか)|^(?!(?:最|今|現在|今後|今日)も)[^、。]{0,10}[\p{Script=Han}\p{Script=Katakana}ー](?:で|に|へ|から)?も、/u,
  ko: /(?:여기|거기|둘 다|세 가지 모두)/u,
  zh: /(?:这里|這裡|那里|那裡|两者|兩者|三者)/u,
};

/** Orders in languages that give them at the end of a sentence, or without any form of their own. */
const ORDERS: Readonly<Record<string, RegExp>> = {
  ja: /(?:ましょう|しよう|よう|ください|下さい)[!！。]?$/u,
  ko: /(?:세요|시오|십시오|합시다|해요)[!.]?$/u,
  zh: /^(?:请|請|不要|别|別|让|讓|先)/u,
  hi: /(?:(?<!म)ें|एं|एँ|िए|इए)[!।]?$/u,
};

const THANKS =
  /^[\s¡¿"“]*(?:thank you|thanks|many thanks|danke|vielen dank|herzlichen dank|merci|gracias|muchas gracias|obrigad[oa]|grazie|bedankt|dank je|dank u|спасибо|благодар|شكر|תודה|धन्यवाद|ありがとう|感謝|감사|谢谢|謝謝|致谢)/iu;

/** "Great advice — thank you for your time": how a talk is ended. */
const THANKS_AT_LAST =
  /(?:^|[\s—–,.!:])(?:thank you|thanks|danke|vielen dank|merci|gracias|obrigad[oa]|grazie|bedankt|спасибо)(?!\p{L})/iu;

/** Time for the audience, no matter of the deck. */
const QUESTIONS =
  /^(?:(?:any |open |your )?questions|q ?& ?a|questions? (?:and|&) answers?|fragen(?: und antworten)?|noch fragen|des questions|questions(?: et réponses)?|(?:alguna )?preguntas?(?: y respuestas)?|¿(?:alguna|tienes) (?:pregunta|dudas?)|domande(?: e risposte)?|perguntas(?: e respostas)?|dúvidas|vragen|вопросы|أسئلة|שאלות|प्रश्न|質疑応答|ご質問|질문|질의응답|提问|提問|问答|問答)[\s?？!.]*$/iu;

/** Whether a heading only announces time for questions. */
export function isQuestionTime(heading: string): boolean {
  return QUESTIONS.test(heading);
}

export function callsReader(text: string, language: string): boolean {
  return CALLS[language]?.test(text) ?? false;
}

export function hopes(text: string, language: string): boolean {
  return (HOPES[language]?.test(text) ?? false) || (HOPES_LAST[language]?.test(text) ?? false);
}

export function looksAhead(text: string, language: string): boolean {
  return NEXT_DATES[language]?.test(text) ?? false;
}

export function saysItSumsUp(text: string, language: string): boolean {
  return SUMS_UP[language]?.test(text) ?? false;
}

export function opensLastWord(text: string, language: string): boolean {
  return AT_LAST[language]?.test(text) ?? false;
}

export function pointsAside(text: string, language: string): boolean {
  return POINTS_ASIDE[language]?.test(text) ?? false;
}

/** What a sentence concludes from its evidence; the sentence itself where it names none. */
export function behindEvidence(text: string, language: string): string {
  return text.replace(EVIDENCE[language] ?? /(?!)/u, "");
}

/** In Hindi the plural of many nouns ends as orders do: a few words may be a label. */
const FEWEST_HINDI_WORDS = 4;

export function ordersByForm(text: string, language: string): boolean {
  if (language === "hi" && text.trim().split(/\s+/u).length < FEWEST_HINDI_WORDS) return false;
  return ORDERS[language]?.test(text) ?? false;
}

export function isThanks(heading: string): boolean {
  return THANKS.test(heading);
}

/** Whether a sentence thanks, in whatever words: what one says when all has been said. */
export function thanksSomebody(text: string): boolean {
  return THANKS.test(text) || THANKS_AT_LAST.test(text);
}
