import { el, type SvgElement } from "../../svg/element.ts";
import type { Typesetter } from "../../typeset/typesetter.ts";
import { enter, INITIAL_FONT, type FontContext } from "./font-context.ts";
import { placeChunk, typeStyleOf, type PlacedSpan } from "./place-chunk.ts";
import { paintAttributes, readText, type TextChunk } from "./read-text.ts";

/**
 * Replaces all text of a slide by its outlines, so that any renderer draws it the same without fonts. Its fonts must be
 * loaded; `outer` is what a subtree inherits.
 */
export function outlineText(
  element: SvgElement,
  typesetter: Typesetter,
  outer: FontContext = INITIAL_FONT,
): SvgElement {
  if (element.name === "text") return outlineElement(element, outer, typesetter);
  const font = enter(element, outer);
  const children = element.children.map((child) =>
    typeof child === "string" ? child : outlineText(child, typesetter, font),
  );
  return { ...element, children };
}

/** Loads the fonts of every `<text>` below an element. */
export async function loadFonts(root: SvgElement, typesetter: Typesetter): Promise<void> {
  const spans = Array.from(chunksBelow(root, INITIAL_FONT)).flatMap((chunk) => chunk.spans);
  await typesetter.ensure(spans.map(({ text, font }) => ({ texts: [text], style: typeStyleOf(font, typesetter) })));
}

function* chunksBelow(element: SvgElement, outer: FontContext): Generator<TextChunk> {
  if (element.name === "text") yield* readText(element, outer);
  else {
    const font = enter(element, outer);
    for (const child of element.children) if (typeof child !== "string") yield* chunksBelow(child, font);
  }
}

/** One `<text>` as a group of paths, one for each run of spans that are painted alike. */
function outlineElement(text: SvgElement, font: FontContext, typesetter: Typesetter): SvgElement {
  const paths: { readonly key: string; readonly paint: SvgElement["attributes"]; d: string }[] = [];
  for (const chunk of readText(text, font)) {
    for (const placed of placeChunk(chunk, typesetter)) {
      const key = JSON.stringify(placed.span.paint);
      const last = paths.at(-1);
      if (last?.key === key) last.d += outlineSpan(placed);
      else paths.push({ key, paint: placed.span.paint, d: outlineSpan(placed) });
    }
  }
  return el(
    "g",
    { ...paintAttributes(text), id: text.attributes["id"] },
    ...paths.filter(({ d }) => d !== "").map(({ paint, d }) => el("path", { ...paint, d })),
  );
}

/** Path data of a span's glyphs. */
export function outlineSpan({ layout, x, y, size }: PlacedSpan): string {
  const parts: string[] = [];
  for (const { instance, glyphs } of layout.runs) {
    for (const glyph of glyphs) {
      const originX = x + glyph.x * size;
      const originY = y + glyph.y * size;
      for (const { type, points } of instance.outline(glyph.glyph)) {
        parts.push(type);
        for (let index = 0; index < points.length; index += 2) {
          parts.push(fixed(originX + (points[index] ?? 0) * size), fixed(originY + (points[index + 1] ?? 0) * size));
        }
      }
    }
  }
  return parts.join(" ");
}

function fixed(value: number): string {
  return String(Math.round(value * 100) / 100);
}
