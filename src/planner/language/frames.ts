/**
 * Main clauses by which an author only reports or weighs what the clause behind them says: "We found that …", "The second
 * lesson is that …", "It soon became clear that …". As regular expressions by language, for the start of a sentence.
 *
 * None that weakens its matter ("we believe that", "the data suggest that") or says whose it is ("critics say that"). German and
 * Dutch have only those before a colon, as their verb stands last behind "dass" and "dat"; none in languages whose
 * matter changes its form behind the frame.
 */
export const FRAMES: Readonly<Record<string, string>> = {
  en:
    "(?:please )?(?:note|remember|(?:keep|bear) in mind) that|" +
    "it(?: is|[’']s) (?:worth (?:noting|remembering|mentioning)|important to (?:note|understand|remember)) that|it should be noted that|" +
    "it turn(?:s|ed) out that|it (?:(?:quickly|soon|also|then|gradually|eventually|rapidly) )?(?:became|becomes|was|is|has become) (?:(?:very|quite|increasingly|abundantly|pretty) )?(?:clear|apparent|evident|obvious)(?: to (?:us|me|everyone|all))? that|it seems clear that|" +
    "(?:we|i)(?: have|[’']ve)? (?:(?:also|then|soon|quickly|eventually|gradually|can|could) )*(?:found|find|learned|learnt|learn|saw|see|seen|noticed|notice|discovered|observed|observe|reali[sz]ed|concluded|confirmed)(?: out)? that|" +
    "(?:the|our|one|another) (?:(?:first|second|third|fourth|fifth|next|last|final|main|key|biggest|clearest|central|overall|important|big|most important|most surprising) ){0,2}(?:lesson|finding|insight|takeaway|conclusion|upshot|consensus|observation|thing)s? (?:(?:that )?(?:we|i)(?: have|[’']ve)? (?:learned|learnt|took away|drew|took|noticed|saw|made|discovered|found|came to|reached) )?(?:is|was) that|" +
    "the (?:good news|truth|fact|bottom line) is that|(?:the|our) (?:results|data|numbers|figures|responses|answers) (?:(?:also|clearly) )?(?:show|showed|shows|confirm|confirmed|confirms) that|" +
    "(?:the|our) (?:(?:first|second|third|last|main|key|biggest) )?(?:lesson|finding|insight|takeaway|conclusion|upshot|result|bottom line):",
  de:
    "(?:es zeigte? sich|klar ist|fest steht|kurzum|kurz gesagt|(?:das|unser) (?:ergebnis|fazit)|(?:die|unsere) (?:(?:erste|zweite|dritte|letzte|wichtigste) )?(?:erkenntnis|lehre|lektion)):|" +
    "(?:die|unsere) (?:erste|zweite|dritte|letzte|wichtigste) (?:erkenntnis|lehre|lektion) (?:ist|war|lautet):",
  es:
    "(?:ten|tenga|tengan) en cuenta que|recuerd[ae] que|no olvides que|cabe (?:señalar|destacar|mencionar|recordar) que|hay que (?:tener en cuenta|recordar|destacar) que|es importante (?:señalar|recordar|destacar|tener en cuenta) que|" +
    "result(?:a|ó) que|(?:(?:muy )?pronto |rápidamente |también )?(?:quedó|queda|está|resultó) (?:muy )?(?:claro|evidente) que|" +
    "(?:también )?(?:descubrimos|encontramos|vimos|vemos|observamos|aprendimos|comprobamos|constatamos|concluimos|notamos|(?:hemos|he) (?:descubierto|visto|aprendido|comprobado|observado|constatado)) que|" +
    "la (?:(?:primera|segunda|tercera|última|principal|gran) )?(?:lección|conclusión|enseñanza) (?:más importante )?(?:que (?:aprendimos|sacamos|extrajimos|hemos aprendido) )?(?:es|fue) que|" +
    "(?:la buena noticia es|la verdad es|el consenso fue) que|(?:los|nuestros) (?:datos|resultados|números) (?:muestran|mostraron|demuestran|confirman|confirmaron) que",
  fr:
    "(?:notez|à noter|rappelons|n[’']oubliez pas|gardez à l[’']esprit) qu(?:e|[’'])|il (?:faut|convient de) (?:noter|rappeler|souligner|retenir) qu(?:e|[’'])|il est important de (?:noter|rappeler|souligner) qu(?:e|[’'])|force est de constater qu(?:e|[’'])|" +
    "il (?:s[’']avère|s[’']est avéré|en ressort|est (?:clair|évident)|est (?:vite|rapidement) (?:devenu clair|apparu)) qu(?:e|[’'])|" +
    "(?:(?:nous avons|on a|j[’']ai) (?:aussi |également |vite |rapidement )?(?:constaté|découvert|appris|observé|vu|remarqué|conclu|compris)|(?:on|nous) (?:constat|observ|remarqu)(?:e|ons)|on voit|nous voyons) qu(?:e|[’'])|" +
    "(?:la|notre) (?:(?:première|deuxième|seconde|troisième|dernière|principale|grande) )?(?:leçon|conclusion) (?:que (?:nous (?:en )?(?:avons )?tir(?:ons|ée?)|nous avons apprise) )?(?:est|était|fut) qu(?:e|[’'])|le (?:premier |deuxième |second |principal )?(?:constat|enseignement) (?:est|était) qu(?:e|[’'])|" +
    "(?:les|nos) (?:résultats|données|chiffres) (?:montrent|ont montré|confirment|ont confirmé) qu(?:e|[’'])",
  it:
    "va (?:notato|ricordato|detto) che|ricorda(?:te)? che|tieni presente che|è importante (?:notare|ricordare) che|" +
    "(?:è|era) (?:presto |subito )?(?:diventato |emerso )?(?:chiaro|evidente) che|è (?:presto |subito )?emerso che|si è visto che|" +
    "abbiamo (?:anche |presto |subito )?(?:scoperto|visto|imparato|constatato|osservato|notato|capito) che|(?:vediamo|notiamo|osserviamo) che|" +
    "la (?:(?:prima|seconda|terza|ultima|principale) )?(?:lezione|conclusione) (?:che abbiamo (?:imparato|tratto) )?(?:è|è stata|era) che|la buona notizia è che|(?:i|i nostri) (?:dati|risultati|numeri) (?:mostrano|dimostrano|confermano|hanno mostrato) che",
  pt:
    "vale (?:a pena )?(?:notar|lembrar|destacar|ressaltar|mencionar) que|lembre(?:-se de)? que|tenha em mente que|é importante (?:notar|lembrar|destacar|ressaltar) que|" +
    "(?:logo |rapidamente |também )?(?:ficou|fica|é|está) (?:muito )?(?:claro|evidente) que|acontece que|" +
    "(?:também )?(?:descobrimos|vimos|vemos|percebemos|aprendemos|observamos|constatamos|concluímos|notamos|verificamos) que|" +
    "a (?:(?:primeira|segunda|terceira|última|principal|grande) )?(?:lição|conclusão) (?:que (?:aprendemos|tiramos) )?(?:é|foi|era) que|a boa notícia é que|os (?:nossos )?(?:dados|resultados|números) (?:mostram|mostraram|confirmam|confirmaram) que",
  ru:
    "(?:важно|следует|стоит|нужно|необходимо) (?:помнить|отметить|учитывать|понимать), что|обратите внимание,? что|помните,? что|" +
    "(?:вскоре |быстро )?стало (?:ясно|понятно|очевидно), что|(?:оказалось|выяснилось|оказывается), что|" +
    "мы (?:также |скоро |быстро )?(?:обнаружили|выяснили|увидели|поняли|узнали|заметили|установили|видим), что|" +
    "(?:(?:первый|второй|третий|последний|главный|основной) )?(?:урок|вывод|итог) (?:состоит|заключается) в том, что|(?:наши )?(?:данные|результаты|цифры) (?:показывают|показали|подтверждают|подтвердили), что",
  he: "(?:גילינו|מצאנו|ראינו|למדנו|הבנו|מתברר|התברר|הסתבר|מסתבר|חשוב לזכור|חשוב לציין|יש לזכור|יש לציין) כי|(?:הנתונים|התוצאות) (?:מראים|מראות|הראו) כי",
  hi: "(?:हमने (?:पाया|देखा|सीखा|जाना)|(?:यह )?(?:पता चला|स्पष्ट (?:है|हो गया))|(?:आंकड़े|आँकड़े|नतीजे) बताते हैं|ध्यान (?:दें|रखें)|याद रखें) कि",
  zh: "(?:我们(?:还|也)?(?:发现|發現|看到|注意到|认识到|了解到|得知)|(?:调查|調查|研究)?(?:结果|結果|数据|數據)(?:显示|顯示|表明)|事实证明|事實證明|值得注意的是|需要注意的是|请注意|請注意|可以看到|很明显|很明顯)[，：:]",
};

/** Ends of sentences that do the same where the clause stands before what frames it. */
export const FRAMES_BEHIND: Readonly<Record<string, string>> = {
  ja: "(?:という)?こと(?:が|も)(?:(?:分|わ)かりました|(?:分|わ)かった|判明しました|判明した|明らかになりました|明らかになった)",
};

/** What an author looks at, in front of such a clause: "Looking at pricing, we see that …". */
export const FRAME_TOPICS: Readonly<Record<string, string>> = {
  en: "looking at|turning to|regarding|concerning|as for|in terms of|when it comes to|with regard to",
  es: "en cuanto a|respecto a|con respecto a|mirando|en lo que respecta a",
  fr: "concernant|quant à|en ce qui concerne|pour ce qui est de|s[’']agissant de",
  it: "per quanto riguarda|quanto a|riguardo a",
  pt: "quanto a|em relação a|no que diz respeito a",
};
