import { displayLength } from "../deck/display-length.ts";
import type { Item, Phrase } from "../deck/slide-content.ts";
import type { TextStyle } from "./scene.ts";

/** A length in half-ems, and the size in px wanted for texts of that length. */
export type Setting = readonly [length: number, size: number];

/** A list entry stands on a line of its own: this much counts for each of them besides its words. */
const ENTRY = 20;

/** Length of some phrases together, in half-ems. */
export function lengthOf(...phrases: readonly (Phrase | undefined)[]): number {
  return phrases.reduce((sum, phrase) => sum + displayLength(phrase?.text ?? ""), 0);
}

/** Room the entries of a list ask for, in half-ems. */
export function lengthOfItems(items: readonly Item[]): number {
  return items.reduce((sum, item) => sum + lengthOf(item.label, item.value, item.text) + ENTRY, 0);
}

/**
 * Copyfitting: few words are set large, many small. The size for a text between two settings (linear), and theirs
 * beyond them. The engine shrinks what is still too long; this is what the designer wants before that.
 */
export function sizeFor(length: number, few: Setting, many: Setting): number {
  const share = Math.min(1, Math.max(0, (length - few[0]) / (many[0] - few[0])));
  return Math.round(few[1] + (many[1] - few[1]) * share);
}

/** Half-ems up to which a sentence may be set as a headline. */
const LONGEST_HEADLINE = 90;
/** Of what its size would be as a headline, and at most so many px in a face of common weight. */
const CALM = 0.76;
const LARGEST_CALM = 88;
const CALM_LEADING = 1.16;

/** The style of a sentence that fills a slide: a headline while it is short; longer ones are text, not a wall of type. */
export function calm(style: TextStyle, sentence: Phrase, largest = LARGEST_CALM): TextStyle {
  if (lengthOf(sentence) <= LONGEST_HEADLINE) return style;
  const size = Math.min(largest, Math.round(style.size * CALM));
  return { ...style, size, lineHeight: Math.max(style.lineHeight, CALM_LEADING) };
}
