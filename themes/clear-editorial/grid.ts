import type { Canvas } from "../../src/design/theme.ts";

/** Measures of a page in px; the same design on a wide screen, an old projector and a phone. */
export interface Grid {
  readonly shape: "wide" | "square" | "tall";
  /** Band along the starting edge that counts the slides. */
  readonly spine: number;
  /** From the spine to the text, and from the text to the ending edge. */
  readonly margin: number;
  readonly top: number;
  /** Between columns of text. */
  readonly gap: number;
  /** From the foot of the text to the lower edge; the folio stands in it. */
  readonly foot: number;
}

const FOOT = 100;

const MEASURES = {
  wide: { spine: 36, margin: 92, top: 84, gap: 72 },
  square: { spine: 32, margin: 76, top: 76, gap: 52 },
  tall: { spine: 28, margin: 66, top: 76, gap: 40 },
} as const;

export function gridOf({ width, height }: Canvas): Grid {
  const shape = width < height ? "tall" : width / height > 1.5 ? "wide" : "square";
  return { shape, foot: FOOT, ...MEASURES[shape] };
}
