import type { PathSegment } from "./path.ts";

/** An elliptical arc between two points, as the `A` command gives it; rotation in degrees. */
export interface Arc {
  readonly x0: number;
  readonly y0: number;
  readonly rx: number;
  readonly ry: number;
  readonly rotation: number;
  readonly large: boolean;
  readonly sweep: boolean;
  readonly x: number;
  readonly y: number;
}

/** Cubic curves along an arc, at most a quarter turn each (SVG 2, appendix B.2: endpoint to centre). */
export function arcToCubics(arc: Arc): PathSegment[] {
  const { x0, y0, x, y } = arc;
  let rx = Math.abs(arc.rx);
  let ry = Math.abs(arc.ry);
  if (x0 === x && y0 === y) return [];
  if (rx === 0 || ry === 0) return [{ type: "L", x, y }];
  const phi = (arc.rotation * Math.PI) / 180;
  const [sin, cos] = [Math.sin(phi), Math.cos(phi)];
  const px = (cos * (x0 - x)) / 2 + (sin * (y0 - y)) / 2;
  const py = (-sin * (x0 - x)) / 2 + (cos * (y0 - y)) / 2;
  const reach = (px / rx) ** 2 + (py / ry) ** 2;
  if (reach > 1) {
    rx *= Math.sqrt(reach);
    ry *= Math.sqrt(reach);
  }
  const denominator = (rx * py) ** 2 + (ry * px) ** 2;
  const factor =
    Math.sqrt(Math.max(0, ((rx * ry) ** 2 - denominator) / denominator)) * (arc.large === arc.sweep ? -1 : 1);
  const cxp = (factor * rx * py) / ry;
  const cyp = (-factor * ry * px) / rx;
  const cx = cos * cxp - sin * cyp + (x0 + x) / 2;
  const cy = sin * cxp + cos * cyp + (y0 + y) / 2;
  const start = Math.atan2((py - cyp) / ry, (px - cxp) / rx);
  let turn = Math.atan2((-py - cyp) / ry, (-px - cxp) / rx) - start;
  if (arc.sweep && turn < 0) turn += 2 * Math.PI;
  if (!arc.sweep && turn > 0) turn -= 2 * Math.PI;
  const pieces = Math.max(1, Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9));
  const step = turn / pieces;
  const handle = (4 / 3) * Math.tan(step / 4);
  const place = (u: number, v: number): readonly [number, number] => [
    cx + rx * u * cos - ry * v * sin,
    cy + rx * u * sin + ry * v * cos,
  ];
  return Array.from({ length: pieces }, (_, index): PathSegment => {
    const from = start + index * step;
    const to = from + step;
    const [x1, y1] = place(Math.cos(from) - handle * Math.sin(from), Math.sin(from) + handle * Math.cos(from));
    const [x2, y2] = place(Math.cos(to) + handle * Math.sin(to), Math.sin(to) - handle * Math.cos(to));
    const [endX, endY] = index === pieces - 1 ? [x, y] : place(Math.cos(to), Math.sin(to));
    return { type: "C", x1, y1, x2, y2, x: endX, y: endY };
  });
}
