/** How a language points back to what another sentence has named, each field the alternatives of a regular expression. */
export interface Anaphora {
  /** Demonstratives before their noun. */
  readonly demonstratives?: string;
  /** Demonstratives behind their noun. */
  readonly behindNoun?: string;
  /** Words behind a demonstrative that make it point at now or at a manner, not back: "this year". */
  readonly harmless?: string;
  /** Words behind a demonstrative that make it point ahead: "यह … कि". */
  readonly ahead?: string;
  /** Words that repeat a whole clause: "do so", "dabei". A clause before them in their sentence gives them a sense. */
  readonly proClauses?: string;
  /** … and so does one behind them that begins like this: "darauf achten, dass". */
  readonly correlates?: string;
  /** Places that somebody is pointing at: "here". */
  readonly places?: string;
  /** Counts and orders that take up something counted: "all three", "the latter". */
  readonly counts?: string;
  /** Words that join what such counts take up, or clauses: "and". */
  readonly joins?: string;
  /** Pronouns for persons and things … */
  readonly pronouns?: string;
  /** … that nothing before them stands for unless a word like this does. */
  readonly antecedents?: string;
  /** Pronouns fused with prepositions, which among the first words of a sentence have nothing to stand for. */
  readonly early?: string;
  /** What adds to something not shown ("too"), or is a part of it: "the rest was …". */
  readonly additives?: string;
}

const EN_TIMES =
  "year|years|month|months|week|weeks|day|days|morning|evening|night|summer|winter|spring|autumn|fall|decade|century|time|moment|season|quarter|hour";

export const ANAPHORA: Readonly<Record<string, Anaphora>> = {
  en: {
    demonstratives:
      "an? \\p{L}+ that (?:large|big|small|long|short|high|low|old|new|simple|complex|expensive|cheap|important|good|bad|fast|slow|strong|deep)(?!\\p{L})|(?:this|these)(?! (?:\\p{L}+ ){1,3}(?:who|that|which)(?!\\p{L}))|those(?! (?:\\p{L}+ ){0,4}(?:who|whose|whom|that|which|of|in|with|without|on|from|at|under|over|for)(?!\\p{L}))|(?<=(?<!\\p{L})(?:does|did) )that(?= \\p{L})|(?<=(?<!\\p{L})(?:of|on|for|to|at|with|from|by|about|like|than|under|after|before) )that(?! (?:\\p{L}+ ){1,3}(?:who|that|which)(?!\\p{L}))",
    harmless: `${EN_TIMES}|kind|sort|world|country`,
    proClauses:
      "(?<=(?:is|are|was|were|be|will|can|could|should|must|may|might|has|have|had|we|they) )(?:therefore|thus|hence|consequently|accordingly)(?! far)|(?:do|does|did|doing|done) (?:so|that|this)(?= *[.,;:!?]|$)",
    places: "here(?=\\s*[.,;:!?)]|$| (?:refers?|means?|meant)(?!\\p{L}))",
    counts:
      "(?:is|was|are|were|there[’'](?:s|re)) another(?! (?:way|matter|story|thing|\\p{L}+ (?:than|of|that|who|which)))|such an? \\p{L}+(?! (?:\\p{L}+ ){0,4}(?:that|as)(?!\\p{L}))|all (?:two|three|four|five|six)(?=\\s*[.,;:!?)]|$)|the (?:latter|former)|(?:of|for|with|between|at|on) both(?=\\s*[.,;:!?)]|$)|the other (?:two|three|four)|the same (?:thing|way|reason|is true|goes|applies|holds|problem|question)(?! (?:as|that|for))|(?:every|all|any|most) other \\p{L}+(?! (?:than|of|in|that|who|which))(?<!(?:day|days|week|month|year|thing|things|time|times|way|ways|place|word|night))|no different(?! (?:from|than|to|in|whether|if|when))|no exception(?! (?:to|from))|(?:no|any|many|some|all|each|every|in|of|with|on|under|from|by|for|to|at|about) such \\p{L}+(?! (?:as|that))|aforementioned",
    joins: "and|but|or|so|because|before|after|until|while|whereas",
    pronouns: "they|them|their|themselves|they[’'](?:re|ve|ll|d)",
    antecedents: `\\p{L}{2,}(?<!ss|us|is|[’']s)s|people|children|men|women|everyone|everybody|someone|somebody|anyone|anybody|nobody|who|whoever|person|folks|data|media|criteria|many|most|others|few|several|both|group|team|public|(?:an?|each|every|any|the|your|our|no|one) (?:\\p{L}+ )?(?!(?:${EN_TIMES})(?!\\p{L}))\\p{L}+`,
    additives:
      "^(?:ones (?:that|who|which)|one (?:is|was|has|had|does|did)|the others?(?= (?:is|are|was|were|has|have|had))|others (?:are|were|have|had)|(?:most|half|many|some) (?:are|were|have been)|(?:the )?(?:majority|bulk|remainder|rest)(?! (?:of|is history)))(?!\\p{L})",
  },
  de: {
    demonstratives:
      "diese[rsnm]?|dies|jene[rsnm]?(?! (?:\\p{L}+,? ){0,3}die)|solche[rsnm]?(?! (?:\\p{L}+ ){0,3}wie)|derartige[rsnm]?|besagte[rsnm]?",
    harmless: "jahr|jahres|jahren|monat|woche|tag|tage|tagen|sommer|winter|herbst|frühjahr|moment|zeit|welt|art|weise",
    proClauses:
      "(?:dabei|dazu|davon)(?!\\s*[.,;:!?)]|$)|dafür|darauf|daran|darüber|darin|daraus|dagegen|darunter|dadurch|damit|hierbei|hierfür|hierzu|hierdurch|hiervon|hierauf|(?:also|daher|deshalb|deswegen|somit|folglich|demnach|infolgedessen)(?! (?:auch )?(?:wenn|ob|dass|ist es so))",
    correlates:
      "dass|ob|wie|wer|was|wann|wo|wenn|warum|weil|welche[rsnm]?|um|indem|zu \\p{Ll}+|\\p{Ll}+zu\\p{Ll}+en|beitragen|beiträgt|gehört|gehören|zählen|zählt",
    places: "hier|dort(?!,? wo)",
    counts:
      "(?:ist|war|sind|waren) (?:ein anderes?|eine andere|ein anderer|ein weiteres?|eine weitere|ein weiterer)(?= )|ein(?:e|en|em|er)? solche[rsnm]?(?! (?:\\p{L}+ ){0,4}(?:wie|dass))|alle[nr]? (?:drei|vier|fünf)(?! \\p{L})|(?:die |den |der )?beiden?(?=\\s*[.,;:!?)]|$)|letztere[rsnm]?|erstere[rsnm]?|nicht anders(?=\\s*[.!]|$)|keine ausnahme(?=\\s*[.!]|$)|desgleichen|so ein(?:e|en|em|er|es)? \\p{Lu}\\p{L}+(?!,? (?:wie|dass))|solch ein(?:e|en|em|er|es)?|ebendies\\p{L}*",
    joins: "und|sowohl|oder|aber|weil",
    pronouns: "ihnen|ihn|ihm|denselben|derselben|dieselben?",
    antecedents: "(?<=[\\p{Ll},] )\\p{Lu}\\p{L}{2,}|wer|jemand|niemand",
    additives:
      "^(?:\\p{L}+ ){1,3}aber auch(?!\\p{L})|^(?:der (?:größte|größere|überwiegende) teil(?! (?:der|des|von|dieser|unserer|meiner|aller))|der rest(?! (?:der|des|von))|(?:eine[rs]?|viele|die meisten) davon)(?!\\p{L})",
  },
  es: {
    demonstratives:
      "est[ae]s?|estos|es[ae]s?(?! que)|esos|esto|eso|dich[oa]s?|tal(?! (?:vez|como|cual|y como))|tales|semejantes?",
    harmless: "año|años|mes|semana|día|días|mañana|tarde|noche|verano|invierno|momento|mundo|país|tipo|modo|forma",
    proClauses:
      "(?<=(?:es|son|fue|está|están|ha|han|debe|deben|puede|hay),? )por (?:lo )?tanto|ello|hacerlo|lograrlo|conseguirlo|por eso",
    correlates: "que",
    places: "aquí|ahí|allí(?! donde)",
    counts:
      "(?:es|son|fue|será|hay|existen?|encontramos) otr[oa]s?(?! (?:vez|día|cosa|forma|manera|tanto|historia))|amb[oa]s(?! \\p{L}+s )|l[oa]s (?:dos|tres|cuatro)(?=\\s*[.,;:!?)]|$)|est[ea] últim[oa]|no (?:es|son) (?:la excepción|una excepción|diferentes?(?! [ad]e?l?))|est[oa]s últim[oa]s|l[oa]s demás(?=\\s*[.,;:!?)]|$)|dich[oa]s?",
    joins: "y|e|o|pero|porque|aunque",
    pronouns: "ellos|ellas",
    antecedents: "\\p{L}{3,}s|gente|quien|quienes|alguien|equipo",
    additives:
      "^(?:la mayor parte(?! del?)|la mayoría(?! del?)|el resto(?! del?)|l[oa]s demás|un[oa] de ell[oa]s)(?!\\p{L})",
  },
  fr: {
    demonstratives:
      "cet|cette|ces|cela|ceci|ça|ce(?! (?:qui|que|dont|sont|soit|n|à)(?!\\p{L})| qu[’'])|tels? (?!que)|telles? (?!que)",
    harmless: "année|années|mois|semaine|jour|jours|matin|soir|été|hiver|moment|monde|pays|fait|type|genre",
    proClauses:
      "(?<=(?:est|sont|était|étaient|a|ont|avait|été|peut|peuvent|doit|doivent|fait|faut|va|vont) )donc|pour cela|grâce à cela|le faire|y parvenir",
    places: "ici(?! que)|là-bas",
    counts:
      "(?:est|sont|était) une? autre(?! (?:que|façon|chose|histoire))|il y a (?:une? |d[’'])autre|tous (?:les )?(?:deux|trois|quatre)(?! \\p{L})|toutes (?:les )?(?:deux|trois|quatre)(?! \\p{L})|les (?:deux|trois|quatre)(?=\\s*[.,;:!?)]|$)|(?:n[’']est|ne fait) pas (?:différente?s?(?! d)|exception)|ce dernier|cette dernière|ces derni(?:ers|ères)|ce(?:lui|lle|ux|lles)-(?:ci|là)|ledit|ladite|lesdit[es]+",
    joins: "et|ou|mais|car|parce",
    pronouns: "eux|elles-mêmes|eux-mêmes",
    antecedents: "\\p{L}{3,}[sx]|gens|quiconque|chacun|ceux|équipe",
    additives:
      "^(?:la plupart(?! d)|la majorité(?! d)|la majeure partie(?! d)|le reste(?! d)|les autres (?:sont|ont|étaient)|l[’']une? d[’']eux)(?!\\p{L})",
  },
  it: {
    demonstratives: "quest[oaie]|tali|tale|siffatt[oaie]|ciò(?! che)|quell[oaie](?! (?:che|di|del|della|dei|in|con))",
    harmless: "anno|anni|mese|settimana|giorno|giorni|mattina|sera|estate|inverno|momento|mondo|paese|tipo|modo",
    proClauses:
      "(?<=(?:è|sono|ha|hanno|va|vanno|deve|devono|può|possono|stat[oaie]) )(?:quindi|dunque|pertanto)|farlo|per questo|in questo modo",
    places: "qui|lì|laggiù",
    counts:
      "(?:è|sono|era) un[’']? ?altr[oa](?! (?:cosa|storia|volta))|(?:c[’']è un[’']? ?|ci sono )altr[oaie]|entramb[ei]|tutt[ei] e (?:due|tre|quattro)|non (?:è|sono) (?:divers[oaie](?! da)|un[’']eccezione)|quest[’']ultim[oaie]|suddett[oaie]|(?:i|le) (?:due|tre|quattro)(?=\\s*[.,;:!?)]|$)",
    joins: "e|ed|o|ma|perché",
    pronouns: "loro stessi|essi|esse",
    antecedents: "\\p{L}{3,}[ie]|gente|chi|squadra",
    additives:
      "^(?:la maggior parte(?! d)|la maggioranza(?! d)|il resto(?! d)|(?:gli altri|le altre) (?:sono|hanno)|un[oa] di (?:loro|essi|esse))(?!\\p{L})",
  },
  pt: {
    demonstratives:
      "est[ea]s?|ess[ea]s?|isto|isso|tal(?! (?:vez|como|qual|e qual))|tais|dit[oa]s|semelhantes?|dest[ea]s?|dess[ea]s?|nest[ea]s?|ness[ea]s?|disso|nisso",
    harmless: "ano|anos|mês|semana|dia|dias|manhã|tarde|noite|verão|inverno|momento|mundo|país|tipo|modo|forma",
    proClauses: "(?<=(?:é|são|foi|está|estão|tem|têm|deve|devem|pode|podem),? )portanto|fazê-lo|por isso|para isso",
    places: "aqui|ali|lá(?! onde)",
    counts:
      "(?:é|são|foi|há|existem?|encontramos) (?:um |uma )?outr[oa]s?(?! (?:vez|dia|coisa|forma|maneira|tanto|história))|ambos|ambas|[oa]s (?:dois|duas|três|quatro)(?=\\s*[.,;:!?)]|$)|est[ea] últim[oa]|não (?:é|são) (?:diferentes?(?! d)|exceção)|dit[oa]s? cuj|[oa]s demais(?=\\s*[.,;:!?)]|$)",
    joins: "e|ou|mas|porque",
    pronouns: "eles|elas|deles|delas",
    antecedents: "\\p{L}{3,}s|gente|quem|alguém|equipe|equipa",
    additives:
      "^(?:a maior parte(?! d)|a maioria(?! d)|o rest(?:o|ante)(?! d)|[oa]s outr[oa]s (?:são|estão|foram|têm)|um[a]? del[ea]s)(?!\\p{L})",
  },
  nl: {
    demonstratives: "dit|deze|dergelijke|zulke|zo[’']n",
    harmless: "jaar|maand|week|dag|dagen|zomer|winter|moment|tijd|wereld|soort|manier",
    proClauses:
      "dus|daarom|derhalve|daarmee|daarvoor|daarin|daaruit|daarop|daarvan|daarbij|daaraan|daarover|hiermee|hiervoor|hierin|hiervan|hierbij|erover|ermee|ervan|erin|eraan",
    correlates: "dat|om|of|hoe|wat|wie|waar|wanneer|te \\p{Ll}+",
    places: "hier|daar(?! waar)",
    counts:
      "(?:is|was|zijn|er zijn) (?:een )?(?:ander|andere|nog een)(?= )(?! (?:verhaal|manier))|alle (?:twee|drie|vier)(?! \\p{L})|beiden?(?=\\s*[.,;:!?)]|$)|niet anders(?=\\s*[.!]|$)|geen uitzondering(?! op)|laatstgenoemden?|eerstgenoemden?|bovengenoemde",
    joins: "en|of|maar|omdat|want",
    pronouns: "hen|hun|hem",
    antecedents: "\\p{L}{3,}(?:en|s)|mensen|iemand|wie|team",
    additives:
      "^(?:het grootste deel(?! van)|de meeste (?:zijn|waren|hebben|komen)|de rest(?! van)|de anderen (?:zijn|waren|hebben)|een daarvan)(?!\\p{L})",
  },
  ru: {
    demonstratives:
      "так(?:ой|ая|ое|ие|их|ую)(?= \\p{L})(?! (?:же|как))|эт(?:от|а|и|ого|ой|их|ому|им|ими|у|ом)|подобн(?:ый|ая|ое|ые|ого|ой|ых)(?! \\p{L}+у)|указанн(?:ый|ая|ое|ые|ого|ой|ых)|данн(?:ый|ая|ое|ого|ой|ому|ым|ом)",
    harmless: "год|году|года|лет|месяц|месяце|неделе|день|дни|утро|вечер|лето|момент|раз|мир|мире|стране",
    proClauses: "так поступ\\p{L}+|сделать это|для этого|при этом|из-за этого|благодаря этому|поэтому",
    correlates: "чтобы|что|как",
    places: "здесь|тут(?!,)",
    counts:
      "оба(?! \\p{L}+а)|обоих|обеих|обе(?! \\p{L}+ы)|все (?:трое|три)(?=\\s*[.,;:!?)]|$)|последн(?:ий|яя) из|не исключение(?=\\s*[.!]|$)|не является исключением|первый из них|вышеуказанн\\p{L}+",
    joins: "и|или|но|потому",
    early: "их|им|ими|него|неё|нее|них|ним|нему|ней|нём|нем",
    additives:
      "^(?:большинство из них|большая часть из них|одн[аои]?[нй]? из них|остальн(?:ое|ые)(?:,| (?:не|из|уже|пока|будут|остались)))",
  },
  ar: {
    demonstratives: "ل?هذا|ل?هذه|ب?هذا|ب?هذه|وهذا|وهذه|ذلك|تلك|لذلك|بذلك|هؤلاء|أولئك",
    harmless: "العام|السنة|الشهر|الأسبوع|اليوم|الأيام|اللحظة|الوقت|العالم|النوع",
    counts:
      "ليست? استثناء|لا يختلف|هاتين|هذين|هذان|هاتان|كلاهما|كليهما|كلتاهما|كلتيهما|المذكور|المذكورة|المذكورين|آنف الذكر|سالف الذكر|الآنف",
    joins: "و\\p{L}+",
    early:
      "منه|منها|منهم|عنه|عنها|عنهم|لها|لهم|به|بها|بهم|فيه|فيها|عليه|عليها|عليهم|إليه|إليها|إليهم|معه|معها|معهم|حوله|حولها|خلاله|خلالها|بينهما|بينهم|بعضها|بعضهم|جميعها|جميعهم|معظمها|معظمهم|أحدهم|إحداها|أحدها",
    additives: "^(?:البقية|والبقية|الباقي|والباقي|أما الباقي|أما البقية)(?!\\p{L})",
  },
  he: {
    behindNoun: 'הזה|הזאת|הזו|האלה|האלו|ההוא|ההיא|ההם|ההן|הללו|הנ"ל|האמור|האמורה',
    harmless: "השנה|החודש|השבוע|היום|הימים|הבוקר|הרגע|העולם",
    counts:
      "(?:הוא|היא|יש) \\p{L}+ (?:אחר|אחרת|נוסף|נוספת)(?!\\p{L})|כזה|כזאת|כאלה|כאלו|אינו יוצא דופן|אינה יוצאת דופן|שניהם|שתיהן|שלושתם|שלושתן|שניים אלה|האחרונים(?=[.,]|$)",
    joins: "ו\\p{L}+",
    places:
      "במקום(?= (?:התקיימ|נחנכ?|נמצא|היה|היו|הייתה|יש|פעל|הוקמ?|פסק|שוכנ|כ-?\\p{Nd}|\\p{Nd})| \\p{L}{2,}ו(?!\\p{L})|\\s*[.,;])",
    pronouns: "אותו(?! (?:ה|ש|דבר|זמן|מקום|יום|אופן))|אותה(?! (?:ה|ש|מידה|עת|דרך))|אותם(?! (?:ה|ש))|אותן(?! (?:ה|ש))",
    early:
      "בו|בה|בהם|בהן|לו|לה|להם|להן|ממנו|ממנה|מהם|מהן|עליו|עליה|עליהם|אליו|אליה|אליהם|שלו|שלה|שלהם|שלהן|\\p{L}{3,}(?:יו|יהם|יהן|יהם)",
    additives: "^(?:השאר|היתר|רובם|רובן|חלקם|חלקן|אחד מהם|אחת מהן)(?!\\p{L})",
  },
  hi: {
    demonstratives: "इस|इन|ऐसे|ऐसी|ऐसा|इसे|इससे|इसके|इसका|इसकी|इसमें|इन्हें|इनसे",
    harmless: "वर्ष|साल|महीने|सप्ताह|हफ़्ते|दिन|समय|दुनिया|देश|प्रकार|तरह",
    ahead: "कि",
    places: "यहाँ|यहां|वहाँ|वहां",
    counts: "अपवाद नहीं|दोनों|तीनों|चारों|उपरोक्त|उक्त|पूर्वोक्त",
    joins: "और|या|तथा|एवं|लेकिन|जो|जब|जिस|जिन",
    additives: "^(?:बाकी|शेष|अन्य (?:दो|तीन))(?![\\p{L}\\p{M}])",
  },
  ja: {
    demonstratives:
      "こうした|そうした|こういった|そういった|このような|そのような|これら|それら|この(?!(?:年|日|世|先|週|月|頃|ごろ|たび|度))|その(?!(?:もの|まま|うち|他|ほか|後|時々|都度))|これ(?!(?:まで|から))|それ(?!(?:ぞれ|ほど|ら|以))",
    counts:
      "(?:は|が)もう一つの|そんな|あんな|例外では(?:ない|ありません)|前者|後者|両者|いずれも|どちらも|双方とも|三つとも|二つとも",
    joins: "と|や",
    pronouns: "彼ら|彼女ら|彼女たち",
    antecedents: "人|者|たち|方々|ユーザー|メンバー|さん|氏|チーム|皆",
    // A topic marked "too", unless the word is a question word, a number or part of a concession.
    additives:
      "^(?:残りの?|うち[一二三四五六七八九十\\p{Nd}]|ほかの[一二三四五六七八九]|[二三四五](?:つ|点|者|人)(?:を|は|が|とも)|大半は|ほとんどは|もう(?:一つ|一方|ひとつ))|^(?![^、]*(?:誰|何|いつ|どこ|どれ|どの|いくら|いずれ|どちら|とても|最も|もっと|もし|もちろん|もう|少しも|必ずしも))[^はがをもで、。\\p{Nd}]{1,14}(?<![でてとしつ\\p{Nd}年月日時人回つ個も])も(?![のうっちしとら、も])(?![^。]{1,14}(?<![でてとし])も)",
  },
  ko: {
    demonstratives: "(?:이|그|저|이런|그런|이러한|그러한|이 같은|그와 같은) (?=\\p{L})|이것|그것|이를 |이에 ",
    harmless: "어떤|누구|무엇|해|달|주|날|때|순간|시대|세상|나라|밖|외|중|동안|다음|전",
    counts: "(?:은|는|이|가) 또 다른|예외(?:가|는) 아니|둘 다|셋 다|양쪽 모두|두 경우 모두|전자의|후자의|전자는|후자는",
    joins: "와|과",
    pronouns: "그들|그녀",
    antecedents:
      "사람|들[이은을의에과도 ]|[자원](?:가|이|는|은|를|을|의|에게|나|와|들|라면)|누군가|팀|유저|고객|학생|님|씨",
    additives:
      "^(?:나머지|그중|그 중|또 다른|다른 하나|대부분은|(?:두|세|네) 가지를|둘을|셋을)|^(?:[^,]{1,24})(?<!아무|누구|어디|언제|때|후|중|전|뒤|동안|순간|하나|조금|경우)에도 (?:좋|도움|유용|필요|중요|적용|해당|쓸|효과)|^\\S{1,8}(?:들|것|글|툴|점|법|일)도 (?!없)",
  },
  zh: {
    demonstratives:
      "这(?!(?:里|儿|年|天|时候))|這|那些|那个|(?<![应應不本活])该(?!怎)|(?<![因如彼从從由至在为為])此(?![外刻时時])|上述",
    counts: "(?:是|有)另(?:一|外一)|也不例外|并不例外|两者|兩者|二者|三者|前者|后者|後者|双方都|這兩|这两",
    joins: "和|与|及",
    pronouns: "他们|她们|它们|他們|它們",
    antecedents: "人|者|们|員|员|家|户|团队|團隊|公司|组织|用户|客户",
    additives:
      "^(?:其余|其餘|剩下的|余下的|餘下的|其中|大部分(?=[，是在都])|另一(?:个|種|种|方面|项|項|則|则))|^(?![^，。]*(?:即使|即便|就算|哪怕|连|連|无论|無論|不管|再|虽|雖|如果|谁|誰|什么|什麼|怎么|任何|一点|既|又|可能))[^，。也]{1,8}也(?!许|許|就是|不)",
  },
};
