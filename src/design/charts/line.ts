import type { ChartPoint } from "../../deck/slide-content.ts";

export interface PlotPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * Places points in a plot of the given size, px, evenly spaced in reading direction. The scale starts at zero,
 * where themes draw the base line; below the least value where that is negative.
 */
export function plotLine(
  points: readonly ChartPoint[],
  box: { width: number; height: number; rtl: boolean },
): readonly PlotPoint[] {
  const values = points.map((point) => point.value);
  const most = Math.max(...values);
  const least = Math.min(...values);
  const floor = least >= 0 ? 0 : least - (most - least) * 0.35;
  const span = Math.max(most - floor, Number.EPSILON);
  const step = box.width / Math.max(1, points.length - 1);
  return values.map((value, index) => {
    const x = index * step;
    return { x: box.rtl ? box.width - x : x, y: box.height - ((value - floor) / span) * box.height };
  });
}

/** Straight segments through the points, as path data. */
export function linePath(points: readonly PlotPoint[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}
