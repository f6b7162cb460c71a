import type { ArtBox, Hex } from "../../src/design/scene.ts";
import { el, type SvgElement } from "../../src/svg/element.ts";
import { BORDER } from "./tokens.ts";

/** How a shape is inked: flat fill, black outline, and a hard shadow if it has one. */
interface Inking {
  readonly fill: Hex;
  readonly line: Hex;
  readonly stroke?: number;
  readonly shadow?: { readonly color: Hex; readonly by: number };
}

type Point = readonly [number, number];

/** Path data of a closed polygon. */
export function polygon(points: readonly Point[]): string {
  return `${points.map(([x, y], at) => `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("")}Z`;
}

/** A shape as a sticker: shadow, fill and outline. */
export function inked(d: string, { fill, line, stroke = BORDER + 2, shadow }: Inking): SvgElement[] {
  const join = { "stroke-width": stroke, "stroke-linejoin": "miter", "stroke-miterlimit": 6 };
  const shape = el("path", { d, fill, stroke: line, ...join });
  if (shadow === undefined) return [shape];
  const { color, by } = shadow;
  return [el("path", { d, fill: color, stroke: color, ...join, transform: `translate(${by} ${by})` }), shape];
}

/** Price-tag star with `points` spikes around a centre; `depth` is the inner radius as a share of the outer. */
export function burst(x: number, y: number, radius: number, points = 16, depth = 0.82): string {
  const corners = Array.from({ length: points * 2 }, (_, at): Point => {
    const angle = (at / (points * 2)) * Math.PI * 2 - Math.PI / 2 + Math.PI / 21;
    const reach = at % 2 === 0 ? radius : radius * depth;
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
  return polygon(corners);
}

/** A block arrow that fills the rectangle and points in reading direction. */
export function arrow(x: number, y: number, width: number, height: number, rtl: boolean, shaft = 0.42): string {
  const head = Math.min(height * 0.62, width * 0.62);
  const middle = y + height / 2;
  const half = (height * shaft) / 2;
  const at = (along: number): number => (rtl ? x + width - along : x + along);
  return polygon([
    [at(0), middle - half],
    [at(width - head), middle - half],
    [at(width - head), y],
    [at(width), middle],
    [at(width - head), y + height],
    [at(width - head), middle + half],
    [at(0), middle + half],
  ]);
}

/** A block arrow pointing down. */
export function downArrow(x: number, y: number, width: number, height: number, shaft = 0.42): string {
  const head = Math.min(width * 0.62, height * 0.62);
  const middle = x + width / 2;
  const half = (width * shaft) / 2;
  return polygon([
    [middle - half, y],
    [middle - half, y + height - head],
    [x, y + height - head],
    [middle, y + height],
    [x + width, y + height - head],
    [middle + half, y + height - head],
    [middle + half, y],
  ]);
}

/** Every other square of a board, from the top left; one path. */
export function checker(box: ArtBox, cellSide: number, color: Hex): SvgElement {
  const columns = Math.ceil(box.width / cellSide);
  const rows = Math.ceil(box.height / cellSide);
  const squares: string[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = row % 2; column < columns; column += 2) {
      const x = column * cellSide;
      const y = row * cellSide;
      const width = Math.min(cellSide, box.width - x);
      const height = Math.min(cellSide, box.height - y);
      squares.push(`M${x.toFixed(1)} ${y.toFixed(1)}h${width.toFixed(1)}v${height.toFixed(1)}h${(-width).toFixed(1)}Z`);
    }
  return el("path", { d: squares.join(""), fill: color });
}

/** A black tape of stars and arrows that runs off both edges. */
export function marquee(box: ArtBox, fill: Hex, marks: Hex): SvgElement[] {
  const { width, height, rtl } = box;
  const size = height * 0.46;
  const step = height * 1.25;
  const count = Math.ceil(width / step) + 1;
  const top = (height - size) / 2;
  const glyphs = Array.from({ length: count }, (_, at) => {
    const left = at * step - step * 0.3;
    return at % 2 === 0
      ? burst(left + size / 2, height / 2, size / 2, 8, 0.42)
      : arrow(left - size * 0.2, top, size * 1.4, size, rtl, 0.34);
  });
  return [el("rect", { width, height, fill }), el("path", { d: glyphs.join(""), fill: marks })];
}

/** The teeth of a saw along the top of a box, `depth` px high; fills the rest of the box. */
export function sawtooth(box: ArtBox, tooth: number, depth: number): string {
  const count = Math.round(box.width / tooth);
  const step = box.width / count;
  const teeth = Array.from({ length: count }, (_, at): Point[] => [
    [at * step, depth],
    [(at + 0.5) * step, 0],
  ]).flat();
  return polygon([...teeth, [box.width, depth], [box.width, box.height], [0, box.height]]);
}

/** A pair of block quotation marks, the opening ones of the reading direction. */
export function quoteMarks(x: number, y: number, height: number, rtl: boolean): string {
  const side = height * 0.62;
  const gap = height * 0.16;
  const width = side * 2 + gap;
  return [0, side + gap]
    .map((offset) => {
      const at = (along: number): number => (rtl ? x + width - offset - along : x + offset + along);
      return polygon([
        [at(side * 0.42), y],
        [at(side), y],
        [at(side * 0.66), y + height - side],
        [at(side), y + height - side],
        [at(side), y + height],
        [at(0), y + height],
        [at(0), y + height - side],
      ]);
    })
    .join("");
}

/** A bookmark: a tape with a notch cut into its lower end. */
export function bookmark(x: number, y: number, width: number, height: number): string {
  return polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x + width / 2, y + height - width * 0.42],
    [x, y + height],
  ]);
}

/** The pointer of an old desktop, tip at the top left; 0.66 times as wide as high. */
export function pointer(x: number, y: number, height: number): string {
  const unit = height / 19;
  const corners: readonly Point[] = [
    [0, 0],
    [0, 16],
    [3.7, 12.6],
    [6.1, 18.6],
    [9, 17.4],
    [6.6, 11.6],
    [11.6, 11.6],
  ];
  return polygon(corners.map(([dx, dy]): Point => [x + dx * unit, y + dy * unit]));
}
