import { displayLength } from "../../src/deck/display-length.ts";
import type { Phrase } from "../../src/deck/slide-content.ts";
import type { Hex, TextStyle } from "../../src/design/scene.ts";
import type { Tone } from "./tokens.ts";

/** Headlines: Space Grotesk, tight. */
export function headline({ text }: Tone, size: number): TextStyle {
  return { role: "title", font: "heading", size, lineHeight: 1.06, tracking: -0.02, color: text };
}

/** Text to read. */
export function prose({ text }: Tone, size: number): TextStyle {
  return { role: "body", font: "body", size, lineHeight: 1.36, color: text };
}

/** Lead-ins, terms and names. */
export function term({ text }: Tone, size: number): TextStyle {
  return { role: "body", font: "heading", weight: 600, size, lineHeight: 1.2, color: text };
}

/** Axis labels: Plex Mono, small and tracked a little. */
export function axis(color: Hex, size = 28): TextStyle {
  return { role: "caption", font: "accent", size, lineHeight: 1.35, tracking: 0.01, color };
}

/** The figure a sheet is about. */
export function figure(color: Hex, size: number): TextStyle {
  return { role: "figure", font: "heading", weight: 500, size, lineHeight: 1, tracking: -0.045, maxLines: 1, color };
}

/** Program listings. */
export function listing({ text }: Tone, size: number): TextStyle {
  return { role: "code", font: "accent", size, lineHeight: 1.5, color: text };
}

export function lengthOf(...phrases: readonly (Phrase | undefined)[]): number {
  return phrases.reduce((sum, phrase) => sum + displayLength(phrase?.text ?? ""), 0);
}

/** A length in half-ems (or a count), and the size in px that suits it. */
type Setting = readonly [length: number, size: number];

/** Little is set large: the size between two settings, and theirs beyond them. */
export function sizeFor(length: number, little: Setting, much: Setting): number {
  const share = Math.min(1, Math.max(0, (length - little[0]) / (much[0] - little[0])));
  return Math.round(little[1] + (much[1] - little[1]) * share);
}
