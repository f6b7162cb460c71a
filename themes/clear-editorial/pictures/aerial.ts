import type { ArtBox, Hex } from "../../../src/design/scene.ts";
import { el, type SvgElement } from "../../../src/svg/element.ts";

export type Random = () => number;
type Curve = (x: number) => number;

const STEPS = 40;

function along(curve: Curve, width: number, backwards = false): string {
  const points = Array.from({ length: STEPS + 1 }, (_, at) => {
    const x = ((backwards ? STEPS - at : at) / STEPS) * width;
    return `${x.toFixed(1)} ${curve(x).toFixed(1)}`;
  });
  return points.join("L");
}

/** The ground between two curves. */
export function strip(upper: Curve, lower: Curve, width: number, fill: Hex): SvgElement {
  return el("path", { d: `M${along(upper, width)}L${along(lower, width, true)}Z`, fill });
}

export function stroke(curve: Curve, width: number, color: Hex, thickness: number, opacity = 1): SvgElement {
  return el("path", {
    d: `M${along(curve, width)}`,
    fill: "none",
    stroke: color,
    "stroke-width": thickness,
    "stroke-opacity": opacity,
    "stroke-linecap": "round",
  });
}

/** A tree from above: its shadow to the lower right, its crown, a lit part of it. */
export function tree(x: number, y: number, radius: number, crown: Hex, lit: Hex, shadow: Hex): readonly SvgElement[] {
  return [
    el("circle", { cx: x + radius * 0.45, cy: y + radius * 0.55, r: radius, fill: shadow, "fill-opacity": 0.45 }),
    el("circle", { cx: x, cy: y, r: radius, fill: crown }),
    el("circle", { cx: x - radius * 0.25, cy: y - radius * 0.28, r: radius * 0.62, fill: lit }),
  ];
}

/** Turns a drawing around the middle of the picture; `drawing` gets a square that covers the picture at any angle. */
export function turned(
  { width, height }: ArtBox,
  degrees: number,
  drawing: (side: number) => readonly SvgElement[],
): SvgElement {
  const side = Math.hypot(width, height) * 1.02;
  const transform = `rotate(${degrees} ${width / 2} ${height / 2}) translate(${(width - side) / 2} ${(height - side) / 2})`;
  return el("g", { transform }, ...drawing(side));
}

/** A gentle wave whose swing is `swing` px. */
export function wave(level: number, swing: number, length: number, phase: number): Curve {
  return (x) =>
    level +
    Math.sin((x / length) * Math.PI * 2 + phase) * swing +
    Math.sin((x / length) * 4.3 + phase * 2) * swing * 0.35;
}
