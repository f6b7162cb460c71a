import type { Canvas } from "../../src/design/theme.ts";

/** Measures of a page in px: the same design on a wide screen, an old projector and a phone. */
export interface Grid {
  readonly shape: "wide" | "square" | "tall";
  /** Band along the starting edge that counts the slides. */
  readonly spine: number;
  /** From the starting edge to the text, and from the text to the ending edge. */
  readonly start: number;
  readonly end: number;
  readonly top: number;
  /** Between columns of text. */
  readonly gap: number;
  /** From the text to the folio. */
  readonly clearance: number;
  /** From the text to the lower edge. */
  readonly foot: number;
  /** Factor of running text: what is read across a room is set larger than what is held in the hand. */
  readonly voice: number;
}

/** Height of the folio line, and its distance from the lower edge. */
export const FOLIO = 34;
export const BOTTOM = 44;

const MEASURES = {
  wide: { spine: 36, end: 92, top: 84, gap: 72, clearance: 36, voice: 1.22 },
  square: { spine: 32, end: 76, top: 76, gap: 52, clearance: 24, voice: 1.1 },
  tall: { spine: 28, end: 66, top: 76, gap: 40, clearance: 22, voice: 1 },
} as const;

export function gridOf({ width, height }: Canvas): Grid {
  const shape = width < height ? "tall" : width / height > 1.5 ? "wide" : "square";
  const measures = MEASURES[shape];
  const { spine, end, clearance } = measures;
  return { shape, ...measures, start: spine + end, foot: clearance + FOLIO + BOTTOM };
}
