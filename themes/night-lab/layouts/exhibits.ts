import type { Phrase } from "../../../src/deck/slide-content.ts";
import { lengthOf, sizeFor } from "../../../src/design/copyfit.ts";
import { column, picture, row, spacer, text } from "../../../src/design/scene.ts";
import { layout } from "../../../src/design/theme.ts";
import { fixedPhrase } from "../../../src/deck/slide-content.ts";
import { inset, sheet } from "../chrome.ts";
import { isCrowded } from "../room.ts";
import { night, sheetOf } from "../tokens.ts";
import { axis, headline, listing, prose } from "../type.ts";

/** More lines than this stand beside their headline on a cinema sheet. */
const MOST_BELOW = 8;

/** Advance of Plex Mono, em. */
const ADVANCE = 0.6;

function linesOf(source: Phrase): readonly string[] {
  return source.text.split("\n");
}

/** The largest size at which a listing stands in a box without turning its lines. */
function listingSize(source: Phrase, width: number, height: number): number {
  const lines = linesOf(source);
  const longest = Math.max(...lines.map((line) => line.length));
  return Math.min(56, Math.floor(width / (longest * ADVANCE)), Math.floor(height / (lines.length * 1.5)));
}

/** A listing on a screen that leaves the sheet at its end; headline and note beside it, or above and below. */
const code = layout("code", {
  id: "code-screen",
  name: "Screen",
  weight: "dark",
  compose: ({ kicker, title, code: source, syntax, caption }, frame) => {
    const tone = night(frame.palette);
    const { cinema, margin, width, wide } = sheetOf(frame);
    const isBeside = cinema && linesOf(source).length > MOST_BELOW;
    const room = isBeside ? 1060 : width;
    const crowded = isCrowded(lengthOf(title, caption), 150, title);
    const screen = column(
      {
        grow: 1,
        justify: "center",
        fill: tone.panel,
        ground: tone.panel,
        padding: isBeside ? [40, 56, 56, 56] : [crowded ? 14 : 28, margin, crowded ? 14 : 32, margin],
        gap: 18,
      },
      syntax !== undefined && syntax !== "" && text("syntax", fixedPhrase(syntax), axis(tone.signal, 26)),
      text("code", source, listing(tone, listingSize(source, room, isBeside ? 740 : wide ? 580 : 760))),
    );
    const heading = text("title", title, headline(tone, sizeFor(lengthOf(title), [12, cinema ? 92 : 100], [80, 62])));
    const note = text("caption", caption, axis(tone.quiet));
    if (isBeside)
      return sheet(
        frame,
        tone,
        kicker,
        { bleed: true },
        row(
          { grow: 1, align: "stretch" },
          column({ grow: 1, basis: 0, padding: [0, 56, 72, margin], gap: 24 }, heading, spacer(), note),
          column({ width: room + 120, justify: "end" }, screen),
        ),
      );
    return sheet(
      frame,
      tone,
      kicker,
      { bleed: true, gap: crowded ? 10 : 32, crowded },
      inset(frame, {}, heading),
      screen,
      note !== undefined && inset(frame, { margin: [0, 0, crowded ? 44 : 56, 0] }, note),
    );
  },
});

/** A picture from the end of the words to the edges of the sheet; above them on a tall one. */
const image = layout("image", {
  id: "image-window",
  name: "Window",
  weight: "dark",
  compose: ({ kicker, title, body, alt }, frame) => {
    const tone = night(frame.palette);
    const { wide, cinema, margin, gutter, body: reading } = sheetOf(frame);
    const words = [
      text("title", title, headline(tone, sizeFor(lengthOf(title), [14, 124], [80, wide ? 72 : 80]))),
      text("body", body, { ...prose(tone, reading - 2), color: tone.quiet }),
      text("alt", alt, axis(tone.quiet, 26)),
    ];
    const view = picture(frame.index % 2 === 0 ? "ridges" : "array", { grow: 1, minHeight: 300 });
    return sheet(
      frame,
      tone,
      kicker,
      { bleed: true, gap: 44 },
      wide
        ? row(
            { grow: 1, align: "stretch" },
            column(
              { width: cinema ? "44%" : "48%", gap: 28, justify: "end", padding: [0, gutter, 72, margin] },
              ...words,
            ),
            view,
          )
        : view,
      !wide && inset(frame, { gap: 24, margin: [0, 0, 72, 0] }, ...words),
    );
  },
});

export const exhibits = [code, image];
