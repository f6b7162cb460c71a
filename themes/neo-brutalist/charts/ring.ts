import type { ChartPoint } from "../../../src/deck/slide-content.ts";
import { donut } from "../../../src/design/charts/donut.ts";
import { mix } from "../../../src/design/color.ts";
import { art, type SceneNode } from "../../../src/design/scene.ts";
import type { Frame } from "../../../src/design/theme.ts";
import { el, type SvgElement } from "../../../src/svg/element.ts";
import type { Room } from "../room.ts";
import type { Ground } from "../tokens.ts";
import { keyInColumns } from "./key.ts";

/** A fat ring with outlines and a hard shadow, its key below. */
export function ring(frame: Frame, ground: Ground, points: readonly ChartPoint[], room: Room): SceneNode[] {
  const { palette } = frame;
  const swatches = [
    ground.pop.fill,
    ground.spark.fill,
    palette.inverse,
    palette.accent,
    palette.second,
    palette.surface,
    palette.paper,
    ...[ground.spark.fill, palette.accent, palette.second, palette.surface].map((ink) => mix(ink, palette.paper, 0.6)),
  ] as const;
  const colors = [...new Set(swatches)];
  const [first = palette.accent, ...others] = colors;
  const percent = points.every((point) => point.display.text.includes("%"));
  return [
    art({ grow: 1, minHeight: room.tight ? 260 : 320, margin: [0, 0, 28, 0] }, ({ width, height }) => {
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
    ...keyInColumns(frame, ground, points, colors),
  ];
}
