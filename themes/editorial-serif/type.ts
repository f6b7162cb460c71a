import type { Hex, TextStyle } from "../../src/design/scene.ts";
import type { Tone } from "./tokens.ts";

/** Headlines: Fraunces, a little tight, close-set. */
export function display({ text }: Tone, size: number): TextStyle {
  return { role: "title", font: "heading", size, lineHeight: 1.05, tracking: -0.022, color: text };
}

/** Headlines that speak: quotations, questions, terms. */
export function spoken(tone: Tone, size: number): TextStyle {
  return { ...display(tone, size), weight: 340, italic: true, lineHeight: 1.1, tracking: -0.015 };
}

/** Running text in serif: what a reader came for. */
export function prose({ text }: Tone, size: number): TextStyle {
  return { role: "body", font: "heading", size, lineHeight: 1.34, tracking: -0.005, color: text };
}

/** A line or two of serif below a headline, in a quieter shade. */
export function standfirst(tone: Tone, size: number): TextStyle {
  return { ...prose(tone, size), color: tone.quiet, balance: true };
}

/** Text in sans: lists, tables, anything that is looked up rather than read. */
export function notes({ text }: Tone, size: number): TextStyle {
  return { role: "body", font: "body", size, lineHeight: 1.32, tracking: -0.008, color: text, balance: true };
}

/** Lead-ins, dates and names: italics in the spot colour. */
export function lead({ accent }: Tone, size: number): TextStyle {
  return { role: "body", font: "heading", italic: true, size, lineHeight: 1.2, color: accent };
}

/** Lead-ins above long texts, where a page is full. */
export function runIn(tone: Tone): TextStyle {
  return { ...lead(tone, 30), role: "caption" };
}

/** Tracked capitals above and beside things. */
export function label(color: Hex): TextStyle {
  return { role: "caption", font: "body", weight: 600, size: 26, lineHeight: 1.3, tracking: 0.1, case: "upper", color };
}

/** Captions under pictures and charts. */
export function caption({ quiet }: Tone, size = 30): TextStyle {
  return { role: "caption", font: "heading", italic: true, size, lineHeight: 1.35, color: quiet };
}

/** The figure a slide is about. */
export function figure(color: Hex, size: number): TextStyle {
  const set = { weight: 300, lineHeight: 0.98, tracking: -0.04, maxLines: 1 };
  return { role: "figure", font: "heading", size, color, ...set };
}

/** Numerals that count things in the side column. */
export function numeral({ accent }: Tone, size: number): TextStyle {
  return { ...figure(accent, size), italic: true, tracking: 0 };
}

/** Program listings. */
export function listing({ text }: Tone, size: number): TextStyle {
  return { role: "code", font: "accent", size, lineHeight: 1.5, color: text };
}
