import { contentPhrases } from "../../deck/content-phrases.ts";
import type { Phrase, SlideContent } from "../../deck/slide-content.ts";
import { isMadeOf, isOwnWord } from "../../planner/checks/phrases-sourced.ts";

/** What a deck may draw on. */
export interface DeckSource {
  /** The texts that were sent. */
  readonly sent: string;
  /** What was read of them and found besides, which phrases point into; absent where it was not kept. */
  readonly read?: string;
  /** BCP 47, of the deck. */
  readonly language: string;
}

/**
 * How a text relates to the source: its words as they stand there, some of them in their order, other words for what
 * stands there; words of the request or of the product; words that somebody put there afterwards; words that nothing
 * stands behind.
 */
const TRACES = ["verbatim", "shortened", "reworded", "given", "edited", "unsupported"] as const;
type Trace = (typeof TRACES)[number];

const LONGEST_TEXT = 60;
const LONGEST_EXCERPT = 160;

/** Where each text of a slide comes from; null for a slide whose markup was replaced, or a deck whose source was not kept. */
export function traceSlide(content: SlideContent | undefined, source: DeckSource) {
  const { read } = source;
  if (content === undefined || read === undefined) return null;
  const texts = contentPhrases(content).flatMap((phrase) => {
    if (phrase.text.trim() === "") return [];
    const cited = phrase.sources.map(({ start, end }) => read.slice(start, end).trim()).join(" … ");
    return {
      text: shortened(phrase.text, LONGEST_TEXT),
      trace: traceOf(phrase, cited, source),
      source: cited === "" ? null : shortened(cited, LONGEST_EXCERPT),
    };
  });
  const count = (...traces: readonly Trace[]): number => texts.filter(({ trace }) => traces.includes(trace)).length;
  return {
    traced: count("verbatim", "shortened", "reworded", "given"),
    changed: count("reworded", "edited"),
    unsupported: count("unsupported"),
    texts,
  };
}

export type SlideTrace = NonNullable<ReturnType<typeof traceSlide>>;

function traceOf(phrase: Phrase, cited: string, { sent, language }: DeckSource): Trace {
  if (phrase.edited === true) return "edited";
  if (cited !== "") {
    if (plain(cited).includes(plain(phrase.text))) return "verbatim";
    return isMadeOf(phrase.text, cited) ? "shortened" : "reworded";
  }
  const own = isOwnWord(phrase.text, language) || plain(sent).includes(plain(phrase.text));
  return own || !/\p{L}|\p{N}/u.test(phrase.text) ? "given" : "unsupported";
}

/** Letters and figures alone: case, spaces and marks may be styled. */
function plain(text: string): string {
  return (text.toLocaleLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(" ");
}

function shortened(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length <= length ? text : `${characters.slice(0, length).join("").trimEnd()}…`;
}
