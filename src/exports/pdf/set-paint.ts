import type { Paint } from "../../svg/computed/paint-state.ts";
import type { Color } from "../../svg/computed/color.ts";
import type { Bounds } from "../../svg/geometry/path.ts";
import type { Content } from "./content.ts";
import type { DrawElement, Drawing, Inherited } from "./drawing.ts";
import { addForm, useGraphicsState, useSoftMask } from "./forms.ts";
import { findGradient, gradientPattern, tilingPattern } from "./paint-servers.ts";
import { pdfNumber, type PdfValue } from "./pdf-values.ts";

/** Fill or stroke: which operators and opacity entry a paint goes with. */
export type Use = "fill" | "stroke";

const OPERATORS = {
  fill: { color: "rg", space: "cs", pattern: "scn", opacity: "ca" },
  stroke: { color: "RG", space: "CS", pattern: "SCN", opacity: "CA" },
} as const;

export interface PaintRequest {
  readonly paint: Paint;
  readonly use: Use;
  readonly opacity: number;
  /** Object bounding box, which gradients and patterns may be measured in. */
  readonly bounds: Bounds;
  readonly inherited: Inherited;
}

/**
 * Sets the colour or pattern for what is painted next, with its opacity. False when there is nothing to paint with.
 * Belongs inside `content.scoped`, since translucent gradients leave a soft mask behind.
 */
export function setPaint(content: Content, drawing: Drawing, request: PaintRequest, draw: DrawElement): boolean {
  const { paint, use, opacity } = request;
  if (paint.kind === "none") return false;
  if (paint.kind === "color") return setColor(content, drawing, paint.color, use, opacity);
  const pattern = serverPattern(content, drawing, request, draw);
  if (pattern === undefined) {
    return paint.fallback !== undefined && setColor(content, drawing, paint.fallback, use, opacity);
  }
  setOpacity(content, drawing, use, opacity);
  const name = drawing.resources.name("Pattern", pattern);
  content.write(`/Pattern ${OPERATORS[use].space} /${name} ${OPERATORS[use].pattern}`);
  return true;
}

function setColor(content: Content, drawing: Drawing, color: Color, use: Use, opacity: number): boolean {
  const alpha = color.alpha * opacity;
  if (alpha <= 0) return false;
  setOpacity(content, drawing, use, alpha);
  content.call(OPERATORS[use].color, color.red, color.green, color.blue);
  return true;
}

function setOpacity(content: Content, drawing: Drawing, use: Use, opacity: number): void {
  if (opacity < 1) useGraphicsState(content, drawing, { [OPERATORS[use].opacity]: Number(pdfNumber(opacity)) });
}

function serverPattern(
  content: Content,
  drawing: Drawing,
  { paint, bounds, inherited }: PaintRequest,
  draw: DrawElement,
): PdfValue | undefined {
  if (paint.kind !== "server") return undefined;
  const element = drawing.find(paint.id);
  if (element?.name === "pattern") return tilingPattern(paint.id, element, bounds, content.matrix, drawing, draw);
  const gradient = findGradient(paint.id, drawing);
  if (gradient === undefined) return undefined;
  if (gradient.boxUnits && (bounds.right === bounds.left || bounds.bottom === bounds.top)) return undefined;
  if (gradient.stops.some(({ color }) => color.alpha < 1)) {
    const area = grow(bounds, inherited.paint.strokeWidth);
    const form = addForm(
      content,
      drawing,
      area,
      (mask) => {
        const name = drawing.resources.name("Pattern", gradientPattern(gradient, bounds, mask.matrix, true));
        mask.write(`/Pattern cs /${name} scn`);
        mask.call("re", area.left, area.top, area.right - area.left, area.bottom - area.top);
        mask.write("f");
      },
      "DeviceGray",
    );
    useSoftMask(content, drawing, form, "Luminosity");
  }
  return gradientPattern(gradient, bounds, content.matrix, false);
}

/** A box with a margin all around. */
export function grow({ left, top, right, bottom }: Bounds, by: number): Bounds {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}
