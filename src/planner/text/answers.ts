/** How a language asks for yes or no, and the words by which a sentence says one of them. */
interface Asking {
  readonly polar: RegExp;
  readonly decides: string;
  readonly howMany?: RegExp;
}

const ASKING: Readonly<Record<string, Asking>> = {
  en: {
    polar: /^(?:do|does|did|is|are|was|were|can|could|should|shall|must|will|would|has|have|may|need)\b/iu,
    decides:
      "yes|no|not|\\p{L}+n[’']t|cannot|never|nobody|none|essential|necessary|unnecessary|required|must|should|needs?|needed|depends|unless|only|optional|always|of course",
    howMany: /^how (?:many|much)\b/iu,
  },
  de: {
    polar:
      /^(?:muss|müssen|brauche|brauchen|braucht|ist|sind|war|waren|kann|können|soll|sollte|sollten|darf|dürfen|hat|haben|gibt|wird|werden|lohnt|reicht)(?!\p{L})/iu,
    decides:
      "ja|nein|nicht|kein\\p{L}*|nie|niemals|muss|müssen|brauch\\p{L}*|benötig\\p{L}*|nötig|notwendig|erforderlich|soll\\p{L}*|darf|dürfen|nur|immer|unbedingt|es sei denn|hängt",
    howMany: /^wie viele?(?!\p{L})/iu,
  },
  es: {
    polar: /^¿(?!.{0,12}(?:qué|cuál|cómo|cuándo|dónde|quién|cuánt))/iu,
    decides:
      "sí|no|nunca|necesit\\p{L}*|necesari\\p{L}*|esencial|deb\\p{L}+|hay que|solo|sólo|depende|siempre|tampoco|imprescindible",
  },
  fr: {
    polar:
      /^(?:est-ce que|faut-il|peut-on|dois-je|doit-on|est-il|est-elle|suis-je|puis-je|y a-t-il|avons-nous|avez-vous)/iu,
    decides:
      "oui|non|ne|n[’']\\p{L}+|pas|jamais|nécessaires?|essentiel\\p{L}*|doit|doivent|faut|seulement|dépend|toujours",
  },
  it: {
    polar: /^(?:è|sono|devo|dobbiamo|serve|posso|possiamo|bisogna|si può|c['’]è)(?!\p{L})/iu,
    decides: "sì|no|non|mai|necessari\\p{L}*|serve|dev\\p{L}+|bisogna|solo|dipende|sempre",
  },
  pt: {
    polar: /^(?:é|são|devo|preciso|precisamos|posso|podemos|há|existe|vale)(?!\p{L})/iu,
    decides: "sim|não|nunca|precis\\p{L}+|necessári\\p{L}+|dev\\p{L}+|só|somente|depende|sempre",
  },
  nl: {
    polar: /^(?:is|zijn|moet|moeten|kan|kunnen|mag|heb|heeft|hebben|wordt|heeft)(?!\p{L})/iu,
    decides: "ja|nee|niet|geen|nooit|moet|moeten|nodig|alleen|hangt|altijd",
  },
  ar: { polar: /^هل\s/u, decides: "نعم|لا|ليس\\p{L}*|يجب|ضروري\\p{L}*|لن|لم|[يت]حتاج|ينبغي|فقط|دائما|دائمًا" },
  he: { polar: /^האם\s/u, decides: "כן|לא|אין|צריך|צריכים|חייב\\p{L}*|הכרחי|רק|תמיד|תלוי" },
  hi: { polar: /^क्या\s/u, decides: "हाँ|हां|नहीं|ज़रूरी|जरूरी|आवश्यक|चाहिए|केवल|हमेशा" },
};
const UNSPACED: Readonly<Record<string, { readonly polar: RegExp; readonly decides: RegExp }>> = {
  ja: {
    polar: /^(?!.*(?:何|なぜ|どう|どの|いつ|誰|どこ|いくつ|いくら)).*か[？?]$/u,
    decides: /はい|いいえ|ない|ません|必要|べき|必ず|もちろん|だけ/u,
  },
  zh: {
    polar: /[吗嗎][？?]$|是否|是不是|能否|要不要/u,
    decides: /是的|不|没|沒|必须|必須|需要|应该|應該|取决|取決|只/u,
  },
  ko: {
    polar: /^(?!.*(?:무엇|뭐|왜|어떻게|언제|누가|어디|얼마|몇)).*(?:나요|까요|가요|니까)\?$/u,
    decides: /네|예,|아니|않|없|필요|반드시|해야|야 합|만 /u,
  },
};
const EXAMPLE =
  /^(?:for example|for instance|e\.g\.|zum beispiel|beispielsweise|z\.\s?b\.|por ejemplo|par exemple|per esempio|ad esempio|por exemplo|bijvoorbeeld|например|例如|比如|譬如|たとえば|例えば|예를 들|가령|مثلا|مثلًا|على سبيل المثال|למשל|לדוגמ|उदाहरण)/iu;
const FIGURE =
  /\p{Nd}|(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|hundreds?|thousands?|half|all|none|nobody|nothing|no|every|few|several|most|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dutzende?|hundert\p{L}*|tausend\p{L}*|hälfte|alle|keine\p{L}*|niemand|nichts|jede\p{L}*|wenige|mehrere|meisten)(?!\p{L})/iu;

/** "For example, …": what illustrates the sentence before it. */
export function opensWithExample(sentence: string): boolean {
  return EXAMPLE.test(sentence);
}

/**
 * Whether a sentence can be the answer to a question: one that asks for yes or no wants a sentence that decides, "how
 * many" one with a number; examples answer nothing. Languages without a table ask for nothing.
 */
export function mayAnswer(question: string, sentence: string, language: string): boolean {
  if (opensWithExample(sentence)) return false;
  const unspaced = UNSPACED[language];
  if (unspaced !== undefined) return !unspaced.polar.test(question) || unspaced.decides.test(sentence);
  const asking = ASKING[language];
  if (asking === undefined) return true;
  const bare = question.replace(/^["“„«\s]+/u, "");
  if (asking.howMany?.test(bare) === true) return FIGURE.test(sentence);
  return !asking.polar.test(bare) || decides(sentence, asking.decides);
}

function decides(sentence: string, words: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, "iu").test(sentence);
}

/** Words by which an answer says yes or no, before it says anything. */
const YES_OR_NO = new RegExp(
  `^(?:${[
    "(?:well,? )?(?:yes|no)(?:,? (?:of course|indeed|absolutely|not really|not at all))?|of course(?: not)?|certainly|absolutely(?: not)?|definitely|sure|exactly|indeed|not at all|that[’']s right",
    "ja(?:,? (?:natürlich|genau|klar|sicher|auf jeden fall))?|nein|doch|natürlich|selbstverständlich|genau|auf jeden fall|absolut|klar|sicher|keineswegs|auf keinen fall",
    "oui(?:,? (?:bien sûr|tout à fait|absolument))?|non|si|bien sûr|tout à fait|absolument|exactement|effectivement|pas du tout|évidemment|en effet",
    "sí(?:,? (?:claro|por supuesto|desde luego))?|por supuesto|claro(?: que (?:sí|no))?|desde luego|exacto|así es|en absoluto",
    "sì|certo|certamente|assolutamente(?: sì| no)?|esatto|sicuramente|sim|não|com certeza|exatamente|sem dúvida|claro",
    "nee|zeker|natuurlijk|absoluut|inderdaad|precies|да|нет|конечно|безусловно|разумеется|именно так",
    "はい|いいえ|もちろん(?:です)?|そうです(?:ね)?|네|예|아니요|그럼요|물론(?:입니다|이죠)?|맞습니다|是的?|不是?|当然|當然|没错|沒錯|对|對",
    "نعم|لا|بالتأكيد|بالطبع|طبعا|כן|לא|בהחלט|כמובן|हाँ|नहीं|ज़रूर|बिल्कुल|बेशक",
  ].join("|")})\\s?[.!。！।]?$`,
  "iu",
);

/** Whether a sentence is a bare yes or no: "Of course.", "Tout à fait." */
export function isYesOrNo(sentence: string): boolean {
  return YES_OR_NO.test(sentence.trim());
}

const WHY =
  /^[¿"“„«‘'\s]*(?:(?:but|so|and) )?(?:why|how come|warum|weshalb|wieso|pourquoi|(?:y )?por qué|perché|por que|por quê|porquê|waarom|почему|зачем|لماذا|למה|מדוע|क्यों|왜|なぜ|どうして|为什么|為什麼|为何|為何)(?![\p{L}\p{M}])|なぜ|为什么|為什麼|क्यों/iu;
const REASON =
  /^[^\p{L}]*(?:(?:this|that|it)(?: is|[’']s) because|because|(?:das liegt daran|der grund ist), dass|weil|denn|parce qu|c[’']est parce qu|porque|perché|omdat|want|потому что|لأن|כי|משום ש|מפני ש|क्योंकि|なぜなら|왜냐하면|因为|因為)|(?:から|ため)(?:です|だ)[。．]$|때문(?:입니다|이다|이에요)[.]$/iu;

/** Whether a question asks for a reason. */
export function asksWhy(question: string): boolean {
  return WHY.test(question);
}

/** Whether a sentence gives a reason: "Because …". */
export function givesReason(sentence: string): boolean {
  return REASON.test(sentence);
}
