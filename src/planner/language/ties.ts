/** Words by which sentences of a language hang together, each as the alternatives of a regular expression. */
interface Ties {
  /** Openings that take the sentence before back, or set something against it. */
  readonly turns: string;
  /** Such words behind the first few of a sentence: "Sie haben jedoch …", "The boat, however, …". */
  readonly inside?: string;
  /** Openings that answer a whole paragraph: "On the other hand". */
  readonly otherSides: string;
  /** Openings that say what something is after the sentence before said what it is not: "It is …". */
  readonly rather?: string;
  readonly not: string;
  /** Words that free from a duty: "you need not" … */
  readonly frees?: string;
  /** … and words by which a later sentence puts another duty in its place: "instead". */
  readonly instead?: string;
  /** How a paragraph turns to somebody: "To our friends in the valley, we say …". */
  readonly addresses?: string;
  /** Openings that only suppose something, so that what follows may make a point of it: "Imagine …". */
  readonly supposes?: string;
  readonly counts?: string;
  /** What a text counts before it names it: "two reasons". */
  readonly counted?: string;
  /** Counts and what they count in one, where words are not spaced or a dual says both. */
  readonly announced?: string;
}

export const TIES: Readonly<Record<string, Ties>> = {
  en: {
    supposes:
      "imagine|suppose|pretend|picture (?:a|an|the|this|yourself)|think of (?:a|an|the|it|them|this|your)|assume|let[’']s (?:say|assume|suppose|imagine|pretend)|say (?:you|we|your|that)|what if|take (?:a|an|the|your) (?:\\p{L}+ ){0,2}(?:like|such as)|consider the (?:case|following|example)",
    turns:
      "but|however|yet|instead|nevertheless|nonetheless|even so|that said|conversely|on the contrary|on the other hand|rather,|still,",
    inside: "(?<=, )(?:however|though|by contrast|on the other hand)",
    otherSides: "on the other hand|on the other side|others (?:think|believe|say|argue|prefer)",
    rather: "(?:it|they|that|this|he|she)(?: is| are|[’']s|[’']re| was| were)",
    not: "not|cannot|can[’']t|won[’']t|isn[’']t|aren[’']t|wasn[’']t|weren[’']t|don[’']t|doesn[’']t|didn[’']t|never|no longer",
    frees:
      "(?:don[’']t|do not|doesn[’']t|does not) (?:have|need) to|needn[’']t|need not|no (?:rule|need|obligation|requirement|law)|not (?:required|obliged|necessary|obligatory|mandatory)",
    instead: "instead|rather than",
    addresses:
      "(?:and |but |finally,? )*to (?:those|our|that|all|you|my|every) [^,:;]*(?:, [^,:;]*){0,2}[,:] (?:we|i|let|ask)|(?:we|i)(?: are| am|[’']re|[’']m)? (?:(?:very|so|deeply|most) )?(?:grateful to|thankful to|thank) (?!you)",
    counts:
      "two|three|four|five|six|seven|eight|several|many|various|a few|a couple of|a number of|plenty of|lots of|these|the following",
    counted:
      "issues|answers|faults|questions|points|reasons|causes|mistakes|steps|ways|things|options|kinds|types|factors|rules|lessons|principles|problems|goals|paths|scenarios|categories|conditions|recommendations|challenges|approaches",
  },
  de: {
    supposes:
      "stell(?:en sie| dir|t euch| euch)|nehmen wir (?:an|einmal|mal)|angenommen|gesetzt den fall|denk(?:en sie|t|e)? (?:nur )?an|was wäre, wenn|man stelle sich",
    turns:
      "aber|jedoch|doch|allerdings|andererseits|dennoch|trotzdem|stattdessen|hingegen|dagegen|vielmehr|im gegenteil|demgegenüber",
    inside: "(?<![,;] )aber(?! auch)|jedoch|allerdings|hingegen|dagegen|dennoch|trotzdem",
    otherSides: "andererseits|auf der anderen seite|andere (?:meinen|denken|finden|sagen)",
    rather: "(?:es|sie|er|das)(?: ist| sind| war| waren| geht)",
    not: "nicht|kein|keine|keinen|nie|niemals",
    frees:
      "(?:müssen|muss|musst|müsst|brauchen|brauchst|braucht) [^.]*(?:nicht|kein\\p{L}*)|kein\\p{L}* (?:regel|pflicht|zwang|vorschrift)|nicht (?:nötig|notwendig|verpflichtet|erforderlich)",
    instead: "stattdessen|anstatt|statt",
    addresses:
      "an (?:unsere|alle|jene|diejenigen|euch|sie|meine) [^,:;]*[,:]|(?:wir danken|ich danke|unser dank gilt) ",
    counts: "zwei|drei|vier|fünf|sechs|sieben|acht|mehrere|einige|ein paar|diese|folgende",
    counted:
      "fragen|antworten|punkte|gründe|ursachen|fehler|schritte|wege|dinge|möglichkeiten|arten|faktoren|regeln|lehren|grundsätze|probleme|ziele|bedingungen|empfehlungen|varianten",
  },
  es: {
    supposes:
      "imagin(?:a|e|emos|ad)|sup[oó]n(?:gamos|ga)?|pensemos en|piensa en|piense en|pongamos (?:que|por caso)|digamos que|qué pasaría si",
    turns:
      "pero|sin embargo|no obstante|en cambio|aun así|por el contrario|por otro lado|por otra parte|sino|ahora bien",
    inside: "(?<=, )(?:sin embargo|no obstante|en cambio|por el contrario)",
    otherSides: "por otro lado|por otra parte|otros (?:piensan|creen|dicen)",
    rather: "(?:es|son|se trata|era|eran)",
    not: "no|nunca|jamás|tampoco",
    frees:
      "no (?:hace falta|es necesario|es obligatorio|tienes que|tiene que|hay que|necesitas|hay (?:ninguna )?(?:regla|obligación))",
    instead: "en lugar de|en vez de|en cambio",
    addresses:
      "a (?:nuestr[oa]s|aquell[oa]s|tod[oa]s|ustedes|vosotros|es[oa]s) [^,:;]*[,:]|(?:agradecemos a|damos las gracias a|gracias a tod[oa]s) ",
    counts: "dos|tres|cuatro|cinco|seis|siete|varios|varias|algunas|algunos|estos|estas|los siguientes|las siguientes",
    counted:
      "cuestiones|respuestas|preguntas|puntos|razones|motivos|causas|errores|pasos|formas|maneras|cosas|opciones|tipos|factores|reglas|problemas|objetivos|condiciones|recomendaciones",
  },
  fr: {
    supposes:
      "imagin(?:ez|ons|e)|suppos(?:ez|ons|e)|pensez à|pensons à|prenons (?:un|une|le|la|l[’']|par exemple)|admettons|disons que|et si",
    turns: "mais|cependant|toutefois|pourtant|néanmoins|en revanche|au contraire|à l[’']inverse|d[’']autre part|or,",
    inside: "cependant|toutefois|néanmoins|pourtant|en revanche",
    otherSides: "d[’']autre part|d[’']un autre côté|d[’']autres (?:pensent|estiment|disent)",
    rather: "(?:c[’']est|ce sont|il s[’']agit|elle est|il est|ils sont|elles sont)",
    not: "pas|jamais|plus|ni",
    frees:
      "(?:n[’']est|n[’']es|n[’']êtes|ne sont) pas (?:obligé|nécessaire|requis|tenu)\\p{L}*|pas besoin|aucune (?:règle|obligation)|ne (?:devez|dois|faut|doit) pas forcément",
    instead: "au lieu|plutôt que|à la place",
    addresses:
      "à (?:nos|ceux|celles|vous|tous|toutes|ces|cette) [^,:;]*[,:]|(?:nous remercions|je remercie|merci à) (?!vous)",
    counts: "deux|trois|quatre|cinq|six|sept|plusieurs|quelques|ces|les",
    counted:
      "questions|réponses|points|raisons|causes|erreurs|étapes|façons|choses|options|types|facteurs|règles|problèmes|objectifs|conditions|recommandations|manières",
  },
  it: {
    supposes:
      "immagin(?:a|ate|iamo)|suppon(?:i|ete|iamo)|pensa a|pensate a|pensiamo a|mettiamo (?:che|il caso)|poniamo|diciamo che|e se",
    turns: "ma|però|tuttavia|invece|al contrario|d[’']altra parte|eppure|ciononostante",
    inside: "(?<=, )(?:però|invece)|tuttavia",
    otherSides: "d[’']altra parte|dall[’']altro lato",
    rather: "(?:è|sono|si tratta|era|erano)",
    not: "non|mai|né",
    frees:
      "non (?:è (?:necessario|obbligatorio)|serve|occorre|devi|dovete|bisogna|c[’']è (?:bisogno|obbligo|alcuna regola))",
    instead: "invece|anziché|piuttosto che",
    addresses:
      "(?:ai|alle|agli|a) (?:nostri|nostre|quelli|quelle|coloro|tutti|voi) [^,:;]*[,:]|(?:ringraziamo|ringrazio|siamo grati|grazie a tutt[ie]) ",
    counts: "due|tre|quattro|cinque|sei|sette|alcuni|alcune|diversi|diverse|questi|queste",
    counted: "questioni|domande|punti|ragioni|motivi|cause|errori|passi|modi|cose|opzioni|tipi|fattori|regole|problemi",
  },
  pt: {
    supposes:
      "imagin(?:e|a|em|emos)|supo(?:nha|nhamos|nham)|pense (?:em|num|numa|no|na)|pensemos|digamos que|vamos (?:supor|imaginar|dizer)|e se",
    turns: "mas|porém|contudo|entretanto|todavia|no entanto|em vez disso|por outro lado|ao contrário|mesmo assim",
    inside: "(?<=, )(?:porém|contudo|entretanto|no entanto|todavia)",
    otherSides: "por outro lado|outros (?:pensam|acham|dizem)",
    rather: "(?:é|são|trata-se|era|eram)",
    not: "não|nunca|jamais|nem",
    frees: "não (?:é (?:necessário|preciso|obrigatório)|precisa\\p{L}*|há (?:nenhuma )?(?:regra|obrigação)|tem que)",
    instead: "em vez|ao invés",
    addresses:
      "(?:aos|às|a) (?:nossos|nossas|que|aqueles|todos|vocês) [^,:;]*[,:]|(?:agradecemos|agradeço|somos gratos|obrigado a tod[oa]s) ",
    counts: "dois|duas|três|quatro|cinco|seis|sete|vários|várias|alguns|algumas|estes|estas",
    counted:
      "questões|perguntas|pontos|razões|motivos|causas|erros|passos|formas|maneiras|coisas|opções|tipos|fatores|regras|problemas",
  },
  nl: {
    supposes: "stel (?:je|u|dat)|stel,|neem aan|denk aan|laten we (?:aannemen|zeggen)|zeg dat|wat als",
    turns: "maar|echter|toch|daarentegen|in plaats daarvan|aan de andere kant|desondanks|integendeel",
    inside: "echter|daarentegen|toch",
    otherSides: "aan de andere kant|anderen (?:denken|vinden|zeggen)",
    rather: "(?:het|ze|zij|hij|dat)(?: is| zijn| was| waren)",
    not: "niet|geen|nooit",
    frees: "(?:hoef|hoeft|hoeven) [^.]*(?:niet|geen)|geen (?:regel|plicht|verplichting)|niet (?:nodig|verplicht)",
    instead: "in plaats|liever",
    addresses: "aan (?:onze|allen|hen|jullie|u) [^,:;]*[,:]|(?:wij danken|we danken|we bedanken|onze dank gaat) ",
    counts: "twee|drie|vier|vijf|zes|zeven|enkele|verschillende|deze|een paar",
    counted: "vragen|punten|redenen|oorzaken|fouten|stappen|manieren|dingen|opties|soorten|factoren|regels|problemen",
  },
  ru: {
    supposes: "представ(?:ьте|ь|им)|предполож(?:им|ите)|допустим|вообраз(?:ите|им)|подумайте о|скажем,|а что если",
    turns: "но|однако|зато|наоборот|напротив|вместо этого|с другой стороны|тем не менее|всё же|все же",
    inside: "(?<=, )однако",
    otherSides: "с другой стороны|другие (?:думают|считают|говорят)",
    not: "не|нет|никогда",
    frees: "не (?:обязательно|нужно|обязан\\p{L}*|требуется|надо)|нет (?:правила|необходимости|обязанности)",
    instead: "вместо|лучше",
    counts: "два|две|три|четыре|пять|шесть|несколько|эти",
    counted: "вопроса|вопросов|причины|причин|ошибки|ошибок|шага|шагов|способа|способов|пункта|пунктов|правила|правил",
  },
  ar: {
    supposes: "تخيل|تخيلوا|لنتخيل|افترض|لنفترض|فلنفترض|هب أن|ماذا لو|لنقل",
    turns:
      "لكن|ولكن|غير أن|إلا أن|ومع ذلك|مع ذلك|في المقابل|وفي المقابل|بدلا من ذلك|بدلًا من ذلك|من ناحية أخرى|على العكس",
    otherSides: "من ناحية أخرى|من جهة أخرى|وفي المقابل|في المقابل",
    not: "لا|ليس|ليست|لم|لن",
    frees:
      "لا (?:يجب|يتعين|يلزم|يشترط|داعي|توجد قاعدة|حاجة)|ليس (?:عليك|من الضروري|ضروري\\p{L}*|من الواجب)|لست (?:مضطر|ملزم)\\p{L}*",
    instead: "بدلا|بدلًا|عوض\\p{L}*",
    announced:
      "مسألتان|أمران|سببان|نقطتان|سؤالان|طريقتان|خطوتان|عاملان|(?:ثلاث|ثلاثة|أربع|أربعة|خمس|خمسة|عدة) (?:أسباب|أسئلة|نقاط|طرق|خطوات|أمور|مسائل|عوامل)",
  },
  he: {
    supposes: "דמיינו|דמיין|תארו לעצמכם|תאר לעצמך|נניח|הניחו|חשבו על|מה אם",
    turns: "אבל|אך|אולם|ואולם|עם זאת|לעומת זאת|למרות זאת|בכל זאת|מצד שני|במקום זאת|להפך|ואילו",
    otherSides: "מצד שני|מן הצד השני",
    not: "לא|אין|אינו|אינה|אינם|מעולם",
    frees: "(?:לא|אין) (?:חייב\\p{L}*|צריך|צריכים|חובה|צורך|כלל|הכרח)",
    instead: "במקום|תחת זאת",
    counts: "שני|שתי|שלוש|שלושה|ארבע|ארבעה|חמש|חמישה|כמה|מספר",
    counted: "שאלות|נקודות|סיבות|גורמים|טעויות|צעדים|דרכים|דברים|אפשרויות|סוגים|כללים|בעיות",
  },
  hi: {
    supposes: "कल्पना (?:कीजिए|करें|करो)|मान (?:लीजिए|लें|लो|लेते)|सोचिए कि|फ़र्ज़ कीजिए|फर्ज कीजिए|क्या होगा अगर",
    turns: "लेकिन|परंतु|परन्तु|किंतु|किन्तु|मगर|हालांकि|हालाँकि|फिर भी|बल्कि|दूसरी ओर|इसके बजाय|इसके विपरीत",
    otherSides: "दूसरी ओर",
    not: "नहीं|न|मत|कभी नहीं",
    frees: "(?:ज़रूरी|जरूरी|आवश्यक|अनिवार्य) नहीं|(?:ज़रूरत|जरूरत|आवश्यकता|बाध्यता) नहीं|कोई नियम नहीं",
    instead: "बजाय|बदले|जगह",
    counts: "दो|तीन|चार|पाँच|पांच|छह|सात|कई|कुछ|ये|इन",
    counted: "सवाल|प्रश्न|कारण|गलतियाँ|कदम|तरीके|बातें|विकल्प|नियम|समस्याएँ|समस्याएं|मुद्दे|बिंदु",
  },
  ja: {
    supposes:
      ".{0,40}想像して(?:み|くだ)|仮に|たとえば.{0,30}としましょう|.{2,40}(?:だとし|とし)(?:ましょう|ます)|もし(?:も)?.{2,30}だとしたらどう",
    turns:
      "しかし|だが|ですが|けれど|でも、|一方|逆に|それでも|代わりに|その代わり|とはいえ|ところが|むしろ|ただし|だけど",
    otherSides: "一方|他方",
    not: "ない|ません|なく",
    frees: "(?:ルール|決まり|義務|必要)は(?:ありません|ない)|なくても(?:かまいません|構いません|いい|よい|良い|大丈夫)",
    instead: "代わりに|かわりに|ではなく|よりも",
    announced:
      "(?:様々な|さまざまな|多くの|いろいろな)[^、。]{1,10}があります(?=。|$)|(?:[二三四五六七2-9２-９]つ|いくつか)(?:に(?:なり|分け|分か)|の(?:理由|方法|問題|点|ポイント|原因|選択肢|要素|ステップ|こと)(?=[がはをにで]|、|。))",
  },
  ko: {
    supposes:
      ".{0,40}(?:상상해|가정해) ?(?:보|봅)|.{2,40}(?:다고|라고) (?:가정|상상|해 ?(?:보자|봅시다|보세요))|만약 .{2,30}다면 어떨",
    turns: "그러나|하지만|그렇지만|그래도|반면|대신|오히려|그럼에도|다만",
    otherSides: "반면|한편으로는|다른 한편",
    not: "않|아니|없|못",
    frees: "필요는? 없|의무는? 없|규칙은? 없|않아도 (?:됩니다|괜찮)",
    instead: "대신",
    announced:
      "(?:다양한|여러|많은) \\S{1,10}(?:이|가) 있습니다|(?:두|세|네|다섯|여섯|몇|여러) ?(?:가지|개의) ?(?:이유|방법|문제|점|원인|질문|단계|사항|경우)",
  },
  zh: {
    supposes: "想象一下|想像一下|试想|試想|设想|設想|假设|假設|假如说|假如說|比方说|比方說|如果说",
    turns: "但|可是|不过|不過|然而|相反|反之|尽管如此|儘管如此|而是|另一方面",
    otherSides: "另一方面",
    not: "不|没|沒|别|別|非",
    frees: "(?:不必|不需要|无需|無需|不用|没有必要|沒有必要|没有(?:任何)?规定|并非必须|不一定要)",
    instead: "而是|与其|與其|相反|不如",
    announced:
      "有(?:很多|许多|多种|各种)(?:方法|方式|工具|办法|途径|选择|可能|原因)(?=。|$)|(?:[两兩二三四五六七2-9]|几|幾|以下)(?:个|個|种|種|条|條|点|點|项|項)(?:问题|問題|原因|理由|方法|步骤|步驟|路径|路徑|要点|要點|选择|選擇|建议|建議|因素|因素)?(?=[：。，,]|$)",
  },
};

/** Openings that regret what comes: it goes against what stands before. */
export const REGRETS: Readonly<Record<string, string>> = {
  en: "unfortunately|sadly|regrettably|alas",
  de: "leider|bedauerlicherweise|unglücklicherweise",
  es: "lamentablemente|desgraciadamente|desafortunadamente|por desgracia",
  fr: "malheureusement|hélas",
  it: "purtroppo|sfortunatamente",
  pt: "infelizmente|lamentavelmente",
  nl: "helaas|jammer genoeg",
  ru: "к сожалению|увы",
  ar: "للأسف|لسوء الحظ|مع الأسف",
  he: "לצערנו|לצערי|למרבה הצער|לרוע המזל",
  hi: "दुर्भाग्य से|दुर्भाग्यवश|अफ़सोस",
  ja: "残念ながら|あいにく|残念なことに",
  ko: "안타깝게도|아쉽게도|불행히도|유감스럽게도",
  zh: "不幸的是|可惜|遗憾的是|遺憾的是",
};
