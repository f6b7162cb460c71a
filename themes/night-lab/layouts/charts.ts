import type { ChartPoint } from "../../../src/deck/slide-content.ts";
import { barShares } from "../../../src/design/charts/bar-scale.ts";
import { donut } from "../../../src/design/charts/donut.ts";
import { linePath, plotLine } from "../../../src/design/charts/line.ts";
import { mix } from "../../../src/design/color.ts";
import { art, column, row, spacer, text, type BoxNode, type Hex, type SceneNode } from "../../../src/design/scene.ts";
import { layout, type Frame } from "../../../src/design/theme.ts";
import { el } from "../../../src/svg/element.ts";
import { sheet } from "../chrome.ts";
import { night, sheetOf, type Tone } from "../tokens.ts";
import { axis, headline, lengthOf, prose, sizeFor, term } from "../type.ts";

interface Plot {
  readonly points: readonly ChartPoint[];
  readonly peak: number;
  readonly tone: Tone;
  readonly wide: boolean;
  readonly size: number;
}

function plotOf(points: readonly ChartPoint[], frame: Frame): Plot {
  return {
    points,
    peak: points.reduce((best, { value }, at) => (value > (points[best]?.value ?? 0) ? at : best), 0),
    tone: night(frame.palette),
    wide: sheetOf(frame).wide,
    size: sizeFor(points.length, [3, 42], [8, 32]),
  };
}

function labelled(
  { points, peak, tone, size }: Plot,
  at: number,
): { label?: SceneNode | undefined; value?: SceneNode | undefined } {
  const point = points[at];
  if (point === undefined) return {};
  const color = at === peak ? tone.reading : tone.text;
  return {
    label: text(`point-${at + 1}-label`, point.label, {
      ...prose(tone, size),
      role: "caption",
      lineHeight: 1.2,
      group: "labels",
    }),
    value: text(
      `point-${at + 1}-value`,
      point.display,
      { ...term(tone, size + 6), color, group: "values" },
      { shrink: 0 },
    ),
  };
}

/** Bars that grow from one axis; on a wide sheet the label stands before the bar, on a tall one above it. */
function bars(plot: Plot): BoxNode {
  const { points, peak, tone, wide } = plot;
  const shares = barShares(points);
  const lines = points.map((_, at) => {
    const { label, value } = labelled(plot, at);
    const length = Math.max(0.8, (shares[at] ?? 0) * (wide ? 84 : 78));
    const bar = row(
      { grow: 1, gap: 20, align: "center" },
      column({
        width: `${length}%`,
        height: sizeFor(points.length, [2, 92], [8, wide ? 44 : 34]),
        fill: at === peak ? tone.reading : tone.signal,
        radius: 4,
      }),
      value,
    );
    return wide
      ? row(
          { gap: 32, align: "center" },
          column({ width: "24%" }, label),
          column({ width: 3, alignSelf: "stretch", fill: tone.hairline }),
          bar,
        )
      : column({ gap: 8 }, label, row({}, bar));
  });
  return column({ grow: 1, justify: "end", gap: sizeFor(points.length, [2, 44], [8, wide ? 18 : 16]) }, ...lines);
}

/** A measured line with its points over their labels. */
function line(plot: Plot): BoxNode {
  const { points, peak, tone } = plot;
  const drawing = art({ grow: 1, minHeight: 260 }, ({ width, height, rtl }) => {
    const half = width / points.length / 2;
    const trace = plotLine(points, { width: width - 2 * half, height: height - 80, rtl }).map(({ x, y }) => ({
      x: x + half,
      y: y + 40,
    }));
    const area = `${linePath(trace)}L${trace.at(-1)?.x ?? 0} ${height}L${trace[0]?.x ?? 0} ${height}Z`;
    return [
      el(
        "defs",
        {},
        el(
          "linearGradient",
          { id: "glow", x1: 0, y1: 0, x2: 0, y2: 1 },
          el("stop", { offset: 0, "stop-color": tone.signal, "stop-opacity": 0.42 }),
          el("stop", { offset: 1, "stop-color": tone.signal, "stop-opacity": 0 }),
        ),
      ),
      ...[0.25, 0.5, 0.75].map((share) =>
        el("path", {
          d: `M0 ${height * share}H${width}`,
          stroke: tone.hairline,
          "stroke-width": 2,
          "stroke-dasharray": "4 12",
        }),
      ),
      el("path", { d: area, fill: "url(#glow)" }),
      el("path", {
        d: linePath(trace),
        fill: "none",
        stroke: tone.signal,
        "stroke-width": 6,
        "stroke-linejoin": "round",
      }),
      el("path", { d: `M0 ${height - 2}H${width}`, stroke: tone.hairline, "stroke-width": 4 }),
      ...trace.map(({ x: cx, y: cy }, at) =>
        el("circle", {
          cx,
          cy,
          r: at === peak ? 18 : 11,
          fill: at === peak ? tone.reading : tone.ground,
          stroke: at === peak ? tone.reading : tone.signal,
          "stroke-width": 5,
        }),
      ),
    ];
  });
  const under = row(
    { padding: [18, 0, 0, 0], align: "start" },
    ...points.map((_, at) => {
      const { label, value } = labelled(plot, at);
      return column({ grow: 1, align: "center", gap: 4, padding: [0, 6] }, value, label);
    }),
  );
  return column({ grow: 1 }, drawing, under);
}

function segments({ signal, reading, text: ink, ground }: Tone): readonly [Hex, ...Hex[]] {
  return [
    signal,
    reading,
    mix(signal, ground, 0.45),
    mix(ink, ground, 0.25),
    mix(reading, ground, 0.45),
    mix(ink, ground, 0.6),
    mix(signal, ink, 0.55),
    mix(reading, ink, 0.5),
  ];
}

/** A ring with its key. */
function ring(plot: Plot): BoxNode {
  const { points, tone, wide } = plot;
  const colors = segments(tone);
  const drawing = art({ grow: wide ? 0.8 : 1, minHeight: 300 }, ({ width, height, rtl }) => {
    const radius = Math.min(width, height) / 2;
    const x = wide ? (width - 2 * radius) / 2 : rtl ? 0 : width - 2 * radius;
    return [
      el(
        "g",
        { transform: `translate(${x} ${(height - 2 * radius) / 2})` },
        ...donut(points, { radius, thickness: radius * 0.36, colors, rest: tone.hairline, gap: 1.4 }),
      ),
    ];
  });
  const key = points.map((_, at) => {
    const { label, value } = labelled(plot, at);
    return column(
      {},
      at > 0 && column({ height: 2, fill: tone.hairline }),
      row(
        { gap: 22, align: "center", padding: [14, 0] },
        column({ width: 28, height: 28, radius: 14, fill: colors[at] ?? tone.signal }),
        column({ grow: 1 }, label),
        value,
      ),
    );
  });
  return wide
    ? row({ grow: 1, gap: 88, align: "stretch" }, drawing, column({ grow: 1, justify: "end" }, ...key))
    : column({ grow: 1, gap: 36 }, drawing, column({}, ...key));
}

const DRAWINGS = { bar: bars, line, donut: ring };

/** A chart that takes the sheet; every value is written out and the peak is the one coral reading. */
const chart = layout("chart", {
  id: "chart-instrument",
  name: "Instrument",
  weight: "dark",
  compose: ({ kicker, title, kind, points, caption }, frame) => {
    const plot = plotOf(points, frame);
    return sheet(
      frame,
      plot.tone,
      kicker,
      { gap: 40 },
      text("title", title, headline(plot.tone, sizeFor(lengthOf(title), [16, 96], [80, 64])), {
        maxWidth: plot.wide ? "86%" : "100%",
      }),
      points.length < 4 && spacer(0.2),
      DRAWINGS[kind](plot),
      text("caption", caption, axis(plot.tone.quiet)),
    );
  },
});

export const charts = [chart];
