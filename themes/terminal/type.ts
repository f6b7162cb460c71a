import { displayLength } from "../../src/deck/display-length.ts";
import type { Phrase } from "../../src/deck/slide-content.ts";
import { lengthOf, sizeFor, type Setting } from "../../src/design/copyfit.ts";
import type { Hex, TextStyle } from "../../src/design/scene.ts";
import { MARGIN, type Tone } from "./tokens.ts";

/** Width of a screen between its margins, px. */
const MEASURE = 1080 - 2 * MARGIN;
/** Words of scripts that break between any two characters have no length of their own. */
const WORD = /[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+/gu;

/**
 * Headlines: the heaviest weight, drawn together, since a monospace stands wide. The size goes with the length, but is
 * never so large that the longest word would be cut in `width` px.
 */
export function headline(
  { text: color }: Tone,
  title: Phrase,
  few: Setting,
  many: Setting,
  width = MEASURE,
): TextStyle {
  const longest = Math.max(1, ...(title.text.match(WORD) ?? []).map(displayLength));
  const size = Math.min(sizeFor(lengthOf(title), few, many), Math.floor(width / (longest * 0.56)));
  return { role: "title", font: "heading", size, lineHeight: 1.08, tracking: -0.05, color };
}

/** The figure a slide is about, as large as it can stand on one line of `width` px. */
export function figure(color: Hex, value: Phrase, largest: number, width = MEASURE): TextStyle {
  const size = Math.min(largest, Math.floor(width / (Math.max(1, lengthOf(value)) * 0.56)));
  return { role: "figure", font: "heading", size, lineHeight: 1, tracking: -0.05, color, maxLines: 1 };
}

/** Running text. */
export function prose({ text }: Tone, size: number): TextStyle {
  return { role: "body", font: "body", size, lineHeight: 1.42, tracking: -0.03, color: text, balance: true };
}

/** Text under a headline: the same in a dimmer shade, with even lines. */
export function comment(tone: Tone, size: number): TextStyle {
  return { ...prose(tone, size), color: tone.quiet };
}

/** Entries of lists and tables. */
export function line(tone: Tone, size: number): TextStyle {
  return { ...prose(tone, size), lineHeight: 1.3 };
}

/** Lead-ins, dates and headings of parts: bold, in a colour of their own. */
export function key(color: Hex, size: number): TextStyle {
  return { role: "body", font: "body", weight: 700, size, lineHeight: 1.26, tracking: -0.03, color };
}

/** Lead-ins above long texts, where a screen is full. */
export function runIn(color: Hex): TextStyle {
  return { ...key(color, 30), role: "caption", min: 26 };
}

/** Prompts, status line, captions. */
export function note(color: Hex, size = 28): TextStyle {
  return { role: "caption", font: "accent", size, lineHeight: 1.3, tracking: -0.01, color };
}

/** Numbers in the gutter. */
export function lineNumber(color: Hex, size: number): TextStyle {
  return { ...note(color, size), tracking: 0, lineHeight: 1.3 };
}

/** Program listings. */
export function listing({ text }: Tone, size: number): TextStyle {
  return { role: "code", font: "body", size, lineHeight: 1.56, tracking: -0.01, color: text };
}
