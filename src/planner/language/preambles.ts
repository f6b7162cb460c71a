/**
 * Sentences in which authors say that they have thought, written or collected something, and not what, as regular
 * expressions by language. Each stands at the start of a sentence.
 */
export const PREAMBLES: Readonly<Record<string, string>> = {
  en:
    "(?:here,? |below,? )?(?:we|i)(?:[’']ve| have)? (?:also |then |already |just )?(?:present|highlight|summari[sz]e|describe|share|outline|list|report)(?:ed|d)? (?:[^.;:]{0,60} )?(?:(?:five|four|three|six|seven|two|ten|some|several|our|the|a few) )(?:[\\p{L}-]+ ){0,2}(?:results?|findings?|points?|insights|takeaways|lessons|thoughts|ideas)(?: (?:here|below|in (?:an?|the|our|this) [^.;:]{3,90}(?:here|below)?))?(?:[.]|$)|" +
    "(?:we|i) (?:describe|present|report|publish|discuss)(?:ed)? (?:our|the|these) (?:results|findings|work|ideas|thoughts|research) in (?:an?|the|our|this) (?:article|paper|report|book|study|post|preprint)(?!\\p{L})|" +
    "(?:we|i)(?:[’']ve| have)? (?:also |then )?(?:added|made|collected|gathered|noted|included|compiled|wrote down|put together) (?:some|a few|several|a couple of|many|a number of) (?:\\p{L}+ )?(?:points?|notes?|remarks?|thoughts?|ideas|tips|suggestions|things|observations)(?!\\p{L})|" +
    "(?:we|i)(?:[’']ve| have)? (?:already |long |often |recently )?(?:given|put) (?:\\p{L}+ ){0,3}(?:thought|thoughts) (?:to|into|on)(?!\\p{L})|" +
    "(?:i|we)(?:[’']ll| will| am going to|[’']m going to| are going to|[’']re going to) (?:just |now )?(?:dodge|skip (?:over )?the|spare you|not (?:go|get) into)(?!\\p{L})|" +
    "if (?:i|we) (?:ever )?(?:get|find|have) (?:enough |the |some |more |a little )?time,? (?:i|we)(?:[’']ll| will| may| might)(?!\\p{L})",
  de:
    "(?:ich habe mir|wir haben uns) [^.]*gedanken (?:[^.]* )?gemacht[.]?$|(?:ich habe|wir haben) (?:im folgenden |hier |unten |auch |noch )*(?:einige|ein paar|mehrere) (?:\\p{L}+ )?(?:punkte|gedanken|hinweise|tipps|anmerkungen|ideen|überlegungen) [^.]*(?:gesammelt|ergänzt|hinzugefügt|notiert|zusammengestellt|zusammengetragen|aufgeschrieben)[.]?$|" +
    "(?:ich (?:stelle|fasse)|wir (?:stellen|fassen)) (?:hier |im folgenden )(?:[^.]* )?(?:ergebnisse|erkenntnisse|punkte|gedanken)(?!\\p{L})",
  fr: "(?:nous avons|j[’']ai) (?:aussi |également |ensuite )?(?:ajouté|rassemblé|réuni|noté|compilé) (?:quelques|plusieurs|des) (?:\\p{L}+ )?(?:points|remarques|idées|notes|conseils|réflexions)(?!\\p{L})|(?:nous présentons|je présente|nous résumons|je résume) (?:ici |ci-dessous )(?:[^.;:]{0,30})?(?:résultats|conclusions|points|idées)(?!\\p{L})|(?:j[’']ai|nous avons) (?:déjà |beaucoup |longuement )*réfléchi (?:à|sur)(?!\\p{L})",
  es: "(?:también )?(?:hemos (?:añadido|agregado|reunido|recopilado)|añadimos|agregamos|reunimos|recopilamos) (?:algunos|algunas|varios|varias|unos|unas) (?:\\p{L}+ )?(?:puntos|notas|ideas|consejos|observaciones|reflexiones)(?!\\p{L})|(?:aquí |a continuación,? )(?:presentamos|resumimos|destacamos|presento|resumo) (?:[^.;:]{0,30})?(?:resultados|conclusiones|puntos|ideas)(?!\\p{L})|(?:he|hemos) (?:reflexionado|pensado) (?:mucho |bastante )?(?:sobre|en)(?!\\p{L})",
  it: "(?:abbiamo|ho) (?:anche |inoltre )?(?:aggiunto|raccolto|annotato) (?:alcuni|alcune|qualche|diversi|diverse) (?:\\p{L}+ )?(?:punti|note|idee|consigli|osservazioni|riflessioni)(?!\\p{L})|(?:qui |di seguito )(?:presentiamo|riassumiamo|presento|riassumo) (?:[^.;:]{0,30})?(?:risultati|conclusioni|punti|idee)(?!\\p{L})|(?:ho|abbiamo) (?:già |molto |a lungo )*riflettuto (?:su|sul|sulla|sui|sulle)(?!\\p{L})",
  pt: "(?:também )?(?:adicionamos|acrescentamos|reunimos|adicionei|acrescentei|reuni) (?:alguns|algumas|vários|várias|uns|umas) (?:\\p{L}+ )?(?:pontos|notas|ideias|dicas|observações|reflexões)(?!\\p{L})|(?:aqui |a seguir,? )(?:apresentamos|resumimos|destacamos|apresento|resumo) (?:[^.;:]{0,30})?(?:resultados|conclusões|pontos|ideias)(?!\\p{L})|(?:já )?(?:refleti|refletimos|pensei|pensamos) (?:muito |bastante )?(?:sobre|em)(?!\\p{L})",
  nl: "(?:we|wij|ik) (?:hebben|heb) (?:ook |nog |hier )*(?:enkele|een paar|een aantal|wat) (?:\\p{L}+ )?(?:punten|opmerkingen|gedachten|tips|ideeën) [^.]*(?:toegevoegd|verzameld|genoteerd|opgeschreven)[.]?$|(?:ik heb|we hebben|wij hebben) [^.]*(?:nagedacht over|gedachten gemaakt)[^.]*[.]?$",
  ru: "(?:мы|я) (?:также |ещё |еще )?(?:добавил[аи]?|собрал[аи]?|записал[аи]?) (?:несколько|некоторые) (?:\\p{L}+ )?(?:пункт|мысл|заметк|замечани|идей|иде|совет)\\p{L}*|(?:здесь|ниже) (?:мы|я) (?:приводим|представляем|излагаю|привожу) [^.;:]{0,30}(?:результат|вывод|мысл)\\p{L}*|(?:мы|я) (?:уже |много |долго )*(?:размышлял|думал)[аи]? (?:о|об|над)(?!\\p{L})",
  ar: "(?:لقد )?(?:أضفنا|جمعنا|أضفت|جمعت|دوّنت) (?:أيضا |أيضًا )?(?:بعض|عدة) (?:النقاط|الأفكار|الملاحظات|نقاط|أفكار|ملاحظات)|(?:نعرض|نلخص|نقدم) (?:هنا|أدناه|فيما يلي) ",
  he: "(?:הוספנו|אספנו|הוספתי|אספתי|רשמתי) (?:גם |כאן )?(?:כמה|מספר) (?:נקודות|רעיונות|הערות|מחשבות|טיפים)|(?:אנו|אנחנו|אני) (?:מציגים|מסכמים|מציג|מציגה|מסכם|מסכמת) כאן ",
  hi: "(?:हमने|मैंने) (?:भी |यहाँ |यहां )?(?:कुछ|कई) (?:[\\p{L}\\p{M}]+ )?(?:बिंदु|बातें|विचार|टिप्पणियाँ|सुझाव) (?:जोड़े|जोड़ी|इकट्ठा|एकत्र)",
  ja: "[^。]{0,160}(?:ことを|点を|内容を|考えを|感想を)[^。]{0,12}(?:まとめてみ(?:ました|たい(?:と思います)?)|まとめました|紹介し(?:ます|たいと思います)|書いてみ(?:ました|たいと思います)|ご紹介します)[。]?$",
  ko: "[^.]{0,120}(?:생각|내용|점|것)(?:을|들을)? (?:간단히 |아래에 |여기에 )*(?:정리해 ?(?:보았|봤|보려|보겠)|정리하(?:였|려|겠)|정리했)(?:습니다|고 합니다|다)?[.]?$",
  zh: "(?:我|我们|我們)?(?:在这里|在此|这里|下面)?(?:总结了|整理了|汇总了|列出了|收集了|總結了|整理了)(?:一些|几点|幾點|几个|若干|以下)[^。，]{0,10}(?:想法|要点|要點|建议|建議|感想|经验|經驗|看法)",
};
