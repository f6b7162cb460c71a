import type { FontInstance } from "./font-face.ts";
import { visualOrder } from "./itemize.ts";
import type { Paragraph } from "./paragraph.ts";

/** A glyph where it stands: em from the line's left end, `y` downwards from the baseline. */
export interface PlacedGlyph {
  readonly glyph: number;
  readonly x: number;
  readonly y: number;
  /** UTF-16 index in the line's text of the characters this glyph stands for. */
  readonly cluster: number;
  readonly advance: number;
  /** Where the pen stood: `x` without the offset that moves marks onto their letters. */
  readonly pen: number;
}

/** Glyphs of one face, left to right. `start` and `end` bound the text they stand for. */
export interface GlyphRun {
  readonly instance: FontInstance;
  readonly rtl: boolean;
  readonly start: number;
  readonly end: number;
  readonly glyphs: readonly PlacedGlyph[];
}

export interface LineLayout {
  readonly text: string;
  /** em, letter spacing after the last letter included. */
  readonly width: number;
  /** Letter spacing in em that was applied after every cluster. */
  readonly tracking: number;
  /** Visual order. */
  readonly runs: readonly GlyphRun[];
}

/** em, relative to the line's left end and baseline, y downwards. */
export interface InkBounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Places the glyphs of a text that is one line. */
export function layoutLine(paragraph: Paragraph): LineLayout {
  let x = 0;
  const runs = visualOrder(paragraph.runs).flatMap(({ instance, level, start, end, glyphs }): GlyphRun[] => {
    if (instance === undefined) return [];
    const placed = glyphs.map(({ glyph, cluster, advance, dx, dy }, index) => {
      const lastOfCluster = glyphs[index + 1]?.cluster !== cluster;
      const own = { glyph, cluster, x: x + dx, y: dy, advance, pen: x };
      x += advance + (lastOfCluster ? paragraph.tracking : 0);
      return own;
    });
    return [{ instance, rtl: level % 2 === 1, start, end, glyphs: placed }];
  });
  return { text: paragraph.text, width: x, tracking: paragraph.tracking, runs };
}

/** Ink box of a line; undefined where it has none. */
export function inkBounds(layout: LineLayout): InkBounds | undefined {
  let bounds: InkBounds | undefined;
  for (const { instance, glyphs } of layout.runs) {
    for (const { glyph, x, y } of glyphs) {
      const box = instance.box(glyph);
      if (box === undefined) continue;
      bounds = {
        left: Math.min(bounds?.left ?? Infinity, x + box.left),
        top: Math.min(bounds?.top ?? Infinity, y + box.top),
        right: Math.max(bounds?.right ?? -Infinity, x + box.right),
        bottom: Math.max(bounds?.bottom ?? -Infinity, y + box.bottom),
      };
    }
  }
  return bounds;
}
