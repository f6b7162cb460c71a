import LineBreaker from "linebreak";
import { hasIdeographs, rankInIdeographs } from "./cjk-phrases.ts";
import { keepsTogether, partsCompound, partsDay, partsRange } from "./keep-together.ts";
import { partsKoreanWord, wordBoundaries } from "./word-boundaries.ts";

/** A place where a line may end. Offsets are UTF-16 indices of the text. */
export interface BreakOpportunity {
  /** Where the next line starts. */
  readonly at: number;
  /** Where this line ends once blanks are trimmed. */
  readonly end: number;
  readonly required: boolean;
  /** The line needs a hyphen at its end: a soft hyphen, or a place found by hyphenation. */
  readonly hyphen: boolean;
  /**
   * 0: good; 1: parts a figure from its unit, a Japanese word from its particle or the like; 2: divides a word:
   * hyphenation, a short compound at its hyphen, a Korean, Chinese or Japanese word, a day and its month; 3: between
   * two letters, the last resort.
   */
  readonly rank: 0 | 1 | 2 | 3;
  /** How much balanced lines would rather not end here, 0 to 1. */
  readonly reluctance: number;
}

const DICTIONARY = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const BLANKS = /[ \n\u00ad\u200b\u3000]+$/;
/** A figure, and the word it most likely counts. */
const COUNTING = /^\p{N} \p{L}/u;
const HYPHENED = /\p{L}[-‐]$/u;
const SHORT_WORD = /(?:^|[\s(«“„])\p{L}{1,2}$/u;
/** Words that start with a point or slash (".gov", "/etc"): UAX #14 takes them for the end of the word before. */
const LED_BY_POINT = /(?<= )(?=[./][\p{L}\p{N}])/gu;
const NO_WORDS: ReadonlySet<number> = new Set();

/**
 * Where lines may end, in order, the end of the text included: UAX #14, but never before a dash, with words of Thai,
 * Lao, Khmer and Burmese found by dictionary, Korean broken at spaces, and pairs that belong together ranked down.
 */
export function breakOpportunities(text: string, language: string): BreakOpportunity[] {
  const words = DICTIONARY.test(text) || hasIdeographs(text) ? wordBoundaries(text, language) : NO_WORDS;
  const positions = new Map<number, boolean>();
  const breaker = new LineBreaker(text);
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    if (!insidePath(text, next.position) && text[next.position] !== "—")
      positions.set(next.position, next.required && next.position < text.length);
  }
  for (const { index } of text.matchAll(LED_BY_POINT)) {
    if (!positions.has(index)) positions.set(index, false);
  }
  for (const end of words) {
    if (DICTIONARY.test(text[end - 1] ?? "") && DICTIONARY.test(text[end] ?? "") && !positions.has(end)) {
      positions.set(end, false);
    }
  }
  positions.set(text.length, false);
  return [...positions]
    .sort((a, b) => a[0] - b[0])
    .map(([at, required]) =>
      describe(text, at, required, words.size === 0 ? 0 : rankInIdeographs(text, at, words, language)),
    );
}

function describe(text: string, at: number, required: boolean, ideographic: 0 | 1 | 2): BreakOpportunity {
  const free = required || at === text.length;
  const end = trimmedEnd(text, at);
  return {
    at,
    end,
    required,
    hyphen: !free && text[at - 1] === "\u00ad",
    rank: free ? 0 : rank(text, at, ideographic),
    reluctance: free ? 0 : reluctance(text, end, ideographic),
  };
}

function rank(text: string, at: number, ideographic: 0 | 1 | 2): 0 | 1 | 2 {
  if (partsKoreanWord(text, at) || partsCompound(text, at) || partsDay(text, at)) return 2;
  if (partsRange(text, at)) return 1;
  return ideographic === 0 && keepsTogether(text, at) ? 1 : ideographic;
}

/** Index after the last character of `text.slice(0, at)` that is no blank. */
function trimmedEnd(text: string, at: number): number {
  return at - (BLANKS.exec(text.slice(0, at))?.[0].length ?? 0);
}

/** Words of one or two letters belong with what follows, parts of a compound and what a figure counts as well; CJK phrases stay whole, lines end best at a comma or stop. */
function reluctance(text: string, end: number, ideographic: 0 | 1 | 2): number {
  if (ideographic > 0) return 0.8;
  if (hasIdeographs(text[end - 1] ?? "")) return 0.08;
  if (COUNTING.test(text.slice(Math.max(0, end - 1), end + 2))) return 0.12;
  if (HYPHENED.test(text.slice(Math.max(0, end - 2), end))) return 0.2;
  return SHORT_WORD.test(text.slice(Math.max(0, end - 4), end)) ? 0.06 : 0;
}

/**
 * Browsers do not break after a slash inside a word or path ("and/or", "src/app"), where UAX #14 would; nor should
 * "C++" be divided before its signs.
 */
function insidePath(text: string, position: number): boolean {
  if (text[position] === "+" && /[\p{L}\p{N}+]/u.test(text[position - 1] ?? "")) return true;
  return text[position - 1] === "/" && /[\p{L}\p{N}]/u.test(text[position] ?? "");
}
