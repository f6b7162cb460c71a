import { itemize, type TextRun } from "./itemize.ts";
import type { FontChain } from "./font-chain.ts";
import { mayTrack } from "./scripts.ts";
import { shapeRun, type ShapedGlyph } from "./shape.ts";
import type { TypeStyle } from "./type-style.ts";

export interface ShapedRun extends TextRun {
  /** Visual order. */
  readonly glyphs: readonly ShapedGlyph[];
}

/** A text shaped once at 1 em. Everything that depends on a size or a width is arithmetic over `advances`. */
export interface Paragraph {
  /** The text as set: NFC, line ends as "\n". */
  readonly text: string;
  readonly style: TypeStyle;
  /** Letter spacing in em that is really applied. */
  readonly tracking: number;
  /** Logical order. */
  readonly runs: readonly ShapedRun[];
  /** `advances[i]` is the width in em of the text before UTF-16 index i, on one endless line. */
  readonly advances: Float64Array;
  /** 1 where a line may start or end without shaping the text again. */
  readonly safe: Uint8Array;
  /** Graphemes no installed font covers; they are left blank. */
  readonly missing: readonly string[];
}

/**
 * NFC, with line ends as "\n" and tabs as spaces: the form in which texts are shaped. Variation selectors go: they would
 * make browsers show a colour emoji where our fonts have the sign. Mathematical letters, which posts use as if they
 * were bold or italic type, become the letters they stand for.
 */
export function normalizeText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\r\n?|\u2028|\u2029/g, "\n")
    .replaceAll("\t", "  ")
    .replace(/[\ufe0e\ufe0f]/g, "")
    .replace(/[\u{1d400}-\u{1d7ff}]+/gu, (letters) => letters.normalize("NFKC"));
}

/** Shapes a text in full. Fonts must have been loaded by `ensure`. */
export function shapeParagraph(source: string, style: TypeStyle, fonts: FontChain): Paragraph {
  const text = normalizeText(source);
  const tracking = mayTrack(text) ? (style.tracking ?? 0) : 0;
  const itemized = itemize(text, style.direction, fonts);
  const runs = itemized.runs.map((run) => ({ ...run, glyphs: shapeRun(text, run, style.language, tracking !== 0) }));
  const advances = new Float64Array(text.length + 1);
  const safe = new Uint8Array(text.length + 1);
  for (const { start, end, glyphs } of runs) {
    safe[start] = 1;
    safe[end] = 1;
    let previous = -1;
    for (const { cluster, advance, safeToBreak } of glyphs) {
      const next = cluster + 1;
      advances[next] = (advances[next] ?? 0) + advance + (cluster === previous ? 0 : tracking);
      if (safeToBreak) safe[cluster] = 1;
      previous = cluster;
    }
  }
  for (let index = 1; index <= text.length; index++)
    advances[index] = (advances[index] ?? 0) + (advances[index - 1] ?? 0);
  return { text, style, tracking, runs, advances, safe, missing: itemized.missing };
}
