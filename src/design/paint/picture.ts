import type { Placed, Rect } from "../flow/flow-tree.ts";
import type { PictureNode } from "../scene.ts";
import { el, type SvgElement } from "../../svg/element.ts";

function archPath({ x, y, width, height }: Rect): string {
  const radius = width / 2;
  return `M${x} ${y + height}V${y + radius}A${radius} ${radius} 0 0 1 ${x + width} ${y + radius}V${y + height}Z`;
}

function outline(
  rect: Rect,
  style: PictureNode["style"],
  paint: Record<string, string | number | undefined>,
): SvgElement {
  if (style.clip === "arch") return el("path", { d: archPath(rect), ...paint });
  if (style.clip === "circle") {
    const radius = Math.min(rect.width, rect.height) / 2;
    return el("circle", { cx: rect.x + rect.width / 2, cy: rect.y + rect.height / 2, r: radius, ...paint });
  }
  const rx = style.radius !== undefined && style.radius > 0 ? style.radius : undefined;
  return el("rect", { x: rect.x, y: rect.y, width: rect.width, height: rect.height, rx, ...paint });
}

/** A picture cropped to its frame; `id` keeps it replaceable in the editor. */
export function pictureElements(placed: Placed<PictureNode>, href: string, id: string): SvgElement[] {
  const { style } = placed.node;
  const { rect } = placed;
  const clipped = style.clip !== undefined || (style.radius ?? 0) > 0;
  const image = el("image", {
    id,
    x: rect.x,
    y: rect.y,
    width: rect.width,
    height: rect.height,
    preserveAspectRatio: "xMidYMid slice",
    href,
    "clip-path": clipped ? `url(#${id}-clip)` : undefined,
  });
  const clip = clipped ? [el("defs", {}, el("clipPath", { id: `${id}-clip` }, outline(rect, style, {})))] : [];
  const border =
    style.stroke === undefined
      ? []
      : [outline(rect, style, { fill: "none", stroke: style.stroke, "stroke-width": style.strokeWidth ?? 2 })];
  return [...clip, image, ...border];
}
