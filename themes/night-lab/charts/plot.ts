import type { ChartPoint } from "../../../src/deck/slide-content.ts";
import { sizeFor } from "../../../src/design/copyfit.ts";
import { text, type TextNode } from "../../../src/design/scene.ts";
import type { Frame } from "../../../src/design/theme.ts";
import { night, sheetOf, type Sheet, type Tone } from "../tokens.ts";
import { prose, term } from "../type.ts";

/** What a chart is drawn from: its points, the peak among them, and where it is drawn. */
export interface Plot {
  readonly points: readonly ChartPoint[];
  readonly peak: number;
  readonly tone: Tone;
  readonly sheet: Sheet;
  /** Type size of labels, px. */
  readonly size: number;
  /** Of written values; a little larger than labels when absent. */
  readonly valueSize?: number;
}

export function plotOf(points: readonly ChartPoint[], frame: Frame): Plot {
  return {
    points,
    peak: points.reduce((best, { value }, at) => (value > (points[best]?.value ?? 0) ? at : best), 0),
    tone: night(frame.palette),
    sheet: sheetOf(frame),
    size: sizeFor(points.length, [3, 52], [8, 36]),
  };
}

interface Labels {
  readonly label?: TextNode | undefined;
  readonly value?: TextNode | undefined;
}

/** Label and written value of a point; the peak's is the one reading in coral. */
export function labelsOf(
  { points, peak, tone, size, valueSize = size + 12 }: Plot,
  at: number,
  align: "start" | "center" = "start",
): Labels {
  const point = points[at];
  if (point === undefined) return {};
  const id = `point-${at + 1}`;
  const color = at === peak ? tone.reading : tone.text;
  const label = { ...prose(tone, size), role: "caption", lineHeight: 1.16, align, group: "labels" } as const;
  const value = { ...term(tone, valueSize), role: "caption", color, align, group: "values" } as const;
  return {
    label: text(`${id}-label`, point.label, label),
    value: text(`${id}-value`, point.display, value, { shrink: 0 }),
  };
}
