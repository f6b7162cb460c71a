import type { SlideContent } from "../../../deck/slide-content.ts";
import type { LanguageRules } from "../../language/language-rules.ts";
import type { Claim } from "../digest/claim.ts";
import { labelledItem } from "../slides/writers/labelled-item.ts";
import { wordCount } from "../../text/word-count.ts";
import { cardsFor } from "./cards.ts";
import type { Piece } from "./pieces.ts";

/** A slide that shows words as they stand, and the sentences it shows. */
export interface Plain {
  readonly content: SlideContent;
  readonly uses: readonly Claim[];
}

/** The words of a piece with nothing left out: an item under its label, a sentence on one slide or on two. */
export function plainWords({ passage }: Piece, rules: LanguageRules): readonly Plain[] {
  const claims = passage.runs.flat();
  const [item, ...others] = passage.items;
  if (passage.unit.kind === "quote" || others.length > 0) return [];
  if (item === undefined) {
    const [claim] = claims;
    return claim === undefined ? [] : cardsFor(claim, rules).map((content) => ({ content, uses: [claim] }));
  }
  const { section } = passage;
  const labelled = labelledItem(item, section, rules);
  if (labelled !== undefined) return [{ content: labelled, uses: claims }];
  const { text } = item;
  const words = wordCount(text);
  if (item.label !== undefined) return [];
  return cardsFor({ text, sentence: item, section, words }, rules).map((content) => ({ content, uses: claims }));
}
