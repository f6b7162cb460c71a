/** Verbs by which a form tells who fills it in what to write. */
const ORDERS: Readonly<Record<string, string>> = {
  en: "describe|explain|include|provide|list|outline|indicate|specify|attach|identify|state|tell us|give us|summari[sz]e|enter|elaborate",
  de: "beschreiben sie|erläutern sie|erklären sie|nennen sie|geben sie|legen sie|fügen sie|führen sie",
  fr: "décrivez|expliquez|précisez|indiquez|joignez|présentez|détaillez|fournissez|décrire|préciser|indiquer|joindre|présenter|détailler|fournir",
  es: "describ[ae]|expli(?:que|ca)|indi(?:que|ca)|inclu(?:ya|ye)|propor?cione|detall[ea]|especifi(?:que|ca)|adjunt[ea]|enumer[ea]",
  it: "descriv[aei]|descrivere|spieg[ahi]+|spiegare|indic[ahi]+|indicare|alleg[ahi]+|allegare|elenc[ahi]+|elencare|forni(?:re|sca)|specificare",
  pt: "descrev[ae]|expli(?:que|ca)|indi(?:que|ca)|inclua|forneça|detalhe|especifique|anexe|liste",
  nl: "beschrijf|omschrijf|leg uit|geef|vermeld|voeg|licht toe",
  ru: "опишите|объясните|укажите|перечислите|приложите|поясните|расскажите",
  ar: "(?:وصف|شرح|ذكر|تحديد|إرفاق|صف|اشرح|اذكر|حدد|أرفق)",
  he: "(?:תאר\\p{L}*|הסביר\\p{L}*|הסבירו|פרט\\p{L}*|ציינו|צרפו|לתאר|להסביר|לפרט|לציין|לצרף)",
};
/** The same with a word of courtesy in front: only who asks somebody to write is polite about it in a heading. */
const POLITE: Readonly<Record<string, string>> = {
  en: "please (?:briefly |also )?",
  de: "bitte ",
  fr: "(?:merci de|veuillez|prière de) ",
  es: "por favor,? ",
  it: "(?:per favore,? |si prega di )",
  pt: "por favor,? ",
  nl: "(?:gelieve |graag )",
  ru: "пожалуйста,? ",
  ar: "(?:يرجى|الرجاء|من فضلك) ",
  he: "(?:אנא|נא) ",
};
/** How much is asked for, whoever asks: "Describe in greater detail how you will …", "In 200 words or less, …". */
const AMOUNT: Readonly<Record<string, string>> = {
  en: "(?:describe|explain|outline|state) (?:briefly|in (?:(?:more|greater|further|some|as much) )?detail|in (?:one|two|\\p{Nd}+) (?:sentences?|words|paragraphs?)|(?:how|what|why) (?:you|your (?:organi[sz]ation|project|team|company|group)) (?:will|would|plan|intend|propose|are|is|has|have))(?!\\p{L})|in (?:one|two|three|\\p{Nd}+) (?:sentences?|words|paragraphs?)(?: or (?:less|fewer))?,",
  de: "(?:beschreiben|erläutern|erklären) sie (?:kurz|ausführlich|näher|im detail|wie sie|was sie)(?!\\p{L})",
  fr: "(?:décrivez|expliquez|présentez|décrire|présenter) (?:brièvement|en détail|en (?:quelques|\\p{Nd}+) (?:mots|lignes|phrases))",
  es: "(?:describa|describe|explique|explica) (?:brevemente|en detalle|detalladamente|con más detalle)",
  it: "(?:descriva|descrivere|descrivete|descrivi|spieghi|spiegare) (?:brevemente|in dettaglio|in breve|dettagliatamente)",
  pt: "(?:descreva|explique) (?:brevemente|em detalhes?|detalhadamente|com mais detalhes)",
  nl: "(?:beschrijf|omschrijf) (?:kort|uitgebreid|in het kort|in detail)(?!\\p{L})",
  ru: "(?:опишите|расскажите) (?:кратко|подробно|подробнее)",
};
const ENDINGS: Readonly<Record<string, RegExp>> = {
  hi: /^(?:कृपया ).*(?:करें|बताएँ|बताएं|लिखें|दें|समझाएँ|समझाएं)[।:]?$/u,
  ja: /(?:記入|記述|記載|ご説明|説明|お書き|お答え|ご回答|添付)(?:して|し)?ください[。:：]?$/u,
  ko: /(?:기술|설명|기재|작성|서술|첨부)해 ?(?:주세요|주십시오|주시기 바랍니다)[.:]?$/u,
  zh: /^请(?:您|你)?(?:简要|简单|详细|具体|尽量)?(?:描述|说明|填写|列出|阐述|介绍|解释|提供|附上)|^請(?:您|你)?(?:簡要|簡單|詳細|具體)?(?:描述|說明|填寫|列出|闡述|介紹|解釋|提供|附上)/u,
};
const NEVER = /(?!)/u;
const compiled = new Map<string, RegExp>();

/** Whether a heading is what a form asks of who fills it in ("Please explain how you will …"): what was asked, not what is said. */
export function isFormPrompt(heading: string, language: string): boolean {
  return patternFor(language).test(heading.trim());
}

function patternFor(language: string): RegExp {
  const found = compiled.get(language);
  if (found !== undefined) return found;
  const orders = ORDERS[language];
  const amount = AMOUNT[language];
  const asked = `${POLITE[language] ?? ""}(?:${orders ?? ""})(?![\\p{L}\\p{M}])`;
  const pattern =
    orders === undefined
      ? (ENDINGS[language] ?? NEVER)
      : new RegExp(`^(?:${asked}${amount === undefined ? "" : `|${amount}`})`, "iu");
  compiled.set(language, pattern);
  return pattern;
}
