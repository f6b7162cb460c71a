import type { ChartPoint } from "../../../src/deck/slide-content.ts";
import { lengthOf } from "../../../src/design/copyfit.ts";
import { column, row, text, type BoxNode, type Hex } from "../../../src/design/scene.ts";
import type { Frame } from "../../../src/design/theme.ts";
import { sizeByCount } from "../items.ts";
import type { Ground } from "../tokens.ts";
import { body, label } from "../type.ts";

/** Index of the highest value, which takes the loud colour. */
export function peak(points: readonly ChartPoint[]): number {
  return points.reduce((best, point, at) => (point.value > (points[best]?.value ?? 0) ? at : best), 0);
}

/** Labels and values as ruled rows; a swatch where colours need a key. */
export function key(frame: Frame, ground: Ground, points: readonly ChartPoint[], swatches: readonly Hex[]): BoxNode[] {
  const size = sizeByCount(points.length, [42, 40, 38, 36, 34]);
  return points.map((point, at) =>
    row(
      { align: "center", gap: 24, padding: [8, 0] },
      swatches.length > 0 &&
        column({
          width: 40,
          height: 40,
          fill: swatches[at % swatches.length] ?? ground.fill,
          stroke: frame.palette.line,
          strokeWidth: 5,
        }),
      text(
        `point-${at + 1}-label`,
        point.label,
        { ...body(ground.on, size), weight: 600, group: "point/label" },
        { grow: 1 },
      ),
      text(`point-${at + 1}-value`, point.display, { ...label(ground.on, size), group: "point/value" }),
    ),
  );
}

/** Longest label and value that fit half the width, half-ems. */
const HALF = 20;

/** The key in two columns where there are many short rows, so that the drawing keeps its room. */
export function keyInColumns(
  frame: Frame,
  ground: Ground,
  points: readonly ChartPoint[],
  swatches: readonly Hex[],
): BoxNode[] {
  const rows = key(frame, ground, points, swatches);
  if (points.length < 5 || points.some(({ label: name, display }) => lengthOf(name, display) > HALF)) return rows;
  const half = Math.ceil(rows.length / 2);
  return [row({ gap: 48 }, column({ grow: 1 }, ...rows.slice(0, half)), column({ grow: 1 }, ...rows.slice(half)))];
}
