import type { ArtBox, Hex } from "../../../src/design/scene.ts";
import { el, type SvgElement } from "../../../src/svg/element.ts";

export type Random = () => number;

/** Height of the land at `x`; both as shares of the picture, downwards from its top left. */
export type Skyline = (x: number) => number;

export function gradient(id: string, ...stops: readonly (readonly [offset: number, color: Hex])[]): SvgElement {
  const direction = { x1: 0, y1: 0, x2: 0, y2: 1 };
  return el(
    "linearGradient",
    { id, ...direction },
    ...stops.map(([offset, color]) => el("stop", { offset, "stop-color": color })),
  );
}

export function sky({ width, height }: ArtBox, ...stops: Parameters<typeof gradient>[1][]): readonly SvgElement[] {
  return [el("defs", {}, gradient("sky", ...stops)), el("rect", { width, height, fill: "url(#sky)" })];
}

const STEPS = 60;

/** Everything below a skyline, down to the lower edge of the picture. */
export function land(skyline: Skyline, { width, height }: ArtBox, fill: string): SvgElement {
  const points = Array.from({ length: STEPS + 1 }, (_, at) => {
    const x = at / STEPS;
    return `${(x * width).toFixed(1)} ${(skyline(x) * height).toFixed(1)}`;
  });
  return el("path", { d: `M0 ${height}L${points.join("L")}L${width} ${height}Z`, fill });
}

/** Soft hills: three waves of falling length around a level. */
export function rolling(level: number, height: number, random: Random): Skyline {
  const waves = [1.1, 2.7, 6.1].map((frequency, at) => ({
    frequency: frequency * (0.8 + random() * 0.5),
    phase: random() * Math.PI * 2,
    height: height / (1 + at * 1.6),
  }));
  return (x) =>
    waves.reduce((y, wave) => y + Math.sin(x * Math.PI * wave.frequency + wave.phase) * wave.height * 0.5, level);
}

/** Bare rock by midpoint displacement (Fournier, Fussell & Carpenter 1982): two summits, the right one higher. */
export function jagged(level: number, rise: number, random: Random): Skyline {
  let points = [level + rise * 0.4, level - rise * 0.5, level + rise * 0.15, level - rise, level + rise * 0.3];
  for (let span = rise * 0.42; points.length < 2 * STEPS; span /= 2)
    points = points.flatMap((point, at) => {
      const next = points[at + 1];
      return next === undefined ? [point] : [point, (point + next) / 2 + (random() - 0.5) * span];
    });
  return (x) => {
    const place = x * (points.length - 1);
    const before = points[Math.floor(place)] ?? level;
    const after = points[Math.ceil(place)] ?? before;
    return before + (after - before) * (place % 1);
  };
}
