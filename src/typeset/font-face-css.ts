import type { FontFamily, FontSlice } from "./font-source.ts";
import { formatUnicodeRanges } from "./unicode-ranges.ts";

/**
 * The `@font-face` rules with which a browser picks the same file for every character as the typesetter does.
 * Upright-only families also serve italics, and single-weight ones every weight: otherwise browsers slant or
 * embolden them on their own.
 */
export function fontFaceCss(families: Iterable<FontFamily>, urlOf: (slice: FontSlice) => string): string {
  const rules: string[] = [];
  for (const { name, cuts } of families) {
    const uprightOnly = cuts.every(({ italic }) => !italic);
    const oneWeight = new Set(cuts.flatMap(({ minWeight, maxWeight }) => [minWeight, maxWeight])).size === 1;
    for (const { italic, minWeight, maxWeight, slices } of cuts) {
      const weight = oneWeight ? "1 1000" : minWeight === maxWeight ? minWeight : `${minWeight} ${maxWeight}`;
      for (const style of uprightOnly ? ["normal", "italic"] : [italic ? "italic" : "normal"]) {
        for (const slice of slices) {
          rules.push(
            `@font-face{font-family:"${name}";font-style:${style};font-weight:${weight};font-display:block;` +
              `src:url("${urlOf(slice)}");unicode-range:${formatUnicodeRanges(slice.ranges)}}`,
          );
        }
      }
    }
  }
  return rules.join("\n");
}
