import { MESSAGE_WORDS } from "./message-words.ts";

/** What a sentence is to its text: what it comes to, what helps, a scene, a remark beside the point; else nothing. */
export type MessagePart = "conclusion" | "remedy" | "scene" | "aside";

const UNSPACED = new Set(["ja", "zh", "ko"]);
const OPENING_MARKS = "^[\\s\"'“”„«»‹›‘’「『（(*_¿¡–—-]*";
/** A conjunction in front changes nothing: "But instead, …". */
const CONJUNCTION = "(?:(?:and|but|und|aber|doch|y|pero|et|mais|e|ma|mas|en|maar|и|но|а)[,\\s]+)?";
const LEFT = "(?<![\\p{L}\\p{M}\\p{N}])";
const RIGHT = "(?![\\p{L}\\p{M}\\p{N}])";
/** What each part is worth beside the salience of a sentence (0…1). */
const GAINS: Readonly<Record<MessagePart, number>> = { conclusion: 0.2, remedy: 0.15, scene: -0.2, aside: -0.3 };

const openings = new Map<string, RegExp>();
const insides = new Map<string, RegExp>();

/** Tells by its wording what part a sentence plays. Languages without a list have none. */
export function messagePart(sentence: string, language: string): MessagePart | undefined {
  const words = MESSAGE_WORDS[language];
  if (words === undefined) return undefined;
  if (opens(words.aside, sentence, language) || (words.talks !== undefined && holds(words.talks, sentence, language)))
    return "aside";
  if (opens(words.concludes, sentence, language)) return "conclusion";
  if (opens(words.helps, sentence, language)) return "remedy";
  return opens(words.scene, sentence, language) ? "scene" : undefined;
}

/** What the part of a sentence adds to its salience, or takes from it. */
export function messageGain(sentence: string, language: string): number {
  const part = messagePart(sentence, language);
  return part === undefined ? 0 : GAINS[part];
}

function opens(words: string, sentence: string, language: string): boolean {
  const unspaced = UNSPACED.has(language);
  return compiledFrom(
    openings,
    words,
    () => `${OPENING_MARKS}${unspaced ? "" : CONJUNCTION}(?:${words})${unspaced ? "" : RIGHT}`,
  ).test(sentence);
}

function holds(words: string, sentence: string, language: string): boolean {
  return compiledFrom(insides, words, () =>
    UNSPACED.has(language) ? `(?:${words})` : `${LEFT}(?:${words})${RIGHT}`,
  ).test(sentence);
}

/** Lists are long: they are put together once, not for every sentence. */
function compiledFrom(patterns: Map<string, RegExp>, words: string, source: () => string): RegExp {
  const found = patterns.get(words) ?? new RegExp(source(), "iu");
  patterns.set(words, found);
  return found;
}
