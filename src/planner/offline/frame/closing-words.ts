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

/** By these words a text says that it sums up; only what is certain in the middle of one, too. */
const SUMS_UP: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:and )?so,? my (?:fellow|dear)|in short|in sum|in summary|to sum up|to summari[sz]e|in conclusion|all in all|the bottom line|when in doubt|if in doubt|above all|most importantly|most of all|the lesson (?:is|was)|the main lesson|the moral|the rule of thumb|as a rule of thumb)\b/iu,
  de: /^(?:kurz gesagt|kurzum|zusammengefasst|zusammenfassend|alles in allem|unterm strich|im zweifel|vor allem aber|am wichtigsten|die lehre daraus|fazit)(?!\p{L})/iu,
  fr: /^(?:en bref|en résumé|en somme|en conclusion|bref|en cas de doute|surtout|avant tout|la leçon)(?!\p{L})/iu,
  es: /^(?:en resumen|en síntesis|en suma|en conclusión|en definitiva|en pocas palabras|ante la duda|en caso de duda|sobre todo|la lección)(?!\p{L})/iu,
  it: /^(?:in breve|in sintesi|in conclusione|in definitiva|insomma|nel dubbio|soprattutto|la lezione)(?!\p{L})/iu,
  pt: /^(?:em resumo|em suma|em síntese|em conclusão|na dúvida|em caso de dúvida|acima de tudo|a lição)(?!\p{L})/iu,
  nl: /^(?:kortom|samengevat|samenvattend|al met al|bij twijfel|bovenal|de les)(?!\p{L})/iu,
  ru: /^(?:короче говоря|одним словом|подводя итог|в итоге|в заключение|если сомневаетесь|прежде всего|главное)(?!\p{L})/iu,
  ar: /^(?:باختصار|خلاصة القول|في الختام|وفي الختام|عند الشك|قبل كل شيء)/u,
  he: /^(?:בקיצור|לסיכום|בסיכומו של דבר|אם יש ספק|מעל הכול|מעל הכל)/u,
  hi: /^(?:संक्षेप में|कुल मिलाकर|निष्कर्ष यह|अंततः|सबसे ज़रूरी)/u,
  ja: /^(?:要するに|まとめると|一言で言えば|結論として|迷ったら|何より(?:も)?)/u,
  ko: /^(?:요컨대|정리하면|요약하면|결론적으로|한마디로|무엇보다)/u,
  zh: /^(?:总之|總之|总而言之|總而言之|简而言之|簡而言之|综上|綜上|最重要的是|归根结底|歸根結底)/u,
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
  en: /\b(?:here|there(?! (?:is|are|was|were|will|can|may|must))|(?:all|the other|these|those) (?:two|three|four|five|six)|both of|the (?:first|second|third|latter|former)|the (?:above|rest))\b/iu,
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
  ja: /(?:ここ|そこ|両方|三つとも)/u,
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

export function callsReader(text: string, language: string): boolean {
  return CALLS[language]?.test(text) ?? false;
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

export function ordersByForm(text: string, language: string): boolean {
  return ORDERS[language]?.test(text) ?? false;
}

export function isThanks(heading: string): boolean {
  return THANKS.test(heading);
}
