import type { Genre } from "../svg/genre.ts";
import type { UnicodeRanges } from "./unicode-ranges.ts";

/** One font file: the part of a cut that holds the code points in `ranges` (a CSS `@font-face` rule). */
export interface FontSlice {
  /** Stable id; also the file's name below the server's font path. */
  readonly file: string;
  readonly ranges: UnicodeRanges;
}

/** The slices of one style and weight range; a later slice wins where ranges overlap, as in CSS. */
export interface FontCut {
  readonly italic: boolean;
  readonly minWeight: number;
  readonly maxWeight: number;
  readonly slices: readonly FontSlice[];
}

export interface FontFamily {
  /** As written in `font-family`: "Inter", "Noto Sans JP". */
  readonly name: string;
  readonly genre: Genre;
  readonly cuts: readonly FontCut[];
  /** How heavy a single-weight display face looks, so that companions match it. */
  readonly looksLike?: number;
}

/** Where fonts come from: the installed packages on a server, the network in a browser. */
export interface FontSource {
  families(): readonly FontFamily[];
  /** Bytes of a slice, WOFF2 or sfnt; rejects when the file cannot be read. */
  load(slice: FontSlice): Promise<Uint8Array>;
}

/** The cut of a family that CSS font matching picks (css-fonts-4 §5.2: style first, then nearest weight). */
export function chooseCut(family: FontFamily, italic: boolean, weight: number): FontCut {
  const styled = family.cuts.filter((cut) => cut.italic === italic);
  const cuts = styled.length > 0 ? styled : family.cuts;
  const [first, ...others] = cuts;
  if (first === undefined) throw new Error(`Font family "${family.name}" has no cuts`);
  return others.reduce((best, cut) => (distance(cut, weight) < distance(best, weight) ? cut : best), first);
}

/** The weight text of this family is really set in: the family's own where it has only one, else clamped to its range. */
export function effectiveWeight(family: FontFamily, italic: boolean, weight: number): number {
  if (family.looksLike !== undefined) return family.looksLike;
  const cut = chooseCut(family, italic, weight);
  return Math.min(cut.maxWeight, Math.max(cut.minWeight, weight));
}

function distance(cut: FontCut, weight: number): number {
  if (weight >= cut.minWeight && weight <= cut.maxWeight) return 0;
  const away = weight < cut.minWeight ? cut.minWeight - weight : weight - cut.maxWeight;
  // On a tie light text looks for lighter cuts, bold text for bolder ones.
  const towards = weight < 450 ? cut.maxWeight < weight : cut.minWeight > weight;
  return away + (towards ? 0 : 0.5);
}
