import { displayLength } from "../../../src/deck/display-length.ts";
import type { ChartPoint } from "../../../src/deck/slide-content.ts";
import { barShares } from "../../../src/design/charts/bar-scale.ts";
import { column, row, text, type SceneNode } from "../../../src/design/scene.ts";
import type { Frame } from "../../../src/design/theme.ts";
import { sizeByCount } from "../items.ts";
import type { Room } from "../room.ts";
import { slabPaint } from "../slabs.ts";
import type { Ground } from "../tokens.ts";
import { body, label } from "../type.ts";
import { peak } from "./key.ts";

/** Bars as slabs with hard shadows that fill the height there is; the longest takes the loud colour. */
export function bars(frame: Frame, ground: Ground, points: readonly ChartPoint[], room: Room): SceneNode[] {
  const shares = barShares(points);
  const top = peak(points);
  const size = sizeByCount(points.length, [48, 46, 42, 40, 36, 34, 32]);
  // Share of the width for the longest bar at which every bar still leaves room for the figure behind it.
  const reach = Math.min(
    ...points.map((point, at) => {
      const figure = displayLength(point.display.text) * size * (at === top ? 0.94 : 0.74) + 44;
      return (96 - figure / 9.18) / Math.max(0.1, shares[at] ?? 0);
    }),
  );
  return points.map((point, at) =>
    column(
      { gap: room.tight ? 2 : 8, grow: 1 },
      text(`point-${at + 1}-label`, point.label, {
        ...body(ground.on, size),
        lineHeight: 1.15,
        weight: 600,
        group: "point/label",
      }),
      row(
        {
          align: "center",
          gap: 30,
          grow: 1,
          minHeight: room.tight ? 28 : 40,
          maxHeight: sizeByCount(points.length, [300, 210, 160, 150]),
        },
        column({
          ...slabPaint(frame, ground, at === top ? ground.pop.fill : ground.spark.fill, 10),
          width: `${Math.max(1.5, (shares[at] ?? 0) * reach)}%`,
          alignSelf: "stretch",
        }),
        text(`point-${at + 1}-value`, point.display, {
          ...label(ground.on, at === top ? size * 1.4 : size * 1.1),
          group: at === top ? "point/top" : "point/value",
        }),
      ),
    ),
  );
}
