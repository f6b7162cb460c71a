import type { ChartPoint } from "../../../src/deck/slide-content.ts";
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
