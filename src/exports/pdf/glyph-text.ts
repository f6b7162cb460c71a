import type { FontInstance } from "../../typeset/font-face.ts";
import type { GlyphRun, LineLayout, PlacedGlyph } from "../../typeset/line-layout.ts";

/** Glyph 0 of a subset font has no outline: it stands for text that is not drawn. */
const BLANK = 0;

/** A code to show: a glyph, the text it gives when copied, where it stands (em) and how far it reaches (em / 1000). */
export interface SpokenGlyph {
  readonly glyph: number;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Text of one face and direction, in visual order: what readers take for one string. */
export interface Stretch {
  readonly instance: FontInstance;
  readonly rtl: boolean;
  /** UTF-16 index of its first character. */
  readonly start: number;
  readonly glyphs: readonly SpokenGlyph[];
}

export interface SilentGlyph {
  readonly instance: FontInstance;
  readonly placed: PlacedGlyph;
}

export interface SpokenLine {
  /** Reading order. */
  readonly stretches: readonly Stretch[];
  /** Marks and other parts of clusters: drawn, but without text of their own. */
  readonly silent: readonly SilentGlyph[];
}

/**
 * Prepares a line for PDF, whose readers put text back together from codes, their order and where they stand. Every
 * cluster's text goes to one glyph as wide as the cluster, since marks that hang over letters would end up elsewhere.
 * Blanks join the face beside them, so that words of one script stay one string whatever face the blank came from.
 */
export function speak({ runs, text, tracking }: LineLayout): SpokenLine {
  const stretches: { instance: FontInstance; rtl: boolean; start: number; glyphs: SpokenGlyph[] }[] = [];
  const silent: SilentGlyph[] = [];
  const leading: SpokenGlyph[] = [];
  for (const run of runs) {
    const spoken = speakRun(run, text, tracking, silent);
    const last = stretches.at(-1);
    if (text.slice(run.start, run.end).trim() === "") {
      const blanks = spoken.map((glyph) => ({ ...glyph, glyph: BLANK }));
      (last?.glyphs ?? leading).push(...blanks);
    } else if (last?.instance === run.instance && last.rtl === run.rtl) {
      last.glyphs.push(...spoken);
      last.start = Math.min(last.start, run.start);
    } else {
      stretches.push({
        instance: run.instance,
        rtl: run.rtl,
        start: run.start,
        glyphs: [...leading.splice(0), ...spoken],
      });
    }
  }
  return { stretches: stretches.sort((a, b) => a.start - b.start), silent };
}

function speakRun(run: GlyphRun, text: string, tracking: number, silent: SilentGlyph[]): SpokenGlyph[] {
  const starts = [...new Set(run.glyphs.map(({ cluster }) => cluster))].sort((a, b) => a - b);
  const ends = new Map(starts.map((start, index) => [start, starts[index + 1] ?? run.end]));
  const spoken: SpokenGlyph[] = [];
  for (let first = 0; first < run.glyphs.length;) {
    const cluster = run.glyphs[first]?.cluster ?? 0;
    let next = first + 1;
    while (run.glyphs[next]?.cluster === cluster) next++;
    const glyphs = run.glyphs.slice(first, next);
    const speaker = speakerOf(glyphs);
    if (speaker !== undefined) {
      const width = glyphs.reduce((sum, { advance }) => sum + advance, tracking);
      const said = text.slice(cluster, ends.get(cluster));
      spoken.push(...speakCluster(speaker, said, Math.round(width * 1000), run.rtl));
      for (const placed of glyphs) if (placed !== speaker) silent.push({ instance: run.instance, placed });
    }
    first = next;
  }
  return spoken;
}

/**
 * One code for a cluster. Right to left, readers reverse the order of codes but not all of them the text inside one,
 * so characters after the first get blank codes without a width, to the left of the glyph.
 */
function speakCluster({ glyph, x, y }: PlacedGlyph, text: string, width: number, rtl: boolean): SpokenGlyph[] {
  if (!rtl) return [{ glyph, text, x, y, width }];
  const [first = "", ...rest] = Array.from(text);
  const extra = rest.reverse().map((character) => ({ glyph: BLANK, text: character, x, y, width: 0 }));
  return [...extra, { glyph, text: first, x, y, width }];
}

/** The glyph at the left end of a cluster, on the baseline; a mark only where there is nothing else. */
function speakerOf(glyphs: readonly PlacedGlyph[]): PlacedGlyph | undefined {
  const [start] = glyphs;
  if (start === undefined || glyphs.length === 1) return start;
  const atStart = glyphs.filter(({ pen }) => pen === start.pen);
  return (
    atStart.find(({ advance, y }) => advance > 0 && y === 0) ?? atStart.find(({ advance }) => advance > 0) ?? start
  );
}
