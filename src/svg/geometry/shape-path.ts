import type { SvgElement } from "../element.ts";
import { attribute } from "../walk.ts";
import { parseLength } from "../length.ts";
import { parsePathData } from "./path-data.ts";
import type { PathSegment } from "./path.ts";

/** Handle length of the cubic curve that comes nearest to a quarter circle. */
const KAPPA = 0.552_284_75;

/** Size of the viewport, for lengths in per cent. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** The outline of a basic shape or path; undefined for elements that are no shapes or are not drawn. */
export function shapePath(element: SvgElement, viewport: Viewport): PathSegment[] | undefined {
  const of = (name: string, base: number): number => parseLength(attribute(element, name), base) ?? 0;
  const { width, height } = viewport;
  const diagonal = Math.sqrt((width ** 2 + height ** 2) / 2);
  switch (element.name) {
    case "path":
      return nonEmpty(parsePathData(attribute(element, "d") ?? ""));
    case "rect":
      return rectPath(element, viewport);
    case "circle":
      return ellipsePath(of("cx", width), of("cy", height), of("r", diagonal), of("r", diagonal));
    case "ellipse": {
      const rx = parseLength(attribute(element, "rx"), width);
      const ry = parseLength(attribute(element, "ry"), height);
      return ellipsePath(of("cx", width), of("cy", height), rx ?? ry ?? 0, ry ?? rx ?? 0);
    }
    case "line":
      return [
        { type: "M", x: of("x1", width), y: of("y1", height) },
        { type: "L", x: of("x2", width), y: of("y2", height) },
      ];
    case "polyline":
      return nonEmpty(pointsPath(element));
    case "polygon": {
      const points = nonEmpty(pointsPath(element));
      return points === undefined ? undefined : [...points, { type: "Z" }];
    }
    default:
      return undefined;
  }
}

function rectPath(element: SvgElement, { width: w, height: h }: Viewport): PathSegment[] | undefined {
  const of = (name: string, base: number): number => parseLength(attribute(element, name), base) ?? 0;
  const [x, y, width, height] = [of("x", w), of("y", h), of("width", w), of("height", h)];
  if (width <= 0 || height <= 0) return undefined;
  const givenX = parseLength(attribute(element, "rx"), w);
  const givenY = parseLength(attribute(element, "ry"), h);
  const rx = Math.min(width / 2, Math.max(0, givenX ?? givenY ?? 0));
  const ry = Math.min(height / 2, Math.max(0, givenY ?? givenX ?? 0));
  const [right, bottom] = [x + width, y + height];
  if (rx === 0 || ry === 0) {
    return [
      { type: "M", x, y },
      { type: "L", x: right, y },
      { type: "L", x: right, y: bottom },
      { type: "L", x, y: bottom },
      { type: "Z" },
    ];
  }
  const [ix, iy] = [rx * (1 - KAPPA), ry * (1 - KAPPA)];
  return [
    { type: "M", x: x + rx, y },
    { type: "L", x: right - rx, y },
    { type: "C", x1: right - ix, y1: y, x2: right, y2: y + iy, x: right, y: y + ry },
    { type: "L", x: right, y: bottom - ry },
    { type: "C", x1: right, y1: bottom - iy, x2: right - ix, y2: bottom, x: right - rx, y: bottom },
    { type: "L", x: x + rx, y: bottom },
    { type: "C", x1: x + ix, y1: bottom, x2: x, y2: bottom - iy, x, y: bottom - ry },
    { type: "L", x, y: y + ry },
    { type: "C", x1: x, y1: y + iy, x2: x + ix, y2: y, x: x + rx, y },
    { type: "Z" },
  ];
}

function ellipsePath(cx: number, cy: number, rx: number, ry: number): PathSegment[] | undefined {
  if (rx <= 0 || ry <= 0) return undefined;
  const [kx, ky] = [rx * KAPPA, ry * KAPPA];
  return [
    { type: "M", x: cx + rx, y: cy },
    { type: "C", x1: cx + rx, y1: cy + ky, x2: cx + kx, y2: cy + ry, x: cx, y: cy + ry },
    { type: "C", x1: cx - kx, y1: cy + ry, x2: cx - rx, y2: cy + ky, x: cx - rx, y: cy },
    { type: "C", x1: cx - rx, y1: cy - ky, x2: cx - kx, y2: cy - ry, x: cx, y: cy - ry },
    { type: "C", x1: cx + kx, y1: cy - ry, x2: cx + rx, y2: cy - ky, x: cx + rx, y: cy },
    { type: "Z" },
  ];
}

function pointsPath(element: SvgElement): PathSegment[] {
  const numbers = Array.from(
    (attribute(element, "points") ?? "").matchAll(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi),
    ([n]) => Number(n),
  );
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, index) => ({
    type: index === 0 ? "M" : "L",
    x: numbers[index * 2] ?? 0,
    y: numbers[index * 2 + 1] ?? 0,
  }));
}

function nonEmpty(path: PathSegment[]): PathSegment[] | undefined {
  return path.length > 0 ? path : undefined;
}
