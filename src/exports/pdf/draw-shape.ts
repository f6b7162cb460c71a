import type { PaintState } from "../../svg/computed/paint-state.ts";
import { pathBounds, type Path } from "../../svg/geometry/path.ts";
import type { Content } from "./content.ts";
import type { DrawElement, Drawing, Inherited } from "./drawing.ts";
import { pdfNumber } from "./pdf-values.ts";
import { setPaint } from "./set-paint.ts";

const CAPS = { butt: 0, round: 1, square: 2 } as const;
const JOINS = { miter: 0, round: 1, bevel: 2 } as const;

/** Fills and strokes a path. `opacity` is that of the whole element, folded into both. */
export function drawShape(
  path: Path,
  opacity: number,
  inherited: Inherited,
  content: Content,
  drawing: Drawing,
  draw: DrawElement,
): void {
  const bounds = pathBounds(path);
  const { paint } = inherited;
  if (bounds === undefined || !paint.visible) return;
  const fill = (): void => {
    content.scoped(() => {
      const request = {
        paint: paint.fill,
        use: "fill",
        opacity: paint.fillOpacity * opacity,
        bounds,
        inherited,
      } as const;
      if (!setPaint(content, drawing, request, draw)) return;
      content.path(path);
      content.write(paint.fillRule === "evenodd" ? "f*" : "f");
    });
  };
  const stroke = (): void => {
    if (paint.strokeWidth <= 0) return;
    content.scoped(() => {
      const request = {
        paint: paint.stroke,
        use: "stroke",
        opacity: paint.strokeOpacity * opacity,
        bounds,
        inherited,
      } as const;
      if (!setPaint(content, drawing, request, draw)) return;
      setStroke(content, paint);
      content.path(path);
      content.write("S");
    });
  };
  const paintFill = paint.fill.kind === "none" ? undefined : fill;
  const paintStroke = paint.stroke.kind === "none" ? undefined : stroke;
  for (const step of paint.strokeFirst ? [paintStroke, paintFill] : [paintFill, paintStroke]) step?.();
}

/** Sets width, caps, joins and dashes for the strokes that follow. */
export function setStroke(content: Content, paint: PaintState): void {
  content.call("w", paint.strokeWidth);
  if (paint.lineCap !== "butt") content.call("J", CAPS[paint.lineCap]);
  if (paint.lineJoin !== "miter") content.call("j", JOINS[paint.lineJoin]);
  content.call("M", Math.max(1, paint.miterLimit));
  if (paint.dash.length > 0) content.write(`[${paint.dash.map(pdfNumber).join(" ")}] ${pdfNumber(paint.dashOffset)} d`);
}
