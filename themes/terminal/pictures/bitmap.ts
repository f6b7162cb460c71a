import { mix } from "../../../src/design/color.ts";
import type { ArtBox, Hex } from "../../../src/design/scene.ts";
import type { Palette } from "../../../src/design/theme.ts";
import { el, type SvgElement } from "../../../src/svg/element.ts";
import { cellsOf, dither, type Cells, type Level } from "../dither.ts";

/** Cells across a picture whose width is that of a slide. */
const COLUMNS = 150;

/** Coarse enough to be seen at phone size, whatever part of a slide the picture takes. */
export function bitmapCells(box: ArtBox): Cells {
  return cellsOf(box, Math.max(80, Math.round((COLUMNS * box.width) / 1080)));
}

export type Random = () => number;

export function clamp(level: number): number {
  return Math.min(1, Math.max(0, level));
}

/** A drawing in three inks: the ground, the colour at a third of its light, and the colour itself. */
export function bitmap(cells: Cells, level: Level, ground: Hex, ink: Hex): readonly SvgElement[] {
  return [
    el("path", { d: dither(cells, (x, y) => level(x, y) * 2), fill: mix(ground, ink, 0.42) }),
    el("path", { d: dither(cells, (x, y) => level(x, y) * 2 - 1), fill: ink }),
  ];
}

export function night(box: ArtBox, { paper }: Palette): SvgElement {
  return el("rect", { width: box.width, height: box.height, fill: paper });
}

/** Single cells of light, more of them towards the top. */
export function stars(cells: Cells, fill: Hex, random: () => number, count: number): SvgElement {
  const { columns, rows, size } = cells;
  const points = Array.from({ length: count }, () => {
    const x = Math.floor(random() * columns) * size;
    const y = Math.floor((0.05 + 0.95 * random() ** 1.2) * rows) * size;
    return `M${x} ${y}h${size}v${size}h${-size}Z`;
  });
  return el("path", { d: points.join(""), fill });
}

/** Smooth noise in −1…1 over a line: values at whole places, eased between. */
export function noise(random: () => number): (at: number) => number {
  const values = Array.from({ length: 64 }, () => random() * 2 - 1);
  return (at) => {
    const whole = Math.floor(at);
    const share = at - whole;
    const ease = share * share * (3 - 2 * share);
    const before = values[((whole % 64) + 64) % 64] ?? 0;
    const after = values[(((whole + 1) % 64) + 64) % 64] ?? 0;
    return before + (after - before) * ease;
  };
}
