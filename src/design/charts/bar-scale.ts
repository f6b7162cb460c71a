import type { ChartPoint } from "../../deck/slide-content.ts";

/** Shares (0…1) of the longest bar, zero-based so that lengths compare honestly; negative values count as zero. */
export function barShares(points: readonly ChartPoint[]): readonly number[] {
  const most = Math.max(...points.map((point) => point.value), Number.EPSILON);
  return points.map((point) => Math.max(0, point.value) / most);
}
