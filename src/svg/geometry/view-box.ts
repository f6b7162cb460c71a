import type { SvgElement } from "../element.ts";
import { attribute } from "../walk.ts";
import { IDENTITY, type Matrix } from "./matrix.ts";

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A `viewBox` attribute; undefined when absent, malformed or empty. */
export function readViewBox(element: SvgElement): Rectangle | undefined {
  const [x, y, width, height, ...rest] = (attribute(element, "viewBox") ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (x === undefined || y === undefined || width === undefined || height === undefined || rest.length > 0)
    return undefined;
  return [x, y, width, height].every(Number.isFinite) && width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** Places `content` into `box` as `preserveAspectRatio` says (SVG 2, 8.6); the default is "xMidYMid meet". */
export function fitInto(content: Rectangle, box: Rectangle, preserveAspectRatio: string | undefined): Matrix {
  if (content.width <= 0 || content.height <= 0) return IDENTITY;
  const [align = "xMidYMid", mode] = (preserveAspectRatio ?? "").trim().split(/\s+/).filter(Boolean);
  let sx = box.width / content.width;
  let sy = box.height / content.height;
  if (align !== "none") sx = sy = mode === "slice" ? Math.max(sx, sy) : Math.min(sx, sy);
  const place = (free: number, side: string): number =>
    align === "none" ? 0 : free * (align.includes(`${side}Max`) ? 1 : align.includes(`${side}Min`) ? 0 : 0.5);
  const freeX = place(box.width - content.width * sx, "x");
  const freeY = place(box.height - content.height * sy, "Y");
  return [sx, 0, 0, sy, box.x + freeX - content.x * sx, box.y + freeY - content.y * sy];
}
