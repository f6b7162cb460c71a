import { genreOf } from "../../svg/genre.ts";
import type { LineLayout } from "../../typeset/line-layout.ts";
import type { TypeStyle } from "../../typeset/type-style.ts";
import type { Typesetter } from "../../typeset/typesetter.ts";
import type { FontContext } from "./font-context.ts";
import type { TextChunk, TextSpan } from "./read-text.ts";

/** A span where it stands: its glyphs, the left end of its baseline and its size, in user units. */
export interface PlacedSpan {
  readonly span: TextSpan;
  readonly layout: LineLayout;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** How a span is shaped: its first installed family, companions by genre and language. */
export function typeStyleOf(font: FontContext, typesetter: Typesetter): TypeStyle {
  const genre = genreOf(font.families);
  const fallback = { sans: "Noto Sans", serif: "Noto Serif", mono: "JetBrains Mono" }[genre];
  return {
    family: font.families.find((name) => typesetter.families.has(name)) ?? fallback,
    genre,
    weight: font.weight,
    italic: font.italic,
    tracking: font.size === 0 ? 0 : font.letterSpacing / font.size,
    language: font.language,
    direction: font.direction,
  };
}

/** Sets a chunk on its anchor. Fonts must have been loaded for its spans. */
export function placeChunk(chunk: TextChunk, typesetter: Typesetter): PlacedSpan[] {
  const laidOut = chunk.spans.map((span) => ({
    span,
    layout: typesetter.layoutLine(span.text, typeStyleOf(span.font, typesetter)),
  }));
  const font = chunk.spans[0]?.font;
  const width = laidOut.reduce((sum, { span, layout }) => sum + span.dx + layout.width * span.font.size, 0);
  const rtl = font?.direction === "rtl";
  const anchor = font?.anchor ?? "start";
  const before = anchor === "middle" ? width / 2 : (anchor === "end") === rtl ? 0 : width;
  let x = chunk.x - before;
  let { y } = chunk;
  // Spans follow each other in reading direction; order inside a span is the layout's business.
  return (rtl ? laidOut.toReversed() : laidOut).map(({ span, layout }) => {
    x += span.dx;
    y += span.dy;
    const placed = { span, layout, x, y, size: span.font.size };
    x += layout.width * span.font.size;
    return placed;
  });
}
