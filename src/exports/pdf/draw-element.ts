import { readEffects, type ElementEffects } from "../../svg/computed/paint-state.ts";
import type { SvgElement } from "../../svg/element.ts";
import { parseTransform } from "../../svg/geometry/matrix.ts";
import type { Bounds } from "../../svg/geometry/path.ts";
import { shapePath } from "../../svg/geometry/shape-path.ts";
import { attribute } from "../../svg/walk.ts";
import type { Content } from "./content.ts";
import { drawAsPicture, needsPicture } from "./draw-as-picture.ts";
import { drawImage } from "./draw-image.ts";
import { drawShape } from "./draw-shape.ts";
import { drawText } from "./draw-text.ts";
import { enterElement, type DrawElement, type Drawing, type Inherited } from "./drawing.ts";
import { applyClip, applyMask } from "./effects.ts";
import { boxOf, elementBounds, isNeverDrawn, nestedTransform } from "./element-bounds.ts";
import { addForm, drawForm, useGraphicsState } from "./forms.ts";
import { pdfName } from "./pdf-values.ts";
import { grow } from "./set-paint.ts";

/** Room around an element's box for strokes and letters that leave it. */
const OUTSET = 100;

const CONTAINERS = new Set(["g", "a", "svg", "switch"]);

const BLEND_MODES: Readonly<Record<string, string>> = {
  multiply: "Multiply",
  screen: "Screen",
  overlay: "Overlay",
  darken: "Darken",
  lighten: "Lighten",
  "color-dodge": "ColorDodge",
  "color-burn": "ColorBurn",
  "hard-light": "HardLight",
  "soft-light": "SoftLight",
  difference: "Difference",
  exclusion: "Exclusion",
  hue: "Hue",
  saturation: "Saturation",
  color: "Color",
  luminosity: "Luminosity",
};

/** How elements of one slide are drawn. */
export function elementDrawer(drawing: Drawing): DrawElement {
  const draw: DrawElement = (element, outer, content) => {
    const effects = readEffects(element);
    if (isNeverDrawn(element) || !effects.display) return;
    const inherited = enterElement(element, outer);
    if (needsPicture(element, inherited, drawing)) {
      drawAsPicture(element, outer, content, drawing);
      return;
    }
    content.scoped(() => {
      content.transform(parseTransform(attribute(element, "transform")));
      const inside = (target: Content, opacity: number): void => {
        drawInside(element, opacity, outer, inherited, target, drawing, draw);
      };
      const isolated = needsGroup(element, effects, inherited);
      if (effects.clipPath === undefined && !isolated) {
        inside(content, effects.opacity);
        return;
      }
      const bounds = elementBounds(element, outer, drawing);
      if (bounds === undefined) return;
      if (effects.clipPath !== undefined) applyClip(effects.clipPath, bounds, content, drawing);
      if (effects.mask !== undefined) applyMask(effects.mask, bounds, content, drawing, draw);
      if (isolated) drawIsolated(effects, bounds, content, drawing, inside);
      else inside(content, effects.opacity);
    });
  };
  return draw;
}

/** Draws a group as one translucent or blended picture. */
function drawIsolated(
  { opacity, blendMode }: ElementEffects,
  bounds: Bounds,
  content: Content,
  drawing: Drawing,
  inside: (target: Content, opacity: number) => void,
): void {
  const form = addForm(content, drawing, grow(bounds, OUTSET), (target) => inside(target, 1));
  const mode = BLEND_MODES[blendMode];
  useGraphicsState(content, drawing, {
    ...(opacity < 1 ? { ca: opacity, CA: opacity } : {}),
    ...(mode === undefined ? {} : { BM: pdfName(mode) }),
  });
  drawForm(content, drawing, form);
}

/** Whether opacity, mask or blend mode apply to the finished picture of an element, not to each of its paints. */
function needsGroup({ name, children }: SvgElement, effects: ElementEffects, { paint }: Inherited): boolean {
  if (effects.mask !== undefined || BLEND_MODES[effects.blendMode] !== undefined) return true;
  if (effects.opacity === 1 || name === "image") return false;
  const paintsOnce = paint.fill.kind === "none" || paint.stroke.kind === "none";
  if (name === "text") return !paintsOnce || children.length > 1;
  return !paintsOnce || CONTAINERS.has(name);
}

function drawInside(
  element: SvgElement,
  opacity: number,
  outer: Inherited,
  inherited: Inherited,
  content: Content,
  drawing: Drawing,
  draw: DrawElement,
): void {
  if (element.name === "text") drawText(element, opacity, outer, content, drawing, draw);
  else if (element.name === "image") {
    if (inherited.paint.visible) drawImage(element, opacity, content, drawing);
  } else if (element.name === "svg") drawNested(element, inherited, content, drawing, draw);
  else if (element.name === "switch") {
    const first = element.children.find((child) => typeof child !== "string" && !isNeverDrawn(child));
    if (first !== undefined && typeof first !== "string") draw(first, inherited, content);
  } else {
    const path = shapePath(element, drawing.viewport);
    if (path !== undefined) drawShape(path, opacity, inherited, content, drawing, draw);
    else for (const child of element.children) if (typeof child !== "string") draw(child, inherited, content);
  }
}

/** A nested `<svg>` is a window with coordinates of its own. */
function drawNested(
  svg: SvgElement,
  inherited: Inherited,
  content: Content,
  drawing: Drawing,
  draw: DrawElement,
): void {
  const box = boxOf(svg, drawing);
  const matrix = nestedTransform(svg, drawing);
  if (box === undefined || matrix === undefined) return;
  if (attribute(svg, "overflow") !== "visible") {
    content.call("re", box.left, box.top, box.right - box.left, box.bottom - box.top);
    content.write("W n");
  }
  content.transform(matrix);
  for (const child of svg.children) if (typeof child !== "string") draw(child, inherited, content);
}
