import type { ChartPoint } from "../../../src/deck/slide-content.ts";
import { barShares } from "../../../src/design/charts/bar-scale.ts";
import { donut } from "../../../src/design/charts/donut.ts";
import { linePath, plotLine } from "../../../src/design/charts/line.ts";
import { mix } from "../../../src/design/color.ts";
import { lengthOf, sizeFor } from "../../../src/design/copyfit.ts";
import {
  art,
  column,
  row,
  spacer,
  text,
  type ArtNode,
  type BoxNode,
  type Hex,
  type SceneNode,
  type TextStyle,
} from "../../../src/design/scene.ts";
import { layout, type Palette } from "../../../src/design/theme.ts";
import { el } from "../../../src/svg/element.ts";
import { body, page } from "../chrome.ts";
import { rule } from "../motifs.ts";
import { GUTTER, onPaper, type Tone } from "../tokens.ts";
import { caption, display, notes, prose } from "../type.ts";

/** The points of a chart and how the page sets what is written at them. */
interface Plot {
  readonly points: readonly ChartPoint[];
  /** Place of the highest point, which gets the spot colour. */
  readonly peak: number;
  readonly tone: Tone;
  readonly palette: Palette;
  readonly label: TextStyle;
  readonly value: TextStyle;
}

function plotOf(points: readonly ChartPoint[], palette: Palette): Plot {
  const tone = onPaper(palette);
  const size = sizeFor(points.length, [3, 40], [8, 32]);
  return {
    points,
    peak: points.reduce((best, { value }, at) => (value > (points[best]?.value ?? 0) ? at : best), 0),
    tone,
    palette,
    label: { ...notes(tone, size), role: "caption" },
    value: { ...prose(tone, size + 8), lineHeight: 1.1 },
  };
}

/** Bars from one axis. */
function bars({ points, peak, tone, palette, label, value }: Plot): readonly SceneNode[] {
  const shares = barShares(points);
  const thickness = sizeFor(points.length, [2, 110], [7, 24]);
  const rows = points.map((point, at) => {
    const length = Math.max(0.6, (shares[at] ?? 0) * 100);
    return column(
      { gap: 12, padding: [sizeFor(points.length, [3, 24], [8, 10]), 0] },
      row(
        { gap: GUTTER, align: "end" },
        column({ grow: 1 }, text(`point-${at + 1}-label`, point.label, label)),
        text(`point-${at + 1}-value`, point.display, { ...value, color: at === peak ? tone.accent : tone.text }),
      ),
      row(
        { height: thickness },
        column({ width: 3, fill: tone.text }),
        row({ grow: 1 }, column({ width: `${length}%`, fill: at === peak ? tone.accent : palette.second })),
      ),
    );
  });
  return [spacer(), column({ height: sizeFor(points.length, [5, 56], [8, 24]) }), ...rows];
}

/** The curve over columns of equal width, so that each point stands over its own label. */
function curve({ points, peak, tone, palette }: Plot): ArtNode {
  return art({ grow: 1, minHeight: 300 }, ({ width, height, rtl }) => {
    const half = width / points.length / 2;
    const plot = plotLine(points, { width: width - 2 * half, height: height - 35, rtl }).map(({ x, y }) => ({
      x: x + half,
      y: y + 35,
    }));
    const ends = `L${plot.at(-1)?.x ?? 0} ${height}L${plot[0]?.x ?? 0} ${height}Z`;
    return [
      el("path", { d: linePath(plot) + ends, fill: palette.second, "fill-opacity": 0.3 }),
      ...plot.map(({ x, y }) => el("path", { d: `M${x} ${y}V${height}`, stroke: tone.hairline, "stroke-width": 2 })),
      el("path", {
        d: linePath(plot),
        fill: "none",
        stroke: tone.accent,
        "stroke-width": 6,
        "stroke-linejoin": "round",
      }),
      el("rect", { y: height - 3, width, height: 3, fill: tone.text }),
      ...plot.map(({ x: cx, y: cy }, at) => {
        const [r, fill] = at === peak ? [16, tone.accent] : [10, tone.ground];
        return el("circle", { cx, cy, r, fill, stroke: tone.accent, "stroke-width": 5 });
      }),
    ];
  });
}

/** Half-ems of a label that fit under the points, all points together. */
const AXIS_ROOM = 66;

function line(plot: Plot): readonly SceneNode[] {
  const { points, tone, label, value } = plot;
  const room = AXIS_ROOM / points.length;
  const fits = points.every((point) => lengthOf(point.label) <= room && lengthOf(point.display) <= room * 0.7);
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
  return [column({ height: 28 }), curve(plot), ...(fits ? [under] : [column({ height: 16 }), ...legend(plot)])];
}

/** Label and value line by line, in two columns where there are many; swatches where colour tells points apart. */
function legend({ points, tone, label, value }: Plot, swatches?: readonly Hex[]): readonly BoxNode[] {
  const entries = points.map((point, at) => {
    const fill = swatches?.[at];
    return column(
      {},
      rule(tone.hairline),
      row(
        { gap: 20, padding: [14, 0], align: "center" },
        fill !== undefined && column({ width: 28, height: 28, fill }),
        column({ grow: 1 }, text(`point-${at + 1}-label`, point.label, label)),
        text(`point-${at + 1}-value`, point.display, value, { shrink: 0 }),
      ),
    );
  });
  if (entries.length <= 4) return entries;
  const half = Math.ceil(entries.length / 2);
  return [
    row(
      { gap: GUTTER * 1.5 },
      column({ grow: 1 }, ...entries.slice(0, half)),
      column({ grow: 1 }, ...entries.slice(half)),
    ),
  ];
}

function segmentColors({ accent, second, ink, paper: bone }: Palette): readonly [Hex, ...Hex[]] {
  const tints = [mix(accent, bone, 0.45), mix(ink, bone, 0.5), mix(second, ink, 0.4), mix(accent, ink, 0.5)];
  return [accent, second, ink, ...tints, mix(second, bone, 0.5)];
}

/** A ring ranged to the end, opposite the headline. */
function ring(plot: Plot): readonly SceneNode[] {
  const { points, palette } = plot;
  const colors = segmentColors(palette);
  const drawing = art({ grow: 1, minHeight: 240 }, ({ width, height, rtl }) => {
    const radius = Math.min(height, width) / 2;
    const style = { radius, thickness: radius * 0.42, colors, rest: palette.line, gap: 1.2 };
    return [el("g", { transform: `translate(${rtl ? 0 : width - 2 * radius} 0)` }, ...donut(points, style))];
  });
  return [column({ height: 32 }), drawing, column({ height: 32 }), ...legend(plot, colors)];
}

const DRAWINGS = { bar: bars, line, donut: ring };

/** A chart drawn large on the page: bars, a curve or a ring, with every value written out. */
const chart = layout("chart", {
  id: "chart-plate",
  name: "Chart",
  weight: "light",
  compose: ({ kicker, title, kind, points, caption: note }, frame) => {
    const plot = plotOf(points, frame.palette);
    return page(
      { frame, tone: plot.tone, kicker },
      body(
        {},
        text("title", title, display(plot.tone, sizeFor(lengthOf(title), [14, 124], [60, 80]))),
        ...DRAWINGS[kind](plot),
        text("caption", note, caption(plot.tone), { margin: [28, 0, 0, 0] }),
      ),
    );
  },
});

export const charts = [chart];
