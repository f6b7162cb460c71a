import type { PictureScene } from "../../../src/design/theme.ts";
import { bitmap, bitmapCells, clamp, night, noise, stars, type Random } from "./bitmap.ts";

interface Summit {
  readonly x: number;
  readonly y: number;
}

interface Range {
  readonly summits: readonly Summit[];
  /** Rise of the flanks, height for width. */
  readonly steepness: number;
  readonly rough: (at: number) => number;
  readonly fold: (at: number) => number;
  readonly light: number;
}

function range(random: Random, y: number, count: number, steepness: number, light: number): Range {
  const summits = Array.from({ length: count }, (_, at) => ({
    x: (at + 0.25 + random() * 0.5) / count,
    y: y + (random() - 0.5) * 0.2,
  }));
  return { summits, steepness, rough: noise(random), fold: noise(random), light };
}

/** The summit whose flank is highest at `x`, and how high: all in shares of the picture. */
function flank({ summits, steepness, rough }: Range, x: number): { readonly summit: Summit; readonly y: number } {
  const jag = rough(x * 26) * 0.022 + rough(x * 71) * 0.01;
  return summits
    .map((summit) => ({ summit, y: summit.y + Math.abs(x - summit.x) * steepness + jag }))
    .reduce((highest, other) => (other.y < highest.y ? other : highest));
}

/** Snow on the side towards the moon, a ragged ridge between light and shadow, mist at the foot. */
function slope(mountains: Range, x: number, y: number, top: { summit: Summit; y: number }): number {
  const { fold, light } = mountains;
  const below = y - top.summit.y;
  const ridge = top.summit.x + fold(below * 16 + top.summit.x * 40) * 0.035 + below * 0.1;
  const gully = fold(x * 30 - y * 13) * 0.2;
  const lit = x > ridge ? light * (1.1 + gully) : Math.max(0.2, light * (0.36 + gully * 0.5));
  return clamp(lit - below * 0.5 + 0.03);
}

/** Three ranges at night, lit from the side of an amber moon. */
export const peaks: PictureScene = (box, palette, random) => {
  const cells = bitmapCells(box);
  const { columns, rows } = cells;
  const ranges = [
    range(random, 0.44, 3, 0.95, 0.95),
    range(random, 0.68, 4, 0.85, 0.62),
    range(random, 0.88, 3, 0.6, 0.4),
  ];
  const flanks = ranges.map((mountains) => Array.from({ length: columns }, (_, x) => flank(mountains, x / columns)));
  const moon = { x: columns * 0.73, y: rows * 0.24, radius: Math.min(columns, rows) * 0.14 };
  const land = (x: number, y: number): number => {
    for (const [at, mountains] of [...ranges.entries()].reverse()) {
      const top = flanks[at]?.[x];
      if (top !== undefined && y / rows >= top.y) return slope(mountains, x / columns, y / rows, top);
    }
    return clamp((y / rows - 0.2) * 0.12);
  };
  const light = (x: number, y: number): number => {
    if (y / rows >= (flanks[0]?.[x]?.y ?? 1)) return 0;
    const [dx, dy] = [(x - moon.x) / moon.radius, (y - moon.y) / moon.radius];
    return Math.hypot(dx, dy) < 1 ? clamp(0.94 - 0.1 * dx - 0.22 * dy) : 0;
  };
  return [
    night(box, palette),
    stars(cells, palette.muted, random, 60),
    ...bitmap(cells, land, palette.paper, palette.accent),
    ...bitmap(cells, light, palette.paper, palette.second),
  ];
};
