import * as hb from "harfbuzzjs";
import { UNITS } from "./font-face.ts";
import type { TextRun } from "./itemize.ts";

/** A glyph as HarfBuzz placed it; lengths in em, `dy` downwards. `cluster` is the UTF-16 index of its text. */
export interface ShapedGlyph {
  readonly glyph: number;
  readonly cluster: number;
  readonly advance: number;
  readonly dx: number;
  readonly dy: number;
  /** The text may be cut before this cluster without shaping again. */
  readonly safeToBreak: boolean;
}

const buffer = new hb.Buffer();
const NO_LIGATURES = [new hb.Feature("liga", 0), new hb.Feature("clig", 0)];

/**
 * Shapes one run of a text, with the text around it as context. Glyphs come in visual order.
 * Tracked text is set without ligatures, as browsers do.
 */
export function shapeRun(text: string, run: TextRun, language: string, tracked: boolean): ShapedGlyph[] {
  if (run.instance === undefined) return [];
  buffer.reset();
  buffer.addText(text, run.start, run.end - run.start);
  buffer.setDirection(run.level % 2 === 1 ? hb.Direction.RTL : hb.Direction.LTR);
  buffer.setScript(run.script);
  buffer.setLanguage(language);
  hb.shape(run.instance.font, buffer, tracked ? NO_LIGATURES : []);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint, cluster, flags }, index) => {
    const position = positions[index];
    return {
      glyph: codepoint,
      cluster,
      advance: (position?.xAdvance ?? 0) / UNITS,
      dx: (position?.xOffset ?? 0) / UNITS,
      dy: -(position?.yOffset ?? 0) / UNITS,
      safeToBreak: (flags & hb.GlyphFlag.UNSAFE_TO_BREAK) === 0,
    };
  });
}
