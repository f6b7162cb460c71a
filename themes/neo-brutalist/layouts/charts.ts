import { displayLength } from "../../../src/deck/display-length.ts";
import type { ChartPoint, ContentOf } from "../../../src/deck/slide-content.ts";
import { barShares } from "../../../src/design/charts/bar-scale.ts";
import { donut } from "../../../src/design/charts/donut.ts";
import { linePath, plotLine } from "../../../src/design/charts/line.ts";
import {
  art,
  column,
  row,
  text,
  type ArtBox,
  type BoxNode,
  type Hex,
  type SceneNode,
} from "../../../src/design/scene.ts";
import { layout, type Frame } from "../../../src/design/theme.ts";
import { el, type SvgElement } from "../../../src/svg/element.ts";
import { poster } from "../chrome.ts";
import { sizeFor } from "../items.ts";
import { inked, polygon } from "../motifs.ts";
import { heading, roomFor, type Room } from "../room.ts";
import { slabPaint } from "../slabs.ts";
import { BORDER, white, type Ground } from "../tokens.ts";
import { body, caption, label } from "../type.ts";

function peak(points: readonly ChartPoint[]): number {
  return points.reduce((best, point, at) => (point.value > (points[best]?.value ?? 0) ? at : best), 0);
}

/** Bars as slabs with hard shadows that fill the height there is; the longest takes the loud colour. */
function bars(frame: Frame, ground: Ground, points: readonly ChartPoint[], room: Room): SceneNode[] {
  const shares = barShares(points);
  const top = peak(points);
  const size = sizeFor(points.length, [48, 46, 42, 40, 36, 34, 32]);
  const widest = Math.max(...points.map((point) => displayLength(point.display.text)));
  // What is left of the width when the widest figure stands behind the longest bar.
  const reach = Math.max(40, 96 - (widest * size * 0.95 + 50) / 9.18);
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
        { align: "center", gap: 30, grow: 1, minHeight: room.tight ? 28 : 40, maxHeight: 150 },
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

/** The plot of a line chart: area to the floor, thick line, a square at each point. */
function plot(
  frame: Frame,
  ground: Ground,
  points: readonly ChartPoint[],
  { width, height, rtl }: ArtBox,
): SvgElement[] {
  const ink = frame.palette.line;
  const inset = width / points.length / 2;
  const placed = plotLine(points, { width: width - inset * 2, height: height - 60, rtl }).map(({ x, y }) => ({
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

/** Labels and values as ruled rows; a swatch where colours need a key. */
function key(frame: Frame, ground: Ground, points: readonly ChartPoint[], swatches: readonly Hex[]): BoxNode[] {
  const size = sizeFor(points.length, [42, 40, 38, 36, 34]);
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

function line(frame: Frame, ground: Ground, points: readonly ChartPoint[]): SceneNode[] {
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

function ring(frame: Frame, ground: Ground, points: readonly ChartPoint[], room: Room): SceneNode[] {
  const { palette } = frame;
  const swatches = [
    ground.pop.fill,
    ground.spark.fill,
    palette.inverse,
    palette.accent,
    palette.second,
    palette.surface,
    palette.paper,
  ] as const;
  const colors = [...new Set(swatches)];
  const [first = palette.accent, ...others] = colors;
  const percent = points.every((point) => point.display.text.includes("%"));
  return [
    art({ grow: 1, minHeight: room.tight ? 260 : 320, margin: [0, 0, 24, 0] }, ({ width, height }) => {
      const radius = Math.min(width, height) / 2 - 12;
      const x = width / 2 - radius;
      const y = height / 2 - radius;
      const disc = (by: number): SvgElement =>
        el("circle", { cx: radius + by, cy: radius + by, r: radius, fill: palette.line });
      const hole = el("circle", {
        cx: radius,
        cy: radius,
        r: radius * 0.42,
        fill: ground.fill,
        stroke: palette.line,
        "stroke-width": 8,
      });
      const segments = donut(points, {
        radius,
        thickness: radius * 0.58,
        colors: [first, ...others],
        ...(percent ? { rest: palette.paper } : {}),
      });
      const outlined = segments.map((segment) => ({
        ...segment,
        attributes: { ...segment.attributes, stroke: palette.line, "stroke-width": 8, "stroke-linejoin": "miter" },
      }));
      return [el("g", { transform: `translate(${x} ${y})` }, disc(14), ...outlined, hole)];
    }),
    ...key(frame, ground, points, colors),
  ];
}

function drawing(frame: Frame, ground: Ground, content: ContentOf<"chart">, room: Room): SceneNode[] {
  const { kind, points } = content;
  if (kind === "bar") return bars(frame, ground, points, room);
  return kind === "line" ? line(frame, ground, points) : ring(frame, ground, points, room);
}

const chart = layout("chart", {
  id: "chart-slabs",
  name: "Chart of slabs",
  weight: "light",
  compose: (content, frame) => {
    const ground = white(frame);
    const room = roomFor(content, 300);
    return poster(
      frame,
      ground,
      {},
      heading(frame, content, { room, size: 96, on: ground.on, tag: ground.spark }),
      column(
        { grow: 1, padding: [0, room.margin], gap: content.kind === "bar" ? (room.tight ? 14 : 24) : 0 },
        ...drawing(frame, ground, content, room),
      ),
      column(
        { padding: [room.foot, room.margin, room.tight ? 36 : room.margin, room.margin] },
        text("caption", content.caption, caption(ground.on, 28)),
      ),
    );
  },
});

export const charts = [chart];
