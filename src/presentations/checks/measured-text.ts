import { ROLE_FLOOR } from "../../design/text/set-text.ts";
import { enterElement, type Inherited } from "../../exports/pdf/drawing.ts";
import { isNeverDrawn, nestedTransform, spanBounds } from "../../exports/pdf/element-bounds.ts";
import { INITIAL_FONT } from "../../exports/text/font-context.ts";
import { placeChunk, type PlacedSpan } from "../../exports/text/place-chunk.ts";
import { readText } from "../../exports/text/read-text.ts";
import type { Color } from "../../svg/computed/color.ts";
import { INITIAL_PAINT, readEffects } from "../../svg/computed/paint-state.ts";
import type { SvgElement } from "../../svg/element.ts";
import { multiply, parseTransform, type Matrix } from "../../svg/geometry/matrix.ts";
import { unionBounds, type Bounds } from "../../svg/geometry/path.ts";
import { readSlot } from "../../svg/read-slots.ts";
import type { SlotBox } from "../../svg/text-slot.ts";
import { attribute } from "../../svg/walk.ts";
import { inkBounds } from "../../typeset/line-layout.ts";
import type { Typesetter } from "../../typeset/typesetter.ts";

export type TextRole = keyof typeof ROLE_FLOOR;

/** A text of a slide as it is drawn. Lengths in px of the canvas, unless they are said to be the text's own. */
export interface MeasuredText {
  readonly id: string | undefined;
  readonly words: string;
  readonly role: TextRole | undefined;
  /** Smallest type on it. */
  readonly size: number;
  /** Where its ink is, line by line, in its own coordinates. */
  readonly lines: readonly Bounds[];
  /** The box it is meant for, where it has one, and the room its lines take; its own coordinates. */
  readonly box: SlotBox | undefined;
  readonly room: { readonly width: number; readonly height: number };
  /** From its own coordinates to the canvas. */
  readonly matrix: Matrix;
  /** Undefined where it is painted with a gradient or pattern. */
  readonly color: Color | undefined;
}

/** A slide's own coordinates and how they become px of the canvas. */
export interface CanvasFit {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly toCanvas: Matrix;
}

interface Place {
  readonly inherited: Inherited;
  readonly matrix: Matrix;
  readonly opacity: number;
}

/** Fainter than this, nothing is meant to be seen. */
const INVISIBLE = 0.02;

/** The texts a slide shows, in document order. Uses are expanded, styles inlined and fonts loaded already. */
export function measureTexts(
  root: SvgElement,
  { viewport, toCanvas }: CanvasFit,
  typesetter: Typesetter,
): readonly MeasuredText[] {
  const texts: MeasuredText[] = [];
  const visit = (element: SvgElement, outer: Place): void => {
    const { display, opacity } = readEffects(element);
    if (isNeverDrawn(element) || !display || opacity * outer.opacity < INVISIBLE) return;
    const own = multiply(outer.matrix, parseTransform(attribute(element, "transform")));
    const nested = element.name === "svg" && element !== root ? nestedTransform(element, { viewport }) : undefined;
    const place = {
      inherited: enterElement(element, outer.inherited),
      matrix: nested === undefined ? own : multiply(own, nested),
      opacity: opacity * outer.opacity,
    };
    if (element.name === "text") {
      const text = measureText(element, outer.inherited, place, typesetter);
      if (text !== undefined) texts.push(text);
    } else for (const child of element.children) if (typeof child !== "string") visit(child, place);
  };
  visit(root, { inherited: { paint: INITIAL_PAINT, font: INITIAL_FONT }, matrix: toCanvas, opacity: 1 });
  return texts;
}

function measureText(
  element: SvgElement,
  outer: Inherited,
  { inherited, matrix, opacity }: Place,
  typesetter: Typesetter,
): MeasuredText | undefined {
  const { paint } = inherited;
  const isPainted = paint.fill.kind !== "none" || paint.stroke.kind !== "none";
  const chunks = readText(element, outer.font).map((chunk) => placeChunk(chunk, typesetter));
  const lines = chunks.map((spans) => unionBounds(spans.map(inkOf))).filter((line) => line !== undefined);
  if (!paint.visible || !isPainted || lines.length === 0) return undefined;
  const sizes = chunks.flat().map(({ size }) => size);
  const slot = readSlot(element)?.slot;
  const step = slot === undefined ? 0 : slot.size * slot.lineHeight;
  return {
    id: attribute(element, "id"),
    words: slot?.source ?? wordsOf(chunks),
    role: Object.keys(ROLE_FLOOR).find((role): role is TextRole => role === slot?.role),
    size: Math.min(...sizes) * scaleOf(matrix),
    lines,
    box: slot?.box,
    room: { width: Math.max(...chunks.map(advanceOf)), height: chunks.length * step },
    matrix,
    color: colorOf(inherited, opacity),
  };
}

function colorOf({ paint }: Inherited, opacity: number): Color | undefined {
  const { fill, fillOpacity } = paint;
  if (fill.kind !== "color") return undefined;
  return { ...fill.color, alpha: fill.color.alpha * fillOpacity * opacity };
}

function wordsOf(chunks: readonly (readonly PlacedSpan[])[]): string {
  return chunks.map((spans) => spans.map(({ span }) => span.text).join("")).join(" ");
}

function inkOf({ layout, x, y, size }: PlacedSpan): Bounds | undefined {
  const ink = inkBounds(layout);
  return (
    ink && {
      left: x + ink.left * size,
      top: y + ink.top * size,
      right: x + ink.right * size,
      bottom: y + ink.bottom * size,
    }
  );
}

function advanceOf(spans: readonly PlacedSpan[]): number {
  const bounds = unionBounds(spans.map(spanBounds));
  return bounds === undefined ? 0 : bounds.right - bounds.left;
}

/** How much longer a transform makes lengths, on average over directions. */
function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}
