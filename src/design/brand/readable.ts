import { contrast, mostReadable } from "../color.ts";
import { fromOklch, toOklch } from "../oklch.ts";
import type { Hex } from "../scene.ts";

const STEP = 0.01;

/** Whether a colour reads at `ratio` on all of the grounds. */
export function reads(color: Hex, grounds: readonly Hex[], ratio: number): boolean {
  return grounds.every((ground) => contrast(color, ground) >= ratio);
}

/**
 * The colour of the same hue, as little lighter or darker as it takes to read at `ratio` on all of the grounds; black
 * or white where no lightness does.
 */
export function readableOn(color: Hex, grounds: readonly [Hex, ...Hex[]], ratio: number): Hex {
  if (reads(color, grounds, ratio)) return color;
  const { lightness, chroma, hue } = toOklch(color);
  for (let change = STEP; change < 1; change += STEP) {
    for (const moved of [lightness - change, lightness + change]) {
      if (moved < 0 || moved > 1) continue;
      const candidate = fromOklch({ lightness: moved, chroma, hue });
      if (reads(candidate, grounds, ratio)) return candidate;
    }
  }
  return mostReadable(grounds[0], ["#000000", "#ffffff"]);
}
