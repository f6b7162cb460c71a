/** Words inside a sentence that conclude from the one before it. */
const SO: Readonly<Record<string, RegExp>> = {
  en: /\s(?:thus|therefore|hence|consequently|accordingly)(?!\p{L})/iu,
  de: /\s(?:also|somit|daher|deshalb|deswegen|folglich|demnach|dadurch|damit(?= (?:ist|sind|war|wird|hat)))(?!\p{L})/iu,
  fr: /\s(?:ainsi(?! que)|donc|par conséquent|dès lors)(?!\p{L})/iu,
  es: /\s(?:así(?! como)|por (?:lo )?tanto|por eso|por ello|por consiguiente)(?!\p{L})/iu,
  it: /\s(?:così(?! come)|quindi|dunque|pertanto|perciò)(?!\p{L})/iu,
  pt: /\s(?:assim(?! como)|portanto|por isso|por conseguinte)(?!\p{L})/iu,
  nl: /\s(?:dus|daarom|daardoor|zodoende)(?!\p{L})/iu,
  ru: /\s(?:поэтому|таким образом|следовательно)(?!\p{L})/iu,
  ar: /\s(?:لذلك|وبالتالي|هكذا|بذلك)(?!\p{L})/u,
  he: /\s(?:לכן|לפיכך|בכך)(?!\p{L})/u,
  hi: /\s(?:इसलिए|इस प्रकार|अतः)(?!\p{L})/u,
  ko: /\s(?:따라서|그래서|그러므로)(?!\p{L})/u,
  ja: /(?:したがって|そのため|こうして)/u,
  zh: /(?:因此|因而|从而|從而)/u,
};

/** What a form asks of those who fill it in: "Please describe …", "Explain how you will …". */
const FORM_PROMPTS: Readonly<Record<string, RegExp>> = {
  en: /^please\s|^(?:briefly )?(?:describe|explain|list|specify|indicate|provide|state|outline)(?!\p{L}).*\syou(?:r|rs)?(?!\p{L})/iu,
  de: /^bitte\s|^(?:beschreiben|erläutern|nennen|begründen) sie(?!\p{L})/iu,
  fr: /^(?:veuillez|merci de|prière de)\s/iu,
  es: /^(?:por favor|sírvase)(?!\p{L})/iu,
  it: /^(?:si prega di|per favore|per cortesia)(?!\p{L})/iu,
  pt: /^(?:por favor|queira|favor)(?!\p{L})/iu,
  nl: /^(?:gelieve|graag)(?!\p{L})/iu,
  ru: /^(?:пожалуйста|просим|просьба)(?!\p{L})/iu,
  ar: /^(?:يرجى|من فضلك|الرجاء)(?!\p{L})/u,
  he: /^(?:נא|אנא|בבקשה)(?!\p{L})/u,
  hi: /^कृपया(?!\p{L})/u,
  ko: /(?:작성|기재|기입)해 주(?:세요|십시오)[.!]?$/u,
  ja: /(?:記入|記載|お書き)(?:して)?ください[。！!]?$/u,
  zh: /^请(?:填写|说明|描述|列出|提供|简述)/u,
};

/** "In fact, …", "Put differently, …": says more of what the sentence before it has said. */
const ELABORATES: Readonly<Record<string, RegExp>> = {
  en: /^(?:in fact|as a matter of fact|actually|indeed|that said|put differently|in other words|of course)(?!\p{L})/iu,
  de: /^(?:tatsächlich|in der tat|eigentlich|allerdings|anders gesagt|natürlich|freilich)(?!\p{L})/iu,
  fr: /^(?:en fait|en effet|d[’']ailleurs|en réalité|autrement dit|bien sûr)(?!\p{L})/iu,
  es: /^(?:de hecho|en realidad|en efecto|es decir|por supuesto)(?!\p{L})/iu,
  it: /^(?:in effetti|infatti|in realtà|di fatto|cioè|naturalmente)(?!\p{L})/iu,
  pt: /^(?:de fato|de facto|na verdade|com efeito|ou seja|é claro)(?!\p{L})/iu,
  nl: /^(?:in feite|eigenlijk|inderdaad|met andere woorden|natuurlijk)(?!\p{L})/iu,
  ru: /^(?:на самом деле|в самом деле|действительно|иными словами|конечно)(?!\p{L})/iu,
  ar: /^(?:في الواقع|في الحقيقة|بعبارة أخرى|بالطبع)/u,
  he: /^(?:למעשה|בעצם|במילים אחרות|כמובן)/u,
  hi: /^(?:वास्तव में|दरअसल|असल में|बेशक)/u,
  ja: /^(?:実際|実は|つまり|もちろん)/u,
  ko: /^(?:사실|실제로|다시 말해|물론)/u,
  zh: /^(?:事实上|事實上|实际上|實際上|其实|其實|换句话说|換句話說|当然|當然)/u,
};

/** Whether a sentence says more of what the one before it has said. */
export function elaborates(text: string, language: string): boolean {
  return ELABORATES[language]?.test(text) ?? false;
}

/** Whether a sentence takes up another by a word inside it: "The car becomes thus …". */
export function concludesFromBefore(text: string, language: string): boolean {
  return SO[language]?.test(text) ?? false;
}

/** Whether a line only asks somebody to fill in a form. */
export function asksToFillIn(text: string, language: string): boolean {
  return FORM_PROMPTS[language]?.test(text) ?? false;
}
