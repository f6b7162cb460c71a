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

/** Share of the width that names take where they stand beside their bars, and what is left for these, px. */
const NAMES = 32;
const BESIDE = 918 * (1 - NAMES / 100) - 24;
/** More bars than this have their names beside them, if none is longer than so many half-ems. */
const MOST_BELOW_NAMES = 5;
const LONGEST_BESIDE = 22;

/**
 * Width of the longest bar, in percent of `room` px, at which every bar still leaves room for the figure behind it.
 */
function reachOf(points: readonly ChartPoint[], shares: readonly number[], size: number, room: number): number {
  const top = peak(points);
  return Math.min(
    ...points.map((point, at) => {
      const figure = displayLength(point.display.text) * size * (at === top ? 0.94 : 0.74) + 44;
      return (96 - (figure / room) * 100) / Math.max(0.1, shares[at] ?? 0);
    }),
  );
}

/** Bars as slabs with hard shadows that fill the height there is; the longest takes the loud colour. */
export function bars(frame: Frame, ground: Ground, points: readonly ChartPoint[], room: Room): SceneNode[] {
  const shares = barShares(points);
  const top = peak(points);
  const longest = Math.max(...points.map((point) => displayLength(point.label.text)));
  const isBeside = points.length > MOST_BELOW_NAMES && longest <= LONGEST_BESIDE;
  const size = sizeByCount(points.length, [48, 46, 42, 40, 36, isBeside ? 38 : 34, isBeside ? 36 : 32]);
  const reach = reachOf(points, shares, size, isBeside ? BESIDE : 918);
  return points.map((point, at) => {
    const isTop = at === top;
    const name = text(`point-${at + 1}-label`, point.label, {
      ...body(ground.on, size),
      lineHeight: 1.15,
      weight: 600,
      group: "point/label",
    });
    const slab = row(
      {
        align: "center",
        gap: 30,
        grow: 1,
        minHeight: room.tight || isBeside ? 28 : 40,
        maxHeight: isBeside ? 84 : sizeByCount(points.length, [300, 210, 160, 150]),
      },
      column({
        ...slabPaint(frame, ground, isTop ? ground.pop.fill : ground.spark.fill, 10),
        width: `${Math.max(1.5, (shares[at] ?? 0) * reach)}%`,
        alignSelf: "stretch",
      }),
      text(`point-${at + 1}-value`, point.display, {
        ...label(ground.on, size * (isTop ? 1.4 : 1.1)),
        group: isTop ? "point/top" : "point/value",
      }),
    );
    return isBeside
      ? row({ grow: 1, gap: 24, align: "center" }, column({ width: `${NAMES}%` }, name), column({ grow: 1 }, slab))
      : column({ gap: room.tight ? 2 : 8, grow: 1 }, name, slab);
  });
}
