import { linePath, plotLine } from "../../../src/design/charts/line.ts";
import { lengthOf } from "../../../src/design/copyfit.ts";
import { art, column, row, text, type SceneNode } from "../../../src/design/scene.ts";
import { el } from "../../../src/svg/element.ts";
import { gridOf } from "../grid.ts";
import { legend, type Plot } from "./plot.ts";

/** The curve over its base line, which is zero, each point over its own label. */
function curve({ points, tone }: Plot): SceneNode {
  return art({ grow: 1, minHeight: 260 }, ({ width, height, rtl }) => {
    const half = width / points.length / 2;
    const plot = plotLine(points, { width: width - 2 * half, height: height - 30, rtl }).map(({ x, y }) => ({
      x: x + half,
      y: y + 30,
    }));
    return [
      el("rect", { y: height - 5, width, height: 5, fill: tone.strong }),
      el("path", {
        d: linePath(plot),
        fill: "none",
        stroke: tone.strong,
        "stroke-width": 8,
        "stroke-linejoin": "round",
      }),
      ...plot.map(({ x, y }, at) => {
        const isLast = at === points.length - 1;
        return el("circle", { cx: x, cy: y, r: isLast ? 20 : 10, fill: isLast ? tone.spot : tone.strong });
      }),
    ];
  });
}

/** The curve over its labels and values; where these are long, over a legend. */
export function line(plot: Plot): readonly SceneNode[] {
  const { points, tone, frame, label, value } = plot;
  const room = { wide: 72, square: 84, tall: 62 }[gridOf(frame.canvas).shape] / points.length;
  const fits = points.every((point) => lengthOf(point.label) <= room && lengthOf(point.display) <= room * 0.75);
  const under = row(
    { padding: [20, 0, 0, 0] },
    ...points.map((point, at) =>
      column(
        { grow: 1, gap: 2 },
        text(`point-${at + 1}-value`, point.display, { ...value, align: "center" }),
        text(`point-${at + 1}-label`, point.label, { ...label, align: "center", color: tone.quiet }),
      ),
    ),
  );
  return [curve(plot), ...(fits ? [under] : [column({ height: 20 }), ...legend(plot)])];
}
