import { readEffects } from "../../svg/computed/paint-state.ts";
import type { SvgElement } from "../../svg/element.ts";
import { multiply, parseTransform, translate } from "../../svg/geometry/matrix.ts";
import { pathBounds, transformBounds, unionBounds, type Bounds } from "../../svg/geometry/path.ts";
import { shapePath } from "../../svg/geometry/shape-path.ts";
import { parseLength } from "../../svg/length.ts";
import { fitInto, readViewBox } from "../../svg/geometry/view-box.ts";
import { attribute } from "../../svg/walk.ts";
import { placeChunk, type PlacedSpan } from "../text/place-chunk.ts";
import { readText } from "../text/read-text.ts";
import { enterElement, type Drawing, type Inherited } from "./drawing.ts";

const NEVER_DRAWN = new Set([
  "defs",
  "symbol",
  "clipPath",
  "mask",
  "pattern",
  "marker",
  "linearGradient",
  "radialGradient",
  "filter",
  "style",
  "title",
  "desc",
  "metadata",
  "script",
  "foreignObject",
]);

/** Whether an element is a definition or description, which is never drawn where it stands. */
export function isNeverDrawn({ name }: SvgElement): boolean {
  return NEVER_DRAWN.has(name);
}

/**
 * The object bounding box (SVG 2, 8.10) in the element's own coordinates, without strokes; undefined when nothing is
 * drawn. Text counts with its em boxes.
 */
export function elementBounds(element: SvgElement, outer: Inherited, drawing: Drawing): Bounds | undefined {
  if (isNeverDrawn(element) || !readEffects(element).display) return undefined;
  const inner = enterElement(element, outer);
  if (element.name === "text") {
    const chunks = readText(element, outer.font);
    return unionBounds(chunks.flatMap((chunk) => placeChunk(chunk, drawing.typesetter)).map(spanBounds));
  }
  if (element.name === "image") return boxOf(element, drawing);
  const path = shapePath(element, drawing.viewport);
  if (path !== undefined) return pathBounds(path);
  return unionBounds(
    element.children.map((child) => {
      if (typeof child === "string") return undefined;
      const bounds = elementBounds(child, inner, drawing);
      const nested = child.name === "svg" ? nestedTransform(child, drawing) : undefined;
      const matrix = parseTransform(attribute(child, "transform"));
      return bounds === undefined
        ? undefined
        : transformBounds(bounds, nested === undefined ? matrix : multiply(matrix, nested));
    }),
  );
}

/** The box an image or nested `<svg>` takes, from x, y, width and height. */
export function boxOf(element: SvgElement, { viewport }: Pick<Drawing, "viewport">): Bounds | undefined {
  const of = (name: string, base: number): number | undefined => parseLength(attribute(element, name), base);
  const [left, top] = [of("x", viewport.width) ?? 0, of("y", viewport.height) ?? 0];
  const width = of("width", viewport.width) ?? viewport.width;
  const height = of("height", viewport.height) ?? viewport.height;
  return width > 0 && height > 0 ? { left, top, right: left + width, bottom: top + height } : undefined;
}

/** From the coordinates inside a nested `<svg>` to those around it. */
export function nestedTransform(
  svg: SvgElement,
  drawing: Pick<Drawing, "viewport">,
): ReturnType<typeof fitInto> | undefined {
  const box = boxOf(svg, drawing);
  if (box === undefined) return undefined;
  const place = { x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top };
  const viewBox = readViewBox(svg);
  return viewBox === undefined
    ? translate(box.left, box.top)
    : fitInto(viewBox, place, attribute(svg, "preserveAspectRatio"));
}

/** The em box of a span: its advance wide, its font's ascent and descent high. */
export function spanBounds({ layout, x, y, size }: PlacedSpan): Bounds {
  const metrics = layout.runs.map(({ instance }) => instance.metrics);
  const ascent = metrics.reduce((most, run) => Math.max(most, run.ascent), 0);
  const descent = metrics.reduce((most, run) => Math.max(most, run.descent), 0);
  return { left: x, top: y - ascent * size, right: x + layout.width * size, bottom: y + descent * size };
}
