import LineBreaker from "linebreak";
import { keepsTogether } from "./keep-together.ts";

/** A place where a line may end. Offsets are UTF-16 indices of the text. */
export interface BreakOpportunity {
  /** Where the next line starts. */
  readonly at: number;
  /** Where this line ends once blanks are trimmed. */
  readonly end: number;
  readonly required: boolean;
  /** The line needs a hyphen at its end: a soft hyphen, or a place found by hyphenation. */
  readonly hyphen: boolean;
  /** 0: good; 1: parts a figure from its unit or the like; 2: hyphenation; 3: between two letters, the last resort. */
  readonly rank: 0 | 1 | 2 | 3;
}

const DICTIONARY = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const BLANKS = /[ \n\u00ad\u200b\u3000]+$/;

/**
 * Where lines may end, in order, the end of the text included: UAX #14, with words of Thai, Lao, Khmer and Burmese
 * found by dictionary (Intl.Segmenter) and pairs that belong together ranked down.
 */
export function breakOpportunities(text: string, language: string): BreakOpportunity[] {
  const required = new Map<number, boolean>();
  const breaker = new LineBreaker(text);
  for (let next = breaker.nextBreak(); next !== null; next = breaker.nextBreak()) {
    if (!insidePath(text, next.position)) required.set(next.position, next.required && next.position < text.length);
  }
  if (DICTIONARY.test(text)) {
    for (const position of dictionaryBreaks(text, language)) if (!required.has(position)) required.set(position, false);
  }
  required.set(text.length, false);
  return [...required]
    .sort((a, b) => a[0] - b[0])
    .map(([at, must]) => ({
      at,
      end: trimmedEnd(text, at),
      required: must,
      hyphen: text[at - 1] === "\u00ad",
      rank: !must && at < text.length && keepsTogether(text, at) ? 1 : 0,
    }));
}

/** Index after the last character of `text.slice(0, at)` that is no blank. */
export function trimmedEnd(text: string, at: number): number {
  return at - (BLANKS.exec(text.slice(0, at))?.[0].length ?? 0);
}

/** Browsers do not break after a slash inside a word or path ("and/or", "src/app"), where UAX #14 would. */
function insidePath(text: string, position: number): boolean {
  return text[position - 1] === "/" && /[\p{L}\p{N}]/u.test(text[position] ?? "");
}

function dictionaryBreaks(text: string, language: string): number[] {
  const words = new Intl.Segmenter(language, { granularity: "word" }).segment(text);
  const ends = Array.from(words, ({ index, segment }) => index + segment.length);
  return ends.filter((end) => DICTIONARY.test(text[end - 1] ?? "") && DICTIONARY.test(text[end] ?? ""));
}
