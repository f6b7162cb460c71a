import type { SlideContent } from "../../../deck/slide-content.ts";
import type { LanguageRules } from "../../language/language-rules.ts";
import type { Claim } from "../digest/claim.ts";
import { labelledItem } from "../slides/writers/labelled-item.ts";
import { wordCount } from "../../text/word-count.ts";
import { cardsFor, type Thought } from "./cards.ts";
import type { Piece } from "./pieces.ts";

/** A slide that shows words as they stand, and the sentences it shows. */
export interface Plain {
  readonly content: SlideContent;
  readonly uses: readonly Claim[];
}

/** Ways to show words as they stand, the best first; torn ones only where nothing else is left. */
export interface PlainWays {
  readonly whole: readonly (readonly Plain[])[];
  readonly torn: readonly (readonly Plain[])[];
}

const NONE: PlainWays = { whole: [], torn: [] };

/** The words of a piece with nothing left out: an item under its label, a sentence on one slide or on two. */
export function plainWords({ passage }: Piece, rules: LanguageRules): PlainWays {
  const claims = passage.runs.flat();
  const [item, ...others] = passage.items;
  if (passage.unit.kind === "quote" || others.length > 0) return NONE;
  if (item === undefined) {
    const [claim] = claims;
    return claim === undefined ? NONE : waysOf(claim, [claim], rules);
  }
  const { section } = passage;
  const labelled = labelledItem(item, section, rules);
  if (labelled !== undefined) return { whole: [[{ content: labelled, uses: claims }]], torn: [] };
  const { text } = item;
  const words = wordCount(text);
  return item.label === undefined ? waysOf({ text, sentence: item, section, words }, claims, rules) : NONE;
}

function waysOf(thought: Thought, uses: readonly Claim[], rules: LanguageRules): PlainWays {
  const { whole, torn } = cardsFor(thought, rules);
  const plain = (cards: readonly SlideContent[]): readonly Plain[] => cards.map((content) => ({ content, uses }));
  return { whole: whole.map(plain), torn: torn.map(plain) };
}
