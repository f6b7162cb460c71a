import { readEffects, type FillRule } from "../../svg/computed/paint-state.ts";
import type { SvgElement } from "../../svg/element.ts";
import { property } from "../../svg/computed/property.ts";
import { multiply, parseTransform, type Matrix } from "../../svg/geometry/matrix.ts";
import { parsePathData } from "../../svg/geometry/path-data.ts";
import { transformPath, type Bounds, type PathSegment } from "../../svg/geometry/path.ts";
import { shapePath } from "../../svg/geometry/shape-path.ts";
import { parseLength } from "../../svg/length.ts";
import { attribute } from "../../svg/walk.ts";
import { outlineSpan } from "../text/outline-text.ts";
import type { Content } from "./content.ts";
import { placedSpans } from "./draw-text.ts";
import {
  drawContent,
  enterElement,
  inheritedInside,
  type DrawElement,
  type Drawing,
  type Inherited,
} from "./drawing.ts";
import { addForm, useSoftMask } from "./forms.ts";
import { boxMatrix } from "./paint-servers.ts";

const MAX_NESTED_CLIPS = 4;

/** Clips what follows to a `<clipPath>`; nothing is shown when it is empty, everything when there is none. */
export function applyClip(id: string, bounds: Bounds, content: Content, drawing: Drawing, depth = 0): void {
  const clip = drawing.find(id);
  if (clip?.name !== "clipPath" || depth > MAX_NESTED_CLIPS) return;
  const units = attribute(clip, "clipPathUnits") === "objectBoundingBox" ? boxMatrix(bounds) : undefined;
  const own = parseTransform(attribute(clip, "transform"));
  const matrix = units === undefined ? own : multiply(units, own);
  const outlines = clipOutlines(clip, matrix, inheritedInside(clip, drawing.root), drawing);
  const rule = outlines.length === 1 && outlines[0]?.rule === "evenodd" ? "W*" : "W";
  const path = outlines.flatMap((outline) => outline.path);
  if (path.length === 0) content.call("re", 0, 0, 0, 0);
  else content.path(path);
  content.write(`${rule} n`);
  const nested = readEffects(clip).clipPath;
  if (nested !== undefined) applyClip(nested, bounds, content, drawing, depth + 1);
}

interface ClipOutline {
  readonly path: PathSegment[];
  readonly rule: FillRule;
}

function clipOutlines(parent: SvgElement, matrix: Matrix, outer: Inherited, drawing: Drawing): ClipOutline[] {
  return parent.children.flatMap((child): ClipOutline[] => {
    if (typeof child === "string" || !readEffects(child).display) return [];
    const inherited = enterElement(child, outer);
    const placed = multiply(matrix, parseTransform(attribute(child, "transform")));
    if (child.name === "g") return clipOutlines(child, placed, inherited, drawing);
    const path =
      child.name === "text"
        ? parsePathData(placedSpans(child, outer, drawing).map(outlineSpan).join(" "))
        : shapePath(child, drawing.viewport);
    return path === undefined ? [] : [{ path: transformPath(path, placed), rule: inherited.paint.clipRule }];
  });
}

/** Shows what follows through a `<mask>`. */
export function applyMask(id: string, bounds: Bounds, content: Content, drawing: Drawing, draw: DrawElement): void {
  const mask = drawing.find(id);
  if (mask?.name !== "mask") return;
  const form = addForm(content, drawing, maskRegion(mask, bounds, drawing), (inner) => {
    if (attribute(mask, "maskContentUnits") === "objectBoundingBox") inner.transform(boxMatrix(bounds));
    drawContent(mask, id, inner, drawing, draw);
  });
  useSoftMask(content, drawing, form, property(mask, "mask-type") === "alpha" ? "Alpha" : "Luminosity");
}

function maskRegion(mask: SvgElement, bounds: Bounds, { viewport }: Drawing): Bounds {
  const inBox = attribute(mask, "maskUnits") !== "userSpaceOnUse";
  const [width, height] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  const of = (name: string, initial: number, box: number, whole: number): number => {
    const value = parseLength(attribute(mask, name), inBox ? 1 : whole);
    return inBox ? (value ?? initial) * box : (value ?? initial * whole);
  };
  const left = of("x", -0.1, width, viewport.width) + (inBox ? bounds.left : 0);
  const top = of("y", -0.1, height, viewport.height) + (inBox ? bounds.top : 0);
  return {
    left,
    top,
    right: left + of("width", 1.2, width, viewport.width),
    bottom: top + of("height", 1.2, height, viewport.height),
  };
}
