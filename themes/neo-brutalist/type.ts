import { displayLength } from "../../src/deck/display-length.ts";
import type { Phrase } from "../../src/deck/slide-content.ts";
import type { Hex, TextStyle } from "../../src/design/scene.ts";

/** Archivo Black, tight: titles and everything that shouts. */
export function display(color: Hex, size: number): TextStyle {
  return { role: "title", font: "heading", size, lineHeight: 1.04, tracking: -0.02, color };
}

/** Width of an average letter of Archivo Black, em. */
const LETTER = 0.66;
const WORD = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\p{N}'’.,:;!?]+/gu;

/**
 * A title of up to `size` px that is set smaller, down to 76 px, where that keeps a long word in one piece on a line
 * of `width` px. Words that are too long even for 76 px are left to hyphenation.
 */
export function headline(phrase: Phrase, color: Hex, size: number, width: number): TextStyle {
  const words = (phrase.text.match(WORD) ?? []).map((word) => Math.floor(width / (displayLength(word) * LETTER)));
  return display(color, Math.min(size, ...words.filter((whole) => whole >= 76)));
}

/** A numeral or short word as the picture of the slide. */
export function figure(color: Hex, size: number): TextStyle {
  return { role: "figure", font: "heading", size, lineHeight: 1, tracking: -0.035, color };
}

/** Running text in Space Grotesk. */
export function body(color: Hex, size = 40): TextStyle {
  return { role: "body", font: "body", size, lineHeight: 1.3, color, balance: true };
}

/** Lead-ins and headings of items: Archivo Black at reading size. */
export function label(color: Hex, size = 38): TextStyle {
  return { role: "body", font: "heading", size, lineHeight: 1.14, tracking: -0.01, color, balance: true };
}

/** Small capitals with air, for stickers and the bar. */
export function tag(color: Hex, size = 28): TextStyle {
  return { role: "caption", font: "body", weight: 700, size, lineHeight: 1.15, tracking: 0.06, case: "upper", color };
}

/** Captions and table cells. */
export function caption(color: Hex, size = 30): TextStyle {
  return { role: "caption", font: "body", weight: 500, size, lineHeight: 1.25, color };
}
