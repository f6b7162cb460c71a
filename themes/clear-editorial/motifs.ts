import { art, column, type ArtBox, type ArtNode, type BoxNode, type Hex } from "../../src/design/scene.ts";
import type { Frame } from "../../src/design/theme.ts";
import { el, type SvgElement } from "../../src/svg/element.ts";
import { gridOf } from "./grid.ts";
import type { Tone } from "./tokens.ts";

/** Mirrors a drawing made for left to right. */
function facing({ width, rtl }: ArtBox, ...drawing: readonly SvgElement[]): readonly SvgElement[] {
  return rtl ? [el("g", { transform: `translate(${width} 0) scale(-1 1)` }, ...drawing)] : drawing;
}

export function rule(color: Hex, thickness = 2): BoxNode {
  return column({ height: thickness, fill: color });
}

export function square(color: Hex, size: number): BoxNode {
  return column({ width: size, height: size, fill: color });
}

/** A short arrow in reading direction. */
export function arrow(color: Hex, width: number): ArtNode {
  const head = width * 0.28;
  return art({ width, height: head * 2 }, (box) => {
    const d = `M0 ${head}H${width - 3}m${-head}${-head * 0.9} ${head} ${head * 0.9}${-head} ${head * 0.9}`;
    return facing(box, el("path", { d, fill: "none", stroke: color, "stroke-width": Math.max(3, width / 22) }));
  });
}

/** A dot before an entry whose first line is `line` px high: no more than that it is one. */
export function dot(color: Hex, line: number): ArtNode {
  const radius = line * 0.17;
  return art({ width: line * 0.5, height: line }, ({ width }) => [
    el("circle", { cx: width / 2, cy: line * 0.56, r: radius, fill: color }),
  ]);
}

/** Two opening marks, cut from quarter discs and squares. */
export function quotationMarks(color: Hex, height: number): ArtNode {
  const unit = height / 2;
  const mark = (x: number): SvgElement =>
    el("path", {
      d: `M${x + unit} 0A${unit} ${unit} 0 0 0 ${x} ${unit}V${height}H${x + unit}V${unit}H${x + unit * 0.5}A${unit * 0.5} ${unit * 0.5} 0 0 1 ${x + unit} ${unit * 0.5}Z`,
      fill: color,
    });
  return art({ width: unit * 2.4, height }, (box) => facing(box, mark(0), mark(unit * 1.4)));
}

const RINGS = 13;
const CORNERS = 28;

/** A closed curve through the midpoints between points, with the points as handles. */
function closedCurve(points: readonly (readonly [number, number])[]): string {
  const middle = (at: number): string => {
    const [x0, y0] = points[at % points.length] ?? [0, 0];
    const [x1, y1] = points[(at + 1) % points.length] ?? [0, 0];
    return `${((x0 + x1) / 2).toFixed(1)} ${((y0 + y1) / 2).toFixed(1)}`;
  };
  const arcs = points.map(([x, y], at) => `Q${x.toFixed(1)} ${y.toFixed(1)} ${middle(at)}`);
  return `M${middle(points.length - 1)}${arcs.join("")}Z`;
}

/**
 * The growth rings of a tree around (cx, cy). Rings as far as the deck has come are drawn strong, the newest one in
 * the warm colour; those to come are faint.
 */
function growthRings(frame: Frame, tone: Tone, cx: number, cy: number, radius: number): readonly SvgElement[] {
  const { random } = frame;
  const waves = [2, 3, 5].map((lobes) => ({ lobes, phase: random() * 7, depth: (0.06 + random() * 0.05) / lobes }));
  const newest = Math.round(((frame.index + 1) / frame.count) * (RINGS - 1));
  return Array.from({ length: RINGS }, (_, ring) => {
    const r = radius * ((ring + 0.7 + random() * 0.35) / RINGS) ** 0.86;
    const drift = random() * 0.3;
    const points = Array.from({ length: CORNERS }, (_corner, at) => {
      const angle = (at / CORNERS) * Math.PI * 2;
      const bent = waves.reduce(
        (sum, { lobes, phase, depth }) => sum + depth * Math.sin(lobes * angle + phase + drift),
        0.94,
      );
      return [cx + Math.cos(angle) * r * bent, cy + Math.sin(angle) * r * bent] as const;
    });
    const [stroke, width] = ring === newest ? [tone.spot, 9] : [ring < newest ? tone.quiet : tone.hairline, 2.5];
    return el("path", { d: closedCurve(points), fill: "none", stroke, "stroke-width": width });
  });
}

const SMALLEST_TREE = 150;

/** A trunk cut through, in the space left for it, run over by the slide's ending edge and foot. */
export function rings(frame: Frame, tone: Tone): ArtNode {
  const { end, foot } = gridOf(frame.canvas);
  return art({ grow: 1, bleed: true }, (box) => {
    const [width, height] = [box.width + end, box.height + foot];
    const [cx, cy] = [width * 0.64, height - Math.min(height, width) * 0.36];
    const radius = Math.min(cx, cy);
    return radius < SMALLEST_TREE ? [] : facing(box, ...growthRings(frame, tone, cx, cy, radius));
  });
}
