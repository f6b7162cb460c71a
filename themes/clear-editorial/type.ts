import type { Hex, TextStyle } from "../../src/design/scene.ts";
import type { Tone } from "./tokens.ts";

/** Headlines: Newsreader, set close. */
export function headline({ text }: Tone, size: number): TextStyle {
  return { role: "title", font: "heading", size, lineHeight: 1.06, tracking: -0.02, color: text };
}

/** What a page has to say in full: a paragraph of Newsreader. */
export function reading({ text }: Tone, size: number): TextStyle {
  return { role: "body", font: "heading", size, lineHeight: 1.34, tracking: -0.004, color: text, balance: true };
}

/** Lists, tables, notes: Instrument Sans. */
export function plain({ text }: Tone, size: number): TextStyle {
  return { role: "body", font: "body", size, lineHeight: 1.3, color: text, balance: true };
}

/** A line or two below a headline. */
export function support(tone: Tone, size: number): TextStyle {
  return { ...plain(tone, size), color: tone.quiet };
}

/** Names of entries, columns and sides. */
export function term({ strong }: Tone, size: number): TextStyle {
  return { role: "body", font: "heading", weight: 500, size, lineHeight: 1.18, color: strong, balance: true };
}

/** Names above long texts, where a page is full. */
export function runIn(tone: Tone): TextStyle {
  return { ...term(tone, 32), role: "caption" };
}

/** Small print: sections, folios, captions. */
export function small(color: Hex, size = 26): TextStyle {
  return { role: "caption", font: "body", weight: 500, size, lineHeight: 1.3, color };
}

/** Numerals in the order of things. */
export function ordinal({ strong }: Tone, size: number): TextStyle {
  return { role: "body", font: "heading", weight: 380, size, lineHeight: 1.1, color: strong, group: "ordinals" };
}

/** The figure a slide is about. */
export function figure(color: Hex, size: number): TextStyle {
  const set = { weight: 320, lineHeight: 1, tracking: -0.045, maxLines: 1 };
  return { role: "figure", font: "heading", size, color, ...set };
}

export function listing({ text }: Tone, size: number): TextStyle {
  return { role: "code", font: "accent", size, lineHeight: 1.44, color: text };
}
