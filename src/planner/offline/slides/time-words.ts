const NOW: Readonly<Record<string, string>> = {
  en: "now|today|currently|nowadays|by now",
  de: "jetzt|heute|inzwischen|mittlerweile|derzeit|aktuell",
  fr: "maintenant|aujourd[’']hui|désormais|actuellement|à présent",
  es: "ahora|hoy|actualmente|en la actualidad",
  it: "ora|adesso|oggi|attualmente|ormai",
  pt: "agora|hoje|atualmente",
  nl: "nu|vandaag|tegenwoordig|inmiddels",
  ru: "сейчас|теперь|сегодня|ныне",
  ar: "الآن|اليوم|حاليًا|حاليا",
  he: "עכשיו|כיום|היום|כעת",
  hi: "अब|आज|वर्तमान में|फ़िलहाल",
  ja: "今|いま|現在|今日",
  ko: "지금|현재|이제|오늘날",
  zh: "现在|目前|如今|当前|現在",
};
const PAST: Readonly<Record<string, string>> = {
  en: "before|previously|formerly|earlier|used to",
  de: "vorher|zuvor|früher|bisher|einst",
  fr: "avant|auparavant|autrefois|jadis",
  es: "antes|anteriormente|previamente",
  it: "prima|in precedenza|un tempo",
  pt: "antes|anteriormente|outrora",
  nl: "vroeger|voorheen|eerder|daarvoor",
  ru: "раньше|прежде|ранее",
  ar: "سابقًا|سابقا|من قبل",
  he: "בעבר|קודם לכן|לפני כן",
  hi: "पहले",
  ja: "以前|かつて|それまで",
  ko: "이전에|예전에|과거에",
  zh: "以前|之前|过去|此前",
};
const UNSPACED = new Set(["ja", "zh", "ko"]);
const compiled = new Map<string, RegExp>();

/** Whether a sentence speaks of how things are today, as against before. */
export function isNow(text: string, language: string): boolean {
  return holds(NOW[language], text, language);
}

/** Whether a sentence speaks of how things were before. */
export function isPast(text: string, language: string): boolean {
  return holds(PAST[language], text, language);
}

function holds(words: string | undefined, text: string, language: string): boolean {
  if (words === undefined) return false;
  const source = UNSPACED.has(language) ? `(?:${words})` : `(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`;
  const pattern = compiled.get(source) ?? new RegExp(source, "iu");
  compiled.set(source, pattern);
  return pattern.test(text);
}
