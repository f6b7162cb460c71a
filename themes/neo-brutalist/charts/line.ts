import { displayLength } from "../../../src/deck/display-length.ts";
import type { ChartPoint } from "../../../src/deck/slide-content.ts";
import { linePath, plotLine } from "../../../src/design/charts/line.ts";
import { art, column, row, text, type ArtBox, type BoxNode, type SceneNode } from "../../../src/design/scene.ts";
import type { Frame } from "../../../src/design/theme.ts";
import { el, type SvgElement } from "../../../src/svg/element.ts";
import { inked, polygon } from "../motifs.ts";
import { BORDER, type Ground } from "../tokens.ts";
import { caption, label } from "../type.ts";
import { key, peak } from "./key.ts";

/** The plot of a line chart: area to the floor, thick line, a square at each point. */
function plot(
  frame: Frame,
  ground: Ground,
  points: readonly ChartPoint[],
  { width, height, rtl }: ArtBox,
): SvgElement[] {
  const ink = frame.palette.line;
  const inset = width / points.length / 2;
  const placed = plotLine(points, { width: width - inset * 2, height: height - 24, rtl }).map(({ x, y }) => ({
    x: x + inset,
    y: y + 24,
  }));
  const [first, last] = [placed[0], placed.at(-1)];
  const top = peak(points);
  const area = first && last ? `${linePath(placed)}L${last.x} ${height}L${first.x} ${height}Z` : "";
  const square = (x: number, y: number, half: number): string =>
    polygon([
      [x - half, y - half],
      [x + half, y - half],
      [x + half, y + half],
      [x - half, y + half],
    ]);
  return [
    el("path", { d: area, fill: ground.spark.fill }),
    el("path", { d: linePath(placed), fill: "none", stroke: ink, "stroke-width": 14, "stroke-linejoin": "miter" }),
    el("rect", { y: height - BORDER, width, height: BORDER, fill: ink }),
    ...placed.flatMap(({ x, y }, at) =>
      inked(square(x, y, at === top ? 20 : 13), {
        fill: at === top ? ground.pop.fill : ground.fill,
        line: ink,
        stroke: 6,
      }),
    ),
  ];
}

/** Under each point its label and value, where every one of them is short. */
function axis(frame: Frame, ground: Ground, points: readonly ChartPoint[]): BoxNode {
  const top = peak(points);
  return row(
    { align: "start" },
    ...points.map((point, at) =>
      column(
        { grow: 1, align: "center", gap: 6, padding: [16, 0, 0, 0] },
        column(
          at === top
            ? { fill: ground.pop.fill, stroke: frame.palette.line, strokeWidth: 5, padding: [10, 14] }
            : { padding: [10, 0] },
          text(`point-${at + 1}-value`, point.display, {
            ...label(at === top ? ground.pop.on : ground.on, 38),
            role: "caption",
            align: "center",
            group: "point/value",
          }),
        ),
        text(`point-${at + 1}-label`, point.label, {
          ...caption(ground.on, 28),
          align: "center",
          group: "point/label",
        }),
      ),
    ),
  );
}

/** Plot with an axis of labels and values, or with a key below where they are too long to stand side by side. */
export function line(frame: Frame, ground: Ground, points: readonly ChartPoint[]): SceneNode[] {
  const widest = Math.max(
    ...points.map((point) => Math.max(displayLength(point.label.text), displayLength(point.display.text) * 1.3)),
  );
  const compact = widest * points.length <= 62;
  return [
    art({ grow: 1, minHeight: 300 }, (box) => plot(frame, ground, points, box)),
    ...(compact
      ? [axis(frame, ground, points)]
      : [column({ margin: [20, 0, 0, 0] }, ...key(frame, ground, points, []))]),
  ];
}
