import { displayLength } from "../../src/deck/display-length.ts";
import { lengthOf } from "../../src/design/copyfit.ts";
import type { Phrase } from "../../src/deck/slide-content.ts";
import type { Hex, TextStyle } from "../../src/design/scene.ts";
import type { Tone } from "./tokens.ts";

/** Scripts written without spaces: a run of them is no single word. */
const SEVERAL_WORDS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Headlines: Space Grotesk, tight. */
export function headline({ text }: Tone, size: number): TextStyle {
  return { role: "title", font: "heading", size, lineHeight: 1.04, tracking: -0.028, color: text };
}

/** Text to read. */
export function prose({ text }: Tone, size: number): TextStyle {
  return { role: "body", font: "body", size, lineHeight: 1.32, color: text, balance: true };
}

/** Lead-ins, terms and names. */
export function term({ text }: Tone, size: number): TextStyle {
  return {
    role: "body",
    font: "heading",
    weight: 600,
    size,
    lineHeight: 1.16,
    tracking: -0.012,
    color: text,
    balance: true,
  };
}

/** Axis labels: Plex Mono, small. */
export function axis(color: Hex, size = 28): TextStyle {
  return { role: "caption", font: "accent", size, lineHeight: 1.35, color };
}

/** The figure a sheet is about. */
export function figure(color: Hex, size: number): TextStyle {
  return { role: "figure", font: "heading", weight: 500, size, lineHeight: 0.98, tracking: -0.05, maxLines: 1, color };
}

/** Advance of a figure of Space Grotesk per half-em of text, in em. */
const ADVANCE = 0.56;

/** The size at which a figure takes all of `width`, px, but no more than `most`. */
export function figureSize(value: Phrase | undefined, width: number, most: number): number {
  return Math.min(most, Math.floor(width / (Math.max(2, lengthOf(value)) * ADVANCE)));
}

/** Advance of headlines per half-em of text, em, with some air. */
const HEADLINE_ADVANCE = 0.58;

/** `size`, or what the longest word of a headline leaves of it in a column of `width` px. */
export function sizeInColumn(title: Phrase, width: number, size: number): number {
  const words = title.text.split(/\s+/).filter((word) => !SEVERAL_WORDS.test(word));
  const longest = Math.max(1, ...words.map(displayLength));
  return Math.min(size, Math.floor(width / (longest * HEADLINE_ADVANCE)));
}

/** Program listings. */
export function listing({ text }: Tone, size: number): TextStyle {
  return { role: "code", font: "accent", size, lineHeight: 1.5, color: text };
}
