import type { ChartPoint } from "../../../src/deck/slide-content.ts";
import { sizeFor } from "../../../src/design/copyfit.ts";
import { column, row, text, type Hex, type SceneNode, type TextStyle } from "../../../src/design/scene.ts";
import type { Frame } from "../../../src/design/theme.ts";
import { gridOf } from "../grid.ts";
import { rule, square } from "../motifs.ts";
import { onPaper, type Tone } from "../tokens.ts";
import { plain, term } from "../type.ts";

/** A chart and how it is set. */
export interface Plot {
  readonly points: readonly ChartPoint[];
  /** Place of the highest point, which gets the warm colour. */
  readonly peak: number;
  readonly frame: Frame;
  readonly tone: Tone;
  readonly label: TextStyle;
  readonly value: TextStyle;
}

export function plotOf(points: readonly ChartPoint[], frame: Frame): Plot {
  const tone = onPaper(frame.palette);
  const { voice } = gridOf(frame.canvas);
  const size = sizeFor(points.length, [3, 38 * voice], [8, 30 * voice]);
  return {
    points,
    peak: points.reduce((best, { value }, at) => (value > (points[best]?.value ?? 0) ? at : best), 0),
    frame,
    tone,
    label: { ...plain(tone, size), role: "caption" },
    value: { ...term({ ...tone, strong: tone.text }, size + 6), role: "caption", lineHeight: 1.1, balance: false },
  };
}

/** Label and value line by line, with swatches where colour tells points apart. */
export function entries({ points, tone, label, value }: Plot, swatches?: readonly Hex[]): readonly SceneNode[] {
  return points.map((point, at) => {
    const fill = swatches?.[at];
    return column(
      {},
      at > 0 && rule(tone.hairline),
      row(
        { gap: 20, padding: [12, 0], align: "center" },
        fill !== undefined && square(fill, 26),
        column({ grow: 1 }, text(`point-${at + 1}-label`, point.label, label)),
        text(`point-${at + 1}-value`, point.display, value, { shrink: 0 }),
      ),
    );
  });
}

/** Entries in two columns where there are many. */
export function legend(plot: Plot, swatches?: readonly Hex[]): readonly SceneNode[] {
  const all = entries(plot, swatches);
  if (all.length <= 4) return all;
  const half = Math.ceil(all.length / 2);
  return [row({ gap: 48 }, column({ grow: 1 }, ...all.slice(0, half)), column({ grow: 1 }, ...all.slice(half)))];
}
