import type { Paragraph } from "./paragraph.ts";

/** How far ink reaches from the baseline, em, y downwards: `top` is negative for what stands above it. */
export interface InkReach {
  readonly top: number;
  readonly bottom: number;
}

/** Highest and lowest ink of a stretch of a paragraph's text (UTF-16, end exclusive); undefined where it is blank. */
export function inkReach({ runs }: Paragraph, start: number, end: number): InkReach | undefined {
  let top = Infinity;
  let bottom = -Infinity;
  for (const run of runs) {
    if (run.instance === undefined || run.end <= start || run.start >= end) continue;
    for (const { glyph, cluster, dy } of run.glyphs) {
      const box = cluster < start || cluster >= end ? undefined : run.instance.box(glyph);
      if (box === undefined) continue;
      top = Math.min(top, dy + box.top);
      bottom = Math.max(bottom, dy + box.bottom);
    }
  }
  return top === Infinity ? undefined : { top, bottom };
}
