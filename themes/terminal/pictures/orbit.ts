import type { Palette, PictureScene } from "../../../src/design/theme.ts";
import { el, type SvgElement } from "../../../src/svg/element.ts";
import type { Level } from "../dither.ts";
import { bitmap, bitmapCells, clamp, night, stars } from "./bitmap.ts";

interface Ball {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Ways around the planet, in radii of it; the innermost is its ring. */
const [RING, ...ORBITS] = [1.62, 2.15, 2.8] as const;
const TILT = -18;
const FLATNESS = 0.3;

/** A ball lit from the upper left, with bands of weather across it. */
function shaded(ball: Ball, bands: number): Level {
  return (x, y) => {
    const [dx, dy] = [(x - ball.x) / ball.radius, (y - ball.y) / ball.radius];
    const inside = 1 - dx * dx - dy * dy;
    if (inside < 0) return 0;
    const light = clamp(0.58 * Math.sqrt(inside) - 0.62 * dx - 0.5 * dy);
    return clamp(light * (1.1 + bands * Math.sin(dy * 11 + Math.sin(dx * 3) * 0.8)) + 0.06);
  };
}

function tilted({ x, y }: Ball, ...drawing: readonly SvgElement[]): SvgElement {
  return el("g", { transform: `rotate(${TILT} ${x} ${y})` }, ...drawing);
}

/** Orbits as plotted points, fainter the further out. */
function orbits({ x: cx, y: cy, radius }: Ball, stroke: string, pen: number): readonly SvgElement[] {
  return [RING, ...ORBITS].map((reach, at) =>
    el("ellipse", {
      cx,
      cy,
      rx: radius * reach,
      ry: radius * reach * FLATNESS,
      fill: "none",
      stroke,
      "stroke-width": pen,
      "stroke-opacity": 0.8 - at * 0.2,
      "stroke-dasharray": `${pen} ${pen * (3 + 2 * at)}`,
    }),
  );
}

/** The half of the ring that passes before the planet. */
function ring({ x, y, radius }: Ball, { accent }: Palette, pen: number): SvgElement {
  const reach = radius * RING;
  const d = `M${x - reach} ${y}A${reach} ${reach * FLATNESS} 0 0 0 ${x + reach} ${y}`;
  return el("path", { d, fill: "none", stroke: accent, "stroke-width": pen });
}

/** A banded planet between plotted orbits, with one amber moon. */
export const orbit: PictureScene = (box, palette, random) => {
  const cells = bitmapCells(box);
  const { columns, rows, size } = cells;
  const planet = { x: columns * 0.5, y: rows * 0.52, radius: Math.min(columns * 0.23, rows * 0.3) };
  const { radius } = planet;
  const moon = { x: planet.x + radius * 1.86, y: planet.y - radius * 0.92, radius: radius * 0.2 };
  const drawn = { x: planet.x * size, y: planet.y * size, radius: radius * size };
  return [
    night(box, palette),
    stars(cells, palette.muted, random, 80),
    tilted(drawn, ...orbits(drawn, palette.accent, size * 0.5)),
    el("circle", { cx: drawn.x, cy: drawn.y, r: drawn.radius * 1.03, fill: palette.paper }),
    ...bitmap(cells, shaded(planet, 0.1), palette.paper, palette.accent),
    tilted(drawn, ring(drawn, palette, size * 0.9)),
    ...bitmap(cells, (x, y) => shaded(moon, 0)(x, y) * 1.2, palette.paper, palette.second),
  ];
};
