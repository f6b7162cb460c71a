import type { PictureScene } from "../../../src/design/theme.ts";
import { el } from "../../../src/svg/element.ts";
import { bitmap, bitmapCells, clamp, night, stars } from "./bitmap.ts";

/** Sunrise from orbit: the limb of a planet, its air lit, and an amber sun just behind it. */
export const horizon: PictureScene = (box, palette, random) => {
  const cells = bitmapCells(box);
  const { columns, rows, size } = cells;
  const radius = columns * 0.86;
  const top = rows * 0.3;
  const center = { x: columns * 0.4, y: top + radius };
  const turn = -0.62;
  const sun = { x: center.x - Math.sin(turn) * radius, y: center.y - Math.cos(turn) * radius };
  const dusk = (y: number): number => clamp((y - rows * 0.02) / (rows * 0.24));
  const height = (x: number, y: number): number => Math.hypot(x - center.x, y - center.y) - radius;
  const towards = (x: number, y: number): number => Math.hypot(x - sun.x, y - sun.y) / columns;
  const planet = (x: number, y: number): number => {
    const above = height(x, y);
    const near = Math.exp(-towards(x, y) * 1.5);
    if (above > 0) return clamp(Math.exp(-above / (3 + 12 * near)) * (0.3 + near * 0.6)) * dusk(y);
    const depth = -above / radius;
    return clamp(Math.exp(-depth * (13 - 7 * near)) * (0.5 + near * 0.75) + 0.035);
  };
  const glow = (x: number, y: number): number => {
    if (height(x, y) < 0) return 0;
    const distance = towards(x, y);
    return distance < 0.075 ? 1 : clamp(0.62 * Math.exp(-(distance - 0.075) * 13)) * dusk(y);
  };
  return [
    night(box, palette),
    stars(cells, palette.muted, random, 70),
    el("circle", { cx: center.x * size, cy: center.y * size, r: (radius - 1) * size, fill: palette.paper }),
    ...bitmap(cells, planet, palette.paper, palette.accent),
    ...bitmap(cells, glow, palette.paper, palette.second),
  ];
};
