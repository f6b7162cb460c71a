/** Words by which a sentence shows its part in a text, each as the alternatives of a regular expression. */
export interface MessageWords {
  /** Openings of what a stretch of text comes to: "So …", "That is why …". */
  readonly concludes: string;
  /** Openings of what helps: "Instead, …", "The best way …". */
  readonly helps: string;
  /** Openings of talk about the text or its talkers, and of remarks beside the point. */
  readonly aside: string;
  /** The same inside a sentence: where the verb comes last, and in brackets. */
  readonly talks?: string;
  /** Openings that only set a scene. */
  readonly scene: string;
}

export const MESSAGE_WORDS: Readonly<Record<string, MessageWords>> = {
  en: {
    concludes:
      "so|therefore|thus|hence|consequently|accordingly|that(?: i|[’'])s why|this is why|which is why|(?:this|that|it) (?:means|shows|suggests|proves)|as a result|the result|in short|in the end|in other words|in conclusion|overall|(?:but )?taken together|to sum up|ultimately|the (?:lesson|upshot|point|key|bottom line|main (?:thing|reason)|most important)|it follows|above all|most importantly|what matters|in total|all in all",
    helps:
      "instead|rather than|but you can|you can (?:also )?(?:avoid|prevent|fix|solve)|luckily|fortunately|the (?:solution|remedy|answer|trick|good news|best way|easiest way|simplest way|cure)|a better way|to (?:fix|avoid|prevent|solve)|make sure|it helps to|what helps|better to",
    aside:
      "we (?:also )?(?:talked|discussed|touched|asked|looked at|spent time)|(?:one|another) (?:continuing |recurring |other )?(?:topic|subject|theme|discussion)|some discussion|as an aside|by the way|incidentally|fun fact|side note|let[’']s (?:look|take|start|begin|talk|move|turn)|let us (?:look|start|begin|turn)|(?:this|the) (?:post|article|section|chapter|essay|guide|report|document|page|talk) (?:will|is|looks|describes|covers|explains|aims|features|paints|shows how)|before (?:we|getting|diving|going)|to be honest|i(?: a|[’'])m not sure|not sure",
    talks: "as an aside|shocker|just kidding|so to speak|pun intended",
    scene:
      "imagine|suppose|picture|once upon|one day|yesterday|recently|this morning|in the morning|last (?:week|night|month)|a few (?:weeks|months|days|years) ago|i was|i had|i remember|it was a|my (?:intended|plan)|these days|nowadays|over the years|since its|for many years|sometimes you|there are many|there are (?:several|a few|lots|a lot)|there(?: i|[’'])s a lot|there was an?|when asked|in addition to",
  },
  de: {
    concludes:
      "also|daher|deshalb|deswegen|darum|folglich|somit|das heißt|das bedeutet|das zeigt|(?:und )?genau deshalb|so(?: wird| werden| bleibt| kann| können)|insgesamt|kurz(?: gesagt|um)?|im ergebnis|am ende|letztlich|unterm strich|entscheidend ist|wichtig ist|vor allem|die (?:lehre|folge|lösung|moral)|das (?:fazit|ergebnis)|fazit|es kommt (?:also )?darauf an|worauf es ankommt",
    helps:
      "stattdessen|statt|anstatt|besser|die lösung|das gegenmittel|zum glück|glücklicherweise|die gute nachricht|am besten|um (?:das|dies) zu (?:vermeiden|verhindern)|dagegen hilft|es hilft|achten sie|achte|sorgen sie|sorge",
    aside:
      "wir (?:haben|sprachen|redeten) (?:auch |außerdem )?(?:über|darüber)|ein weiteres thema|ein anderes thema|nebenbei|übrigens|am rande|schauen wir|sehen wir uns|beginnen wir|dieser (?:abschnitt|artikel|beitrag|text|leitfaden|bericht)|in diesem (?:abschnitt|artikel|beitrag|kapitel)|bevor wir|ehrlich gesagt|anekdote",
    scene:
      "stellen sie sich|stell dir|angenommen|eines tages|gestern|neulich|kürzlich|vor (?:einigen|ein paar|wenigen) (?:tagen|wochen|monaten|jahren)|heutzutage|manchmal|es gibt (?:viele|einige|mehrere|verschiedene)|als ich",
  },
  es: {
    concludes:
      "por (?:lo )?tanto|por eso|por ello|por esta razón|así(?: que| pues)?|de ahí que|en consecuencia|como resultado|es decir|esto (?:significa|demuestra|implica)|eso significa|en (?:resumen|definitiva|conclusión|suma)|al final|en conjunto|sobre todo|lo (?:importante|esencial|fundamental|principal)|la (?:lección|clave|conclusión)|el resultado",
    helps:
      "en (?:lugar|vez) de|en cambio|la (?:solución|mejor (?:forma|manera)|buena noticia)|para (?:evitar|solucionar|resolver|prevenir)|por suerte|afortunadamente|es mejor|mejor|asegúrate|asegúrese|puedes evitar",
    aside:
      "también hablamos|hablamos|otro tema|como (?:nota|anécdota)|por cierto|dicho sea de paso|veamos|empecemos|(?:esta|la) (?:sección|guía|página)|(?:este|el) (?:artículo|capítulo|documento|texto) (?:trata|describe|explica|busca)|antes de (?:empezar|entrar|seguir)",
    scene:
      "imagina|imagine|imaginemos|supón|supongamos|un día|ayer|hace (?:unos|algunos|pocos)|recientemente|hoy en día|a veces|hay (?:muchos|muchas|varios|varias)|existen (?:muchos|muchas|varios|varias)|cuando era",
  },
  fr: {
    concludes:
      "donc|ainsi|c[’']est pourquoi|c[’']est pour cela|voilà pourquoi|par conséquent|en conséquence|dès lors|cela (?:signifie|montre|veut dire)|autrement dit|en (?:bref|somme|résumé|définitive|conclusion)|au total|au final|finalement|dans l[’']ensemble|surtout|avant tout|l[’'](?:essentiel|important|enjeu)|la (?:leçon|clé|conclusion)|le résultat|résultat",
    helps:
      "au lieu de|plutôt que|la (?:solution|meilleure (?:façon|manière)|bonne nouvelle)|le meilleur moyen|pour (?:éviter|résoudre|prévenir|remédier)|heureusement|mieux vaut|il vaut mieux|assurez-vous|veillez",
    aside:
      "nous avons (?:aussi |également )?(?:parlé|discuté|évoqué)|un autre sujet|au passage|par parenthèse|soit dit en passant|voyons|commençons|(?:cette|la) (?:section|page|partie|fiche)|(?:cet|l[’'])article|ce (?:chapitre|document|guide|texte) (?:décrit|présente|explique|vise)|avant de (?:commencer|entrer)",
    scene:
      "imaginez|imaginons|supposons|un jour|hier|récemment|il y a (?:quelques|plusieurs|peu)|de nos jours|parfois|il existe (?:de nombreux|de nombreuses|plusieurs)|quand j[’']",
  },
  it: {
    concludes:
      "quindi|dunque|perciò|pertanto|per questo|ecco perché|di conseguenza|ciò (?:significa|dimostra)|questo significa|in (?:breve|sintesi|conclusione|definitiva|sostanza)|insomma|alla fine|nel complesso|soprattutto|l[’'](?:importante|essenziale)|la (?:lezione|chiave|conclusione)|il risultato",
    helps:
      "invece di|anziché|piuttosto che|la (?:soluzione|buona notizia)|il modo migliore|per (?:evitare|risolvere|prevenire)|per fortuna|fortunatamente|è meglio|meglio|assicuratevi|assicurati",
    aside:
      "abbiamo (?:anche )?(?:parlato|discusso)|un altro (?:tema|argomento)|tra parentesi|per inciso|vediamo|cominciamo|questa (?:sezione|guida|pagina)|quest[’']articolo|questo (?:capitolo|documento|testo)|prima di (?:iniziare|cominciare)",
    scene:
      "immagina|immaginate|immaginiamo|supponiamo|un giorno|ieri|di recente|recentemente|(?:qualche|pochi) (?:giorno|giorni|mese|mesi|anno|anni) fa|oggigiorno|a volte|ci sono (?:molti|molte|diversi|diverse)|esistono (?:molti|molte|diversi|diverse)",
  },
  pt: {
    concludes:
      "portanto|por isso|por isto|assim|logo|desse modo|dessa forma|em consequência|como resultado|isso (?:significa|mostra|quer dizer)|isto significa|ou seja|em (?:resumo|suma|conclusão)|no (?:fim|final|geral|total)|sobretudo|acima de tudo|o (?:importante|essencial|principal|resultado)|a (?:lição|chave|conclusão)",
    helps:
      "em vez de|ao invés de|a (?:solução|melhor (?:forma|maneira)|boa notícia)|para (?:evitar|resolver|prevenir)|felizmente|por sorte|é melhor|melhor|certifique-se|garanta",
    aside:
      "também (?:falamos|conversamos|discutimos)|outro (?:tema|assunto)|a propósito|aliás|entre parênteses|vejamos|comecemos|vamos (?:começar|ver)|esta (?:seção|secção|página)|este (?:artigo|capítulo|documento|guia|texto)|antes de (?:começar|entrar)",
    scene:
      "imagine|imagina|imaginemos|suponha|um dia|ontem|recentemente|há (?:alguns|algumas|poucos)|hoje em dia|às vezes|existem (?:muitos|muitas|vários|várias)|há (?:muitos|muitas|vários|várias)",
  },
  nl: {
    concludes:
      "dus|daarom|daardoor|vandaar|kortom|(?:dat|dit) (?:betekent|laat zien)|met andere woorden|al met al|per saldo|uiteindelijk|samengevat|het resultaat|de (?:les|kern|conclusie|oplossing)|vooral|het gaat erom|belangrijk is",
    helps:
      "in plaats van|liever|de oplossing|het goede nieuws|gelukkig|de beste manier|om (?:dit|dat) te voorkomen|beter is|het helpt|zorg",
    aside:
      "we (?:hebben|spraken) (?:ook )?(?:gesproken|over)|een ander onderwerp|terzijde|trouwens|overigens|laten we (?:kijken|beginnen)|(?:deze|de) (?:paragraaf|sectie|gids|pagina)|dit (?:artikel|hoofdstuk|document)|voordat we",
    scene:
      "stel je voor|stel|op een dag|gisteren|onlangs|(?:enkele|een paar) (?:dagen|weken|maanden|jaren) geleden|tegenwoordig|soms|er zijn (?:veel|verschillende|meerdere)",
  },
  ru: {
    concludes:
      "поэтому|следовательно|значит|итак|таким образом|(?:это|что) (?:означает|значит|показывает)|иначе говоря|в (?:итоге|результате|целом|конце концов)|вот почему|короче|главное|важно|прежде всего|вывод|урок",
    helps:
      "вместо (?:этого|того)|лучше|решение|чтобы (?:избежать|предотвратить|исправить)|к счастью|хорошая новость|лучший способ|помогает|убедитесь",
    aside:
      "мы (?:также |еще |ещё )?(?:говорили|обсуждали|обсудили)|ещ[её] одна тема|другая тема|кстати|между прочим|к слову|давайте (?:посмотрим|начн[её]м)|(?:этот|данный) (?:раздел|документ)|эта (?:статья|глава)|прежде чем",
    scene:
      "представьте|предположим|однажды|вчера|недавно|несколько (?:дней|недель|месяцев|лет) назад|в наши дни|иногда|существует (?:много|несколько)|есть (?:много|несколько)",
  },
  ar: {
    concludes:
      "لذلك|ولذلك|لذا|ولذا|لهذا|ولهذا|وهكذا|هكذا|بالتالي|وبالتالي|ومن ثم|إذن|هذا يعني|وهذا يعني|أي أن|نتيجة لذلك|والنتيجة|النتيجة|باختصار|في النهاية|وفي النهاية|خلاصة|الخلاصة|الأهم|والأهم|المهم|إجمالا",
    helps: "بدلا من|بدلًا من|عوضا عن|الحل|أفضل طريقة|لتجنب|لحل|لحسن الحظ|من الأفضل|الأفضل|تأكد|احرص|يمكنك تجنب",
    aside:
      "تحدثنا|ناقشنا|موضوع آخر|بالمناسبة|على الهامش|دعونا|لنبدأ|هذا القسم|هذه المقالة|هذا المقال|هذا الدليل|هذا الفصل|قبل أن نبدأ",
    scene:
      "تخيل|تخيلوا|افترض|لنفترض|ذات يوم|أمس|مؤخرا|مؤخرًا|قبل (?:بضعة|عدة|أيام|أشهر|سنوات)|في هذه الأيام|أحيانا|أحيانًا|في بعض الأحيان|هناك (?:العديد|الكثير|عدة)|توجد (?:العديد|عدة)|يوجد (?:العديد|الكثير|عدة)",
  },
  he: {
    concludes:
      "לכן|לפיכך|על כן|משום כך|כתוצאה מכך|כלומר|זה אומר|פירוש הדבר|בקיצור|בסופו של דבר|לסיכום|בסך הכול|בסך הכל|העיקר|החשוב ביותר|מעל הכול|המסקנה|התוצאה|הלקח|וכך",
    helps: "במקום|הפתרון|הדרך הטובה|כדי (?:למנוע|להימנע|לפתור)|למרבה המזל|עדיף|מוטב|ודאו|הקפידו|החדשות הטובות",
    aside:
      "דיברנו|שוחחנו|דנו|נושא נוסף|נושא אחר|אגב|דרך אגב|בסוגריים|בואו (?:נראה|נתחיל)|הבה|פרק זה|מאמר זה|סעיף זה|מדריך זה|לפני שנ",
    scene:
      "דמיינו|דמיין|נניח|יום אחד|אתמול|לאחרונה|לפני (?:כמה|מספר) (?:ימים|שבועות|חודשים|שנים)|בימינו|לפעמים|לעתים|לעיתים|יש (?:הרבה|כמה|מספר)|קיימים",
  },
  hi: {
    concludes:
      "इसलिए|इसलिये|अतः|इस प्रकार|इस तरह|यही कारण|इसका (?:मतलब|अर्थ)|यानी|परिणामस्वरूप|नतीजतन|नतीजा|संक्षेप में|अंत में|अंततः|कुल मिलाकर|सबसे (?:महत्वपूर्ण|ज़रूरी|जरूरी|बड़ी)|मुख्य बात|निष्कर्ष",
    helps: "इसके बजाय|के बजाय|समाधान|उपाय|सबसे अच्छा तरीका|बेहतर|इससे बचने|सौभाग्य से|अच्छी बात|सुनिश्चित कर",
    aside: "एक और विषय|वैसे|प्रसंगवश|आइए|आइये|यह (?:खंड|लेख|अध्याय|मार्गदर्शिका)|इस (?:खंड|लेख|अध्याय)",
    talks: "(?:पर|के बारे में) (?:भी )?(?:चर्चा|बात) (?:की|हुई)",
    scene: "कल्पना|मान लीजिए|मान लें|एक दिन|कल|हाल ही में|कुछ (?:दिन|सप्ताह|महीने|साल) पहले|आजकल|कभी-कभी|कई (?:प्रकार|तरह)",
  },
  ja: {
    concludes:
      "したがって|従って|そのため|そこで|だから|ですから|それゆえ|ゆえに|つまり|要するに|結局|このように|こうして|その結果|結果として|結論|以上から|何より|最も(?:大切|重要)|大切なのは|重要なのは|ポイントは",
    helps: "代わりに|その代わり|解決策|対策|より良い方法|一番(?:良い|いい)方法|最善の方法|避けるには|防ぐには|幸い",
    aside: "ちなみに|余談|ところで|なお、|さて|それでは|では、|(?:この|本)(?:節|章|記事|ガイド|資料)",
    talks: "について(?:話し(?:ました|合い)|議論し)|見てみましょう|見ていきましょう|紹介します",
    scene:
      "想像して|仮に|ある日|昨日|先日|最近|数(?:日|週間|か月|ヶ月|年)前|近年|昔|時には|ときどき|いろいろな|様々な|さまざまな",
  },
  ko: {
    concludes:
      "따라서|그래서|그러므로|그러니|즉|결국|요컨대|요약하면|정리하면|이처럼|이렇게|그 결과|결과적으로|결론|무엇보다|가장 중요한|중요한 것은|핵심은|이는 .{0,20}의미",
    helps: "대신|그 대신|해결책|해결 방법|가장 좋은 방법|더 나은 방법|피하려면|막으려면|방지하려면|다행히",
    aside: "참고로|여담|그런데|한편|자,|그럼|이 (?:절|장|글|문서|가이드)|이번 (?:절|장|글)",
    talks: "에 대해 (?:이야기|논의)(?:했|하였)|살펴보겠|알아보겠|살펴봅시다|알아보자|소개합니다",
    scene:
      "상상해|가정해|만약 여러분이|어느 날|어제|최근|얼마 전|몇 (?:일|주|달|년) 전|요즘|때로는|가끔|다양한|여러 가지",
  },
  zh: {
    concludes:
      "因此|所以|因而|于是|於是|由此|可见|可見|这意味着|這意味著|也就是说|也就是說|换句话说|換句話說|总之|總之|总的来说|總的來說|综上|綜上|归根结底|歸根結底|结果|結果|最终|最終|最重要的|关键(?:是|在)|關鍵(?:是|在)|重要的是|首要",
    helps:
      "相反|与其|與其|取而代之|解决(?:办法|方法|方案)|解決(?:辦法|方法|方案)|最好的(?:办法|方法|方式)|为(?:了)?避免|為(?:了)?避免|幸运的是|幸運的是|幸好|最好|不妨|建议|建議",
    aside:
      "顺便|順便|题外话|題外話|另外说一句|我们(?:还|也)?(?:讨论|谈到|聊)|我們(?:還|也)?(?:討論|談到|聊)|本(?:节|節|章|文|指南)|让我们(?:来)?(?:看|开始)|讓我們(?:來)?(?:看|開始)|接下来|接下來",
    scene:
      "想象|想像|假设|假設|有一天|昨天|最近|前不久|几(?:天|周|个月|年)前|幾(?:天|週|個月|年)前|如今|现在很多|有时|有時|有很多|有许多|有許多|存在许多",
  },
};
