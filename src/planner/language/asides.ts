/**
 * Openings by which a text speaks of itself, of what was talked about, or of what its reader may know, instead of its
 * matter, as regular expressions by language. Each stands at the start of a sentence.
 */
export const ASIDES: Readonly<Record<string, string>> = {
  en:
    "(?:finally,? |also,? |then,? |next,? |first,? )?(?:we|i) (?:also |then |briefly |even |were |was )*(?:looking at|talking about|discussing|talked|discussed|spoke|chatted|went over|touched on|touched upon|covered|looked at|mentioned)(?!\\p{L})|" +
    "(?:the|our|my) (?:main )?(?:topic|subject|agenda|purpose|goal|focus) (?:of|for) (?:today|this|the|our)(?:[’']s)? (?:\\p{L}+ ){0,3}(?:meeting|session|call|post|article|talk|report|section|paper|essay|guide|document|chapter|discussion)|" +
    "(?:this|the) (?:blog )?(?:post|article|talk|report|section|chapter|guide|document|page|essay|paper|write-up|summary) (?:is|was|gives|offers|describes|explains|covers|looks|summari[sz]es|will|aims|focuses|attempts|tries|outlines|provides|contains|presents|shares)(?!\\p{L})|" +
    "in (?:this|the (?:next|following|previous|last|first|second)) (?:blog )?(?:post|section|chapter|part|article|talk|episode)|" +
    "(?:as|like) (?:i|we|you) (?:(?:already |just |have |[’']ve )+)?(?:said|mentioned|saw|seen|noted|discussed|described|wrote|know)|" +
    "(?:perhaps |maybe )?you(?:[’']ve| have|[’']re| are)? (?:probably|likely|may|might|will|perhaps|surely) (?:have |be )?(?:already |also )?(?:noticed|seen|heard|guessed|know|wondering|wonder|asking|ask|read|familiar)|" +
    "you(?:[’']ve| have) (?:probably|likely|perhaps) |" +
    "if you(?:[’']re| are|[’']ve| have) (?:reading|read|made it|come) (?:this|here|it)(?!\\p{L})|" +
    "one (?:continuing |recurring |last |more |other |final )?(?:topic|question mark|thing) (?:of (?:importance|note|interest)|that (?:was|came|we|i)|we|i)(?!\\p{L})|" +
    "let(?:[’']s| us| me) (?:now |first |quickly |also )?(?:look|talk|turn|see|start|begin|consider|move on|take a|dive|go over|review|recap|explain|explore|back up)(?!\\p{L})|" +
    "now (?:that we|let|it[’']s time|we turn|we come|we will|we[’']ll|for the)(?!\\p{L})|" +
    "(?:we|i)(?:[’']ll| will|[’']d like to| would like to| want to| am going to|[’']m going to| are going to|[’']re going to) (?:now |first |also |then |briefly )?(?:look at|see|discuss|talk|cover|turn|come back|return|explain|describe|explore|review|walk|go over|show you|focus on|tell you)(?!\\p{L})|" +
    "(?:so|and) (?:there you have it|that[’']s it|that is it|here we are)|" +
    "(?:more|much more|further details?) (?:on|about) (?:this|that) (?:later|below|in)|" +
    "what follows (?:is|are)(?!\\p{L})",
  de:
    "(?:wir|ich) (?:haben|habe|hatten) (?:auch |außerdem |kurz |noch |zudem )*(?:über|darüber) [^.]* (?:gesprochen|diskutiert|geredet|berichtet)|" +
    "(?:das )?(?:thema|ziel|gegenstand) (?:der|des|unserer|unseres|dieser|dieses) (?:heutigen )?(?:sitzung|besprechung|treffens|textes|beitrags|artikels|abschnitts|kapitels|vortrags)|" +
    "(?:dieser|der|dieses|das|diese) (?:blog)?(?:beitrag|artikel|bericht|text|abschnitt|leitfaden|kapitel|dokument|vortrag|anleitung|seite) (?:gibt|beschreibt|fasst|erklärt|zeigt|behandelt|stellt|soll|will|richtet|handelt|bietet)|" +
    "(?:in diesem|im nächsten|im folgenden|im letzten|im vorigen|in diesem) (?:abschnitt|kapitel|beitrag|artikel|teil|text)|" +
    "wie (?:bereits |schon |oben |eingangs |zuvor |wir )*(?:erwähnt|gesagt|beschrieben|gesehen|besprochen|angesprochen|haben|sie wissen|du weißt)|" +
    "(?:schauen|sehen|werfen|kommen|gehen|beginnen|fangen|betrachten|wenden) wir|" +
    "(?:im folgenden|als nächstes|nun|zunächst|jetzt) (?:werden|wollen|möchten|schauen|sehen|kommen|betrachten) wir|" +
    "(?:sie haben|du hast|ihr habt|sie kennen|du kennst|sie fragen|du fragst) (?:sich |dich |euch )?(?:vielleicht|bestimmt|wahrscheinlich|sicher|vermutlich|wohl)[^.]{0,40}(?:gehört|gesehen|bemerkt|gelesen|gefragt|erraten|,)|" +
    "(?:vielleicht|wahrscheinlich|bestimmt|vermutlich) (?:fragen sie|fragst du|kennen sie|kennst du|(?:haben sie|hast du|habt ihr)[^.]{0,40}(?:gehört|gesehen|bemerkt|gelesen|gefragt|erraten))|" +
    "bevor wir|(?:soviel|so viel|so weit) (?:dazu|zu)|mehr dazu",
  es:
    "como (?:ya )?(?:hemos |se ha |te |os )?(?:mencion|dich|dij|vist|vimos|coment|señal|explic|sab)\\p{L}*|" +
    "en (?:esta|la (?:próxima|siguiente|anterior)|este|el (?:próximo|siguiente|anterior)) (?:sección|capítulo|artículo|parte|apartado|publicación|entrada|guía)|" +
    "(?:este|el presente|esta) (?:artículo|documento|informe|texto|apartado|capítulo|guía|sección|publicación) (?:es|describe|explica|ofrece|resume|presenta|trata|pretende|busca)|" +
    "(?:también |además )?(?:hablamos|discutimos|conversamos|comentamos|tratamos) (?:de|sobre|acerca)|" +
    "(?:veamos|pasemos|empecemos|comencemos|miremos|hablemos|repasemos|volvamos)(?!\\p{L})|" +
    "(?:probablemente|seguramente|quizás|quizá|tal vez|es posible que) (?:ya )?(?:te |se |hayas|has|sepas|conozcas|estés)|" +
    "ahora que|vamos a (?:ver|hablar|repasar|explicar|empezar|comenzar)|antes de (?:empezar|comenzar|entrar)(?!\\p{L})",
  fr:
    "comme (?:nous l[’']avons|on l[’']a|je l[’']ai|vous le|déjà|indiqué|mentionné|dit|vu|évoqué)|" +
    "dans (?:cet|cette|ce|le|la) (?:article|section|partie|chapitre|billet|guide)(?: suivante?| précédente?)?(?!\\p{L})|" +
    "(?:cet|cette|ce|le présent) (?:article|document|rapport|billet|guide|section|chapitre|page) (?:est|décrit|présente|explique|résume|propose|traite|vise|a pour)|" +
    "nous avons (?:aussi |également |brièvement )?(?:parlé|discuté|évoqué|abordé|échangé)|" +
    "(?:voyons|passons|commençons|regardons|revenons|abordons|parlons)(?!\\p{L})|" +
    "(?:vous (?:savez|connaissez|vous demandez)|tu (?:sais|connais|te demandes)) (?:peut-être|sans doute|probablement|déjà|sûrement)|(?:vous avez|tu as) (?:peut-être |sans doute |probablement |sûrement |déjà )+(?:vu|lu|entendu|remarqué|deviné|noté)|" +
    "maintenant que|nous allons (?:voir|aborder|parler|commencer|étudier|présenter|expliquer)|avant de (?:commencer|entrer)",
  it:
    "come (?:già |abbiamo |ho |si è )*(?:detto|visto|accennato|menzionato|sapete|sai)|" +
    "in (?:questo|questa) (?:articolo|sezione|capitolo|parte|guida|post)|n(?:el|ella) (?:prossim[oa]|seguente|precedente) (?:articolo|sezione|capitolo|parte)|" +
    "quest[oa] (?:articolo|documento|rapporto|testo|guida|sezione|capitolo) (?:è|descrive|spiega|offre|riassume|presenta|tratta|vuole)|" +
    "abbiamo (?:anche |inoltre |brevemente )?(?:parlato|discusso)|(?:vediamo|passiamo|cominciamo|iniziamo|guardiamo|parliamo|torniamo)(?!\\p{L})|" +
    "(?:probabilmente|forse|magari) (?:avete|hai|sapete|sai|vi|ti)|ora che|prima di (?:iniziare|cominciare|entrare)",
  pt:
    "como (?:já )?(?:foi |vimos|dissemos|mencion|vist|dit|referi|sab)\\p{L}*|" +
    "n(?:este|esta|a próxima|o próximo|a seguinte|a anterior) (?:artigo|seção|secção|capítulo|parte|guia|post)|" +
    "est[ea] (?:artigo|documento|relatório|texto|guia|seção|secção|capítulo) (?:é|descreve|explica|oferece|resume|apresenta|trata|pretende)|" +
    "(?:também )?(?:falamos|discutimos|conversamos) (?:de|sobre)|(?:vejamos|vamos (?:ver|falar|começar|explicar)|passemos|comecemos)(?!\\p{L})|" +
    "(?:provavelmente|talvez) (?:já )?(?:você|vocês|tenha|esteja|saiba)|agora que|antes de (?:começar|entrar)",
  nl:
    "zoals (?:al |eerder |reeds |hierboven )*(?:gezegd|vermeld|genoemd|beschreven|gezien|besproken|we)|" +
    "in (?:dit|deze|het volgende|de volgende|het vorige) (?:artikel|hoofdstuk|deel|paragraaf|sectie|stuk)|" +
    "(?:dit|deze) (?:artikel|document|rapport|tekst|gids|hoofdstuk|pagina) (?:is|beschrijft|geeft|legt|behandelt|vat|biedt)|" +
    "we hebben (?:ook |het |kort |even )*(?:gesproken|besproken|gehad) over|(?:laten we|we gaan|we zullen|we kijken) |" +
    "(?:misschien|waarschijnlijk|vast) (?:heb|hebt|heeft|ken|kent|vraag) (?:je|u|jij)|nu we|voordat we",
  ru:
    "как (?:уже |мы |было |я )*(?:сказан|говор|упомян|отмеч|видел|вы знаете|вы уже)\\p{L}*|" +
    "в (?:этой|этом|следующей|следующем|предыдущей|предыдущем) (?:статье|разделе|главе|части|посте)|" +
    "(?:эта|этот|данная|данный) (?:статья|документ|отчёт|отчет|текст|раздел|глава|руководство) (?:описывает|объясняет|посвящ\\p{L}+|содержит|рассказывает)|" +
    "мы (?:также |ещё |еще |кратко )?(?:обсудили|обсуждали|поговорили|говорили)|(?:давайте|посмотрим|перейдём|перейдем|начнём|начнем|рассмотрим|вернёмся)(?!\\p{L})|" +
    "(?:возможно|наверное|вероятно),? (?:вы|ты) |теперь,? когда|прежде чем (?:мы|начать|перейти)",
  ar:
    "كما (?:ذكرنا|ذكرت|رأينا|أشرنا|سبق|أسلفنا|قلنا|تعلم|تعلمون|تعرف)|" +
    "في (?:هذا|هذه) (?:القسم|الجزء|الفصل|المقال|المقالة|الفقرة|الدليل)|في (?:القسم|الجزء|الفصل) (?:التالي|السابق)|" +
    "(?:لننتقل|لنبدأ|لننظر|لنر|لنتحدث|دعنا|دعونا|هيا بنا|والآن|سنتحدث|سنناقش|سنتناول|سنستعرض|تحدثنا|ناقشنا|تكلمنا)(?!\\p{L})|" +
    "(?:ربما|لعلك|قد تكون|من المحتمل أنك|لا بد أنك) (?:قد )?(?:لاحظت|تتساءل|سمعت|تعرف|رأيت)|" +
    "السؤال (?:الأول|الثاني|الثالث|الرابع|التالي|الأخير) (?:الذي|هو)",
  he:
    "כפי ש(?:אמרנו|ראינו|הוזכר|צוין|ציינו|הזכרנו|נאמר)|כאמור|כזכור|ב(?:חלק|פרק|סעיף|מאמר|פוסט) (?:זה|הזה|הבא|הקודם)|" +
    "(?:דיברנו|דנו|שוחחנו|נדבר|נדון|נסקור|נעבור|נתחיל|בואו|הבה)(?!\\p{L})|(?:ייתכן|אולי|בוודאי|כנראה|ודאי) (?:ש)?(?:כבר )?(?:שמתם|שמעתם|אתם|הבחנתם|ראיתם)|" +
    "(?:המאמר|הפוסט|המסמך|הדוח|מאמר זה|מדריך זה) (?:מתאר|סוקר|מציג|מסכם|עוסק)|השאלה (?:הבאה|הראשונה|השנייה|האחרונה)",
  hi:
    "जैसा कि (?:ऊपर|पहले|हमने|मैंने|आप|बताया|कहा)|(?:इस|अगले|पिछले) (?:लेख|अनुभाग|भाग|अध्याय|खंड|पोस्ट|गाइड)|" +
    "हमने [^।]{0,30}(?:बात की|चर्चा की|बातचीत की)|(?:आइए|चलिए|आइये|आओ)(?![\\p{L}\\p{M}])|(?:शायद|संभवतः|संभव है) (?:कि )?आप|यह (?:लेख|रिपोर्ट|पोस्ट|दस्तावेज़|गाइड)|अगला (?:सवाल|प्रश्न)",
  ja:
    "(?:前述|上述|先述|先ほど|すでに述べ|既に述べ|前にも)|(?:本稿|本章|本節|この章|この節|この記事|本記事)(?:では|は|で)|" +
    "(?:それでは|さて)、|[^。]{0,60}(?:見て|考えて|説明して|紹介して)(?:いき|み)ましょう|[^。]{0,40}(?:お気づき|ご存[知じ])(?:かもしれ|でしょう|の通り|のとおり|の方)|[^。]{0,60}について(?:も)?(?:話し|議論し|話し合い)ました",
  ko:
    "(?:앞서|위에서|앞에서) (?:말|언급|설명|살펴|이야기)|(?:이|다음|이번|지난) (?:글|장|절|섹션|부분|포스트)(?:에서|은|는|에)|" +
    "[^.]{0,60}(?:살펴|알아|이야기해|생각해) ?(?:보겠습니다|봅시다|볼까요|보죠|봤습니다|보았습니다)|[^.]{0,80}(?:정리해|모아|소개해) ?(?:보았습니다|봤습니다|두었습니다|드리겠습니다)|" +
    "(?:아마|어쩌면|혹시) 여러분[^.]{0,40}(?:알고|눈치|들어 보|들어보|궁금|본 적)|[^.]{0,60}에 대해(?:서도)? (?:이야기했|논의했|이야기를 나)",
  zh:
    "(?:如|正如)(?:前|上)?(?:所述|文|面|我们|你|大家)|前文|(?:本|这)(?:文|章|节|篇|部分|篇文章)(?:将|介绍|讨论|描述|总结|主要|会)|(?:让|讓)我们|" +
    "(?:接下来|下面|现在|那么)，?(?:我们|让|来)|我们(?:还|也)?(?:讨论|谈|聊|探讨)(?:了|到)|你(?:可能|也许|或许|大概)(?:已经|会问|正在|听说)|(?:上|下)一(?:节|章|部分)",
};

/** Clauses at the head of a sentence that only tie it to the talk, up to the comma or particle behind which its matter begins. */
export const OPENING_ASIDES: Readonly<Record<string, string>> = {
  en: "(?:to (?:kick|start|begin|get)(?: (?:things|us|it))?(?: (?:off|with|started|out))?|to (?:wrap|sum)(?: (?:things|it|this))? up|to follow up|(?:just )?as a (?:quick )?follow-up|on that note|(?:and )?one (?:last|final|more) question),\\s+|(?:as (?:already |just |previously )*(?:mentioned|noted|discussed|described|stated|seen|pointed out|promised)|(?:as|like) (?:i|we)(?:[’']ve| have)? (?:already |just )?(?:said|mentioned|saw|seen|noted|discussed|described|wrote)|as you (?:probably |may |might |can |will |surely |all )*(?:know|have noticed|see|have heard|recall|remember|imagine|guessed)|before (?:we |i )?(?:getting|diving|going|moving|get|dive|go|move|start|starting|begin|beginning)(?!\\p{L}))[^,;:]{0,40},\\s+",
  es: "(?:para (?:empezar|comenzar|terminar|acabar|concluir|cerrar)),\\s+|(?:como (?:ya )?(?:hemos |se ha |te |os )?(?:mencion|dich|dij|vist|vimos|coment|señal|explic|sab)\\p{L}*|antes de (?:empezar|comenzar|entrar))[^,;:]{0,40},\\s+",
  fr: "(?:pour (?:commencer|finir|terminer|conclure)),\\s+|(?:comme (?:nous l[’']avons|on l[’']a|je l[’']ai|vous le savez|déjà|indiqué|mentionné|dit|vu|évoqué)|avant de (?:commencer|entrer))[^,;:]{0,40},\\s+",
  it: "(?:per (?:cominciare|iniziare|finire|concludere|chiudere)),\\s+|(?:come (?:già |abbiamo |ho |si è )*(?:detto|visto|accennato|menzionato|sapete|sai)|prima di (?:iniziare|cominciare|entrare))[^,;:]{0,40},\\s+",
  pt: "(?:para (?:começar|terminar|concluir|encerrar|finalizar)),\\s+|(?:como (?:já )?(?:foi |vimos|dissemos|mencion|vist|dit|referi|sab)\\p{L}*|antes de (?:começar|entrar))[^,;:]{0,40},\\s+",
  ru: "(?:как (?:уже |мы |было |я )*(?:сказан|говор|упомян|отмеч|видел|вы знаете|вы уже|известно)\\p{L}*)[^,;:]{0,40},\\s+",
  ar: "(?:كما (?:ذكرنا|ذكرت|رأينا|أشرنا|سبق|أسلفنا|قلنا|تعلم|تعلمون|تعرف))[^،,؛:]{0,40}[،,]\\s+",
  he: "(?:כפי ש(?:אמרנו|ראינו|הוזכר|צוין|ציינו|הזכרנו|נאמר)|כאמור|כזכור|כידוע)[^,;:]{0,40},\\s+",
  hi: "जैसा कि (?:ऊपर|पहले|हमने|मैंने|आप|बताया|कहा)[^,;:।]{0,40},\\s+",
  ja: "(?:前述|上述|先述|既述)の(?:とおり|通り|ように)、|(?:先ほど|すでに|前にも)(?:述べ|お話しし|説明し|触れ)た(?:とおり|通り|ように)、|ご存[知じ]の(?:とおり|通り|ように)、",
  ko: "(?:앞서|위에서|앞에서) (?:말했듯이|말한 것처럼|언급했듯이|언급한 것처럼|설명했듯이|설명한 것처럼|살펴본 것처럼|이야기했듯이|이야기한 것처럼),? |아시다시피,? ",
  zh: "(?:如前所述|如上所述|正如前面所说|众所周知|正如(?:我们|你|大家)[^，。]{0,14})，",
};
