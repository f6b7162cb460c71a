import { Resvg } from "@resvg/resvg-js";
import { enterPaint, readEffects, type Paint, type PaintState } from "../../svg/computed/paint-state.ts";
import { property, referencedId } from "../../svg/computed/property.ts";
import { toHex } from "../../svg/computed/color.ts";
import { el, type SvgAttributes, type SvgElement } from "../../svg/element.ts";
import { invert, parseTransform } from "../../svg/geometry/matrix.ts";
import { transformBounds, type Bounds } from "../../svg/geometry/path.ts";
import { attribute, elements, numberAttribute } from "../../svg/walk.ts";
import { SVG_NAMESPACE, writeSvg } from "../../svg/write-svg.ts";
import { outlineText } from "../text/outline-text.ts";
import type { Content } from "./content.ts";
import { drawInvisibleText, placedSpans } from "./draw-text.ts";
import { enterElement, type Drawing, type Inherited } from "./drawing.ts";
import { elementBounds, isNeverDrawn } from "./element-bounds.ts";
import { drawForm } from "./forms.ts";
import { findGradient } from "./paint-servers.ts";
import { addPixels } from "./pictures.ts";
import { straightAlpha } from "./straight-alpha.ts";
import { grow } from "./set-paint.ts";

/** Pixels of the picture per px of the slide. */
const RESOLUTION = 2;
const DEFINITIONS = /^(?:linearGradient|radialGradient|pattern|filter|mask|clipPath|marker|symbol)$/;

/** Whether an element needs what PDF graphics cannot do: filters, markers, text on a path, repeating gradients. */
export function needsPicture(element: SvgElement, { paint }: Inherited, drawing: Drawing): boolean {
  if (readEffects(element).filter) return true;
  if (
    ["marker-start", "marker-mid", "marker-end", "marker"].some(
      (name) => (property(element, name) ?? "none") !== "none",
    )
  ) {
    return true;
  }
  if (element.children.some((child) => typeof child !== "string" && child.name === "textPath")) return true;
  return [paint.fill, paint.stroke].some(
    (server) => server.kind === "server" && (findGradient(server.id, drawing)?.spread ?? "pad") !== "pad",
  );
}

/** Renders one element with all its effects and draws it as a picture, with its text invisibly on top for copying. */
export function drawAsPicture(element: SvgElement, outer: Inherited, content: Content, drawing: Drawing): void {
  const region = regionOnSlide(element, outer, content, drawing);
  const back = invert(content.onSlide);
  if (region === undefined || back === undefined) return;
  const [width, height] = [region.right - region.left, region.bottom - region.top];
  const image = new Resvg(writeSvg(standalone(element, outer, content, drawing, region)), {
    font: { loadSystemFonts: false },
    fitTo: { mode: "width", value: Math.max(1, Math.round(width * RESOLUTION)) },
  }).render();
  const picture = addPixels(drawing.file, image.width, image.height, straightAlpha(image.pixels, image.width));
  content.scoped(() => {
    content.transform(back);
    content.transform([width, 0, 0, -height, region.left, region.bottom]);
    drawForm(content, drawing, picture.ref);
  });
  overlayText(element, outer, content, drawing);
}

/** The part of the slide that the element and its filter can reach; undefined when that is nothing. */
function regionOnSlide(element: SvgElement, outer: Inherited, content: Content, drawing: Drawing): Bounds | undefined {
  const own = elementBounds(element, outer, drawing);
  if (own === undefined) return undefined;
  const margin = filterReach(element, drawing) + Math.max(own.right - own.left, own.bottom - own.top) * 0.1 + 4;
  const stroke = enterPaint(element, outer.paint).strokeWidth;
  const around = transformBounds(grow(own, margin + stroke), parseTransform(attribute(element, "transform")));
  const { left, top, right, bottom } = transformBounds(around, content.onSlide);
  const region = {
    left: Math.max(0, Math.floor(left)),
    top: Math.max(0, Math.floor(top)),
    right: Math.min(drawing.viewport.width, Math.ceil(right)),
    bottom: Math.min(drawing.viewport.height, Math.ceil(bottom)),
  };
  return region.left < region.right && region.top < region.bottom ? region : undefined;
}

/** How far blurs and offsets of the element's filter carry: three standard deviations and the offset. */
function filterReach(element: SvgElement, drawing: Drawing): number {
  const filter = drawing.find(referencedId(property(element, "filter")) ?? "");
  return Array.from(filter === undefined ? [] : elements(filter)).reduce((reach, step) => {
    const deviation = Number.parseFloat(attribute(step, "stdDeviation") ?? "0") || 0;
    const offset = Math.max(Math.abs(numberAttribute(step, "dx") ?? 0), Math.abs(numberAttribute(step, "dy") ?? 0));
    return reach + 3 * deviation + offset;
  }, 0);
}

/** The element as a document of its own, placed as on the slide, with everything it refers to or inherits. */
function standalone(
  element: SvgElement,
  outer: Inherited,
  content: Content,
  drawing: Drawing,
  region: Bounds,
): SvgElement {
  const [width, height] = [region.right - region.left, region.bottom - region.top];
  return el(
    "svg",
    {
      xmlns: SVG_NAMESPACE,
      "xmlns:xlink": "http://www.w3.org/1999/xlink",
      viewBox: `${region.left} ${region.top} ${width} ${height}`,
      width,
      height,
    },
    el("defs", {}, ...definitionsOf(drawing)),
    el(
      "g",
      { ...paintAttributes(outer.paint), transform: `matrix(${content.onSlide.join(" ")})` },
      outlineText(element, drawing.typesetter, outer.font),
    ),
  );
}

const definitions = new WeakMap<SvgElement, readonly SvgElement[]>();

function definitionsOf({ root, typesetter }: Drawing): readonly SvgElement[] {
  let found = definitions.get(root);
  if (found === undefined) {
    found = Array.from(elements(outlineText(root, typesetter))).filter(({ name }) => DEFINITIONS.test(name));
    definitions.set(root, found);
  }
  return found;
}

function paintAttributes(paint: PaintState): SvgAttributes {
  return {
    color: toHex(paint.color),
    fill: paintValue(paint.fill),
    "fill-opacity": paint.fillOpacity,
    "fill-rule": paint.fillRule,
    stroke: paintValue(paint.stroke),
    "stroke-opacity": paint.strokeOpacity,
    "stroke-width": paint.strokeWidth,
    "stroke-linecap": paint.lineCap,
    "stroke-linejoin": paint.lineJoin,
    "stroke-miterlimit": paint.miterLimit,
    "stroke-dasharray": paint.dash.length === 0 ? undefined : paint.dash.join(" "),
  };
}

function paintValue(paint: Paint): string {
  if (paint.kind === "none") return "none";
  if (paint.kind === "server") return `url(#${paint.id})`;
  const { color } = paint;
  return color.alpha < 1
    ? `rgba(${[color.red, color.green, color.blue].map((c) => Math.round(c * 255)).join(",")},${color.alpha})`
    : toHex(color);
}

function overlayText(element: SvgElement, outer: Inherited, content: Content, drawing: Drawing): void {
  if (isNeverDrawn(element) || !readEffects(element).display) return;
  content.scoped(() => {
    content.transform(parseTransform(attribute(element, "transform")));
    if (element.name === "text") {
      for (const placed of placedSpans(element, outer, drawing)) drawInvisibleText(placed, content, drawing);
      return;
    }
    const inherited = enterElement(element, outer);
    for (const child of element.children)
      if (typeof child !== "string") overlayText(child, inherited, content, drawing);
  });
}
