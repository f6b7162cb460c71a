import { displayLength } from "../../../deck/display-length.ts";
import type { Phrase } from "../../../deck/slide-content.ts";
import type { NumberFact } from "../digest/claim.ts";

/** Words in front of a figure that make it what it is: "about 40%" is not "40%". */
const QUALIFIERS: Readonly<Record<string, string>> = {
  en: "(?:no|not) (?:more|less|fewer) than|a maximum of|a minimum of|about|around|roughly|approximately|nearly|almost|over|under|below|above|more than|less than|fewer than|at least|at most|up to|only|just|just over|just under|well over|a little over|a little under|some",
  de: "nicht (?:mehr|weniger) als|nicht einmal|maximal|minimal|rund|etwa|ca\\.|circa|ungefähr|knapp|fast|beinahe|gut|über|unter|mehr als|weniger als|mindestens|höchstens|bis zu|nur|nur noch",
  fr: "pas (?:plus|moins) d[e’']|au maximum|au minimum|à peine|environ|près de|presque|plus de|moins de|au moins|au plus|jusqu[’']à|seulement|quelque",
  es: "no más de|no menos de|como máximo|como mínimo|un máximo del?|un mínimo del?|más del|menos del|hasta el|hasta un|unos|unas|cerca de|alrededor de|aproximadamente|casi|más de|menos de|al menos|hasta|solo|sólo|apenas",
  it: "non più del?|non meno del?|al massimo|al minimo|più del|meno del|fino al|circa|quasi|oltre|più di|meno di|almeno|fino a|solo|appena",
  pt: "não mais (?:de|que|do que)|no máximo|no mínimo|cerca de|aproximadamente|quase|mais de|menos de|pelo menos|até|só|apenas|somente",
  nl: "niet (?:meer|minder) dan|maximaal|minimaal|hooguit|ongeveer|circa|ruim|bijna|zo[’']n|meer dan|minder dan|minstens|hoogstens|tot|slechts",
  ru: "не более(?: чем)?|не больше|не меньше|максимум|минимум|около|примерно|почти|более|менее|больше|меньше|свыше|не менее|до|только|лишь",
  ar: "ما لا يزيد عن|ما لا يقل عن|لا يزيد عن|لا يقل عن|بحد أقصى|نحو|حوالي|حوالى|قرابة|ما يقرب من|أكثر من|أقل من|على الأقل|فقط",
  he: "לא יותר מ-?|לא פחות מ-?|לכל היותר|לכל הפחות|כ-|כ־|בערך|כמעט|יותר מ-|למעלה מ-|פחות מ-|לפחות|עד|רק",
  hi: "अधिक से अधिक|ज़्यादा से ज़्यादा|अधिकतम|न्यूनतम|लगभग|करीब|क़रीब|कम से कम|केवल|सिर्फ|सिर्फ़",
  ja: "多くとも|せいぜい|最低|約|およそ|ほぼ|少なくとも|最大",
  ko: "많아야|적어도|약|거의|최소|최대|대략",
  zh: "不超过|不超過|不足|不少于|不少於|不低于|不低於|不高于|不高於|最少|约|大约|近|将近|超过|至少|不到|仅|最多",
};
const UNSPACED = new Set(["ja", "zh", "ko"]);
const compiled = new Map<string, RegExp>();

/** What qualifies a figure, as it stands right in front of it; empty where nothing does. */
export function qualifierOf(fact: NumberFact, language: string): string {
  const before = fact.sentence.text.slice(0, fact.span.start - fact.sentence.span.start);
  return patternFor(language)?.exec(before)?.[0] ?? "";
}

/** The figure with its qualifier; none where both have no room, as the figure alone would claim more than its source. */
export function qualifiedFigure(fact: NumberFact, language: string, length: number): Phrase | undefined {
  const qualifier = qualifierOf(fact, language);
  const text = qualifier + fact.display;
  const start = fact.span.start - qualifier.length;
  return displayLength(text) <= length ? { text, sources: [{ start, end: fact.span.end }] } : undefined;
}

function patternFor(language: string): RegExp | undefined {
  const words = QUALIFIERS[language];
  if (words === undefined) return undefined;
  const free = UNSPACED.has(language) ? "" : "(?<![\\p{L}\\p{M}])";
  const known = compiled.get(language) ?? new RegExp(`${free}(?:${words})\\s*$`, "iu");
  compiled.set(language, known);
  return known;
}
