import { applyTo, type Matrix } from "./matrix.ts";

/** A path in absolute coordinates made of moves, lines and cubic curves only. */
export type PathSegment =
  | { readonly type: "M" | "L"; readonly x: number; readonly y: number }
  | {
      readonly type: "C";
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly x: number;
      readonly y: number;
    }
  | { readonly type: "Z" };

export type Path = readonly PathSegment[];

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function transformPath(path: Path, matrix: Matrix): PathSegment[] {
  return path.map((segment): PathSegment => {
    if (segment.type === "Z") return segment;
    const [x, y] = applyTo(matrix, segment.x, segment.y);
    if (segment.type !== "C") return { type: segment.type, x, y };
    const [x1, y1] = applyTo(matrix, segment.x1, segment.y1);
    const [x2, y2] = applyTo(matrix, segment.x2, segment.y2);
    return { type: "C", x1, y1, x2, y2, x, y };
  });
}

/** The box around a transformed box. */
export function transformBounds({ left, top, right, bottom }: Bounds, matrix: Matrix): Bounds {
  const corners = [
    applyTo(matrix, left, top),
    applyTo(matrix, right, top),
    applyTo(matrix, right, bottom),
    applyTo(matrix, left, bottom),
  ];
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The smallest box around a path's outline; undefined for an empty path. */
export function pathBounds(path: Path): Bounds | undefined {
  const xs: number[] = [];
  const ys: number[] = [];
  let x = 0;
  let y = 0;
  for (const segment of path) {
    if (segment.type === "Z") continue;
    if (segment.type === "C") {
      xs.push(...cubicExtremes(x, segment.x1, segment.x2, segment.x));
      ys.push(...cubicExtremes(y, segment.y1, segment.y2, segment.y));
    }
    ({ x, y } = segment);
    xs.push(x);
    ys.push(y);
  }
  return boundsOf(xs, ys);
}

/** The box around all of these; undefined when there are none. */
export function unionBounds(all: Iterable<Bounds | undefined>): Bounds | undefined {
  const present = Array.from(all).filter((bounds) => bounds !== undefined);
  return boundsOf(
    present.flatMap(({ left, right }) => [left, right]),
    present.flatMap(({ top, bottom }) => [top, bottom]),
  );
}

function boundsOf(xs: readonly number[], ys: readonly number[]): Bounds | undefined {
  if (xs.length === 0) return undefined;
  const least = (values: readonly number[]): number => values.reduce((a, b) => Math.min(a, b));
  const most = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b));
  return { left: least(xs), top: least(ys), right: most(xs), bottom: most(ys) };
}

/** Values of one coordinate of a cubic curve where it turns, ends left out (roots of its derivative). */
function cubicExtremes(p0: number, p1: number, p2: number, p3: number): number[] {
  const a = 3 * (-p0 + 3 * p1 - 3 * p2 + p3);
  const b = 6 * (p0 - 2 * p1 + p2);
  const c = 3 * (p1 - p0);
  const roots: number[] = [];
  if (Math.abs(a) < 1e-9) {
    if (Math.abs(b) > 1e-9) roots.push(-c / b);
  } else {
    const under = b * b - 4 * a * c;
    if (under >= 0) roots.push((-b + Math.sqrt(under)) / (2 * a), (-b - Math.sqrt(under)) / (2 * a));
  }
  return roots
    .filter((t) => t > 0 && t < 1)
    .map((t) => {
      const u = 1 - t;
      return u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3;
    });
}
