import { enterPaint, type PaintState } from "../../svg/computed/paint-state.ts";
import { el, type SvgElement } from "../../svg/element.ts";
import { parsePathData } from "../../svg/geometry/path-data.ts";
import { unionBounds } from "../../svg/geometry/path.ts";
import type { GlyphRun } from "../../typeset/line-layout.ts";
import { outlineSpan } from "../text/outline-text.ts";
import { placeChunk, type PlacedSpan } from "../text/place-chunk.ts";
import { readText } from "../text/read-text.ts";
import type { Content } from "./content.ts";
import { drawShape, setStroke } from "./draw-shape.ts";
import type { DrawElement, Drawing, Inherited } from "./drawing.ts";
import { spanBounds } from "./element-bounds.ts";
import { drawForm } from "./forms.ts";
import { speak, type SilentGlyph, type Stretch } from "./glyph-text.ts";
import { pdfNumber } from "./pdf-values.ts";
import { setPaint } from "./set-paint.ts";

const FILL = 0;
const FILL_AND_STROKE = 2;
const INVISIBLE = 3;

/** Spans of a `<text>` as they stand. */
export function placedSpans(text: SvgElement, outer: Inherited, drawing: Drawing): PlacedSpan[] {
  return readText(text, outer.font).flatMap((chunk) => placeChunk(chunk, drawing.typesetter));
}

/** Draws a `<text>` as glyphs of embedded fonts, so that it can be selected, searched and copied. */
export function drawText(
  text: SvgElement,
  opacity: number,
  outer: Inherited,
  content: Content,
  drawing: Drawing,
  draw: DrawElement,
): void {
  const spans = placedSpans(text, outer, drawing);
  const bounds = unionBounds(spans.map(spanBounds));
  if (bounds === undefined) return;
  const own = enterPaint(text, outer.paint);
  for (const placed of spans) {
    const paint = enterPaint(el("tspan", placed.span.paint), own);
    if (!paint.visible) continue;
    const inherited = { ...outer, paint };
    content.scoped(() => {
      const fill = { paint: paint.fill, use: "fill", opacity: paint.fillOpacity * opacity, bounds, inherited } as const;
      const stroke = {
        paint: paint.stroke,
        use: "stroke",
        opacity: paint.strokeOpacity * opacity,
        bounds,
        inherited,
      } as const;
      const filled = setPaint(content, drawing, fill, draw);
      const stroked = paint.strokeWidth > 0 && setPaint(content, drawing, stroke, draw);
      if (stroked) setStroke(content, paint);
      const mode = stroked ? (filled ? FILL_AND_STROKE : 1) : filled ? FILL : INVISIBLE;
      const surplus = showSpan(placed, mode, content, drawing);
      if (surplus !== "" && mode !== INVISIBLE) {
        drawShape(parsePathData(surplus), opacity, { ...inherited, paint: solid(paint) }, content, drawing, draw);
      }
    });
  }
}

/** Writes a span's text without painting it: it lies over a picture of itself. */
export function drawInvisibleText(placed: PlacedSpan, content: Content, drawing: Drawing): void {
  content.scoped(() => showSpan(placed, INVISIBLE, content, drawing));
}

/** Marks that are drawn as outlines are filled like the letters. */
function solid(paint: PaintState): PaintState {
  return { ...paint, fillRule: "nonzero" };
}

/** Shows the glyphs of a span. Returns the outlines of marks that are not drawn yet. */
function showSpan(placed: PlacedSpan, mode: number, content: Content, drawing: Drawing): string {
  const { layout, x, y, size } = placed;
  const { stretches, silent } = speak(layout);
  content.write("BT");
  if (mode !== FILL) content.call("Tr", mode);
  for (const stretch of stretches) showStretch(stretch, placed, content, drawing);
  content.write("ET");
  if (mode !== FILL)
    return mode === INVISIBLE ? "" : outlineSpan({ ...placed, layout: { ...layout, runs: silentRuns(silent) } });
  for (const { instance, placed: glyph } of silent) {
    const form = drawing.fonts.formOf(instance, glyph.glyph);
    if (form === undefined) continue;
    content.scoped(() => {
      content.transform([size, 0, 0, size, x + glyph.x * size, y + glyph.y * size]);
      drawForm(content, drawing, form);
    });
  }
  return "";
}

function silentRuns(silent: readonly SilentGlyph[]): GlyphRun[] {
  return silent.map(({ instance, placed }) => ({ instance, rtl: false, start: 0, end: 0, glyphs: [placed] }));
}

/** A text matrix wherever the baseline changes, kerning as adjustments in between. */
function showStretch({ instance, glyphs }: Stretch, span: PlacedSpan, content: Content, drawing: Drawing): void {
  const font = drawing.fonts.of(instance);
  content.write(`/${drawing.resources.name("Font", font.ref)} ${pdfNumber(span.size)} Tf`);
  let line: { parts: string[]; baseline: number } | undefined;
  let pen = 0;
  const flush = (): void => {
    if (line !== undefined) content.write(`[${line.parts.join("")}] TJ`);
  };
  for (const { glyph, text, x, y, width } of glyphs) {
    if (line === undefined || y !== line.baseline) {
      flush();
      content.call("Tm", 1, 0, 0, -1, span.x + x * span.size, span.y + y * span.size);
      line = { parts: [], baseline: y };
      pen = x * 1000;
    }
    const shift = Math.round(x * 1000 - pen);
    if (shift !== 0) line.parts.push(String(-shift));
    line.parts.push(`<${font.encode(glyph, text, width)}>`);
    pen += shift + width;
  }
  flush();
}
