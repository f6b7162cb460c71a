import type { ChartPoint } from "../../../src/deck/slide-content.ts";
import { barShares } from "../../../src/design/charts/bar-scale.ts";
import { donut } from "../../../src/design/charts/donut.ts";
import { linePath, plotLine } from "../../../src/design/charts/line.ts";
import { mix } from "../../../src/design/color.ts";
import { lengthOf, sizeFor } from "../../../src/design/copyfit.ts";
import { art, column, row, spacer, text, type Hex, type SceneNode, type TextStyle } from "../../../src/design/scene.ts";
import { layout, type Frame, type Palette } from "../../../src/design/theme.ts";
import { el } from "../../../src/svg/element.ts";
import { heading, sheet } from "../chrome.ts";
import { gridOf } from "../grid.ts";
import { rule, square } from "../motifs.ts";
import { beside } from "../spreads.ts";
import { onPaper, type Tone } from "../tokens.ts";
import { headline, plain, small, term } from "../type.ts";

interface Plot {
  readonly points: readonly ChartPoint[];
  /** Place of the highest point, which gets the warm colour. */
  readonly peak: number;
  readonly frame: Frame;
  readonly tone: Tone;
  readonly label: TextStyle;
  readonly value: TextStyle;
}

function plotOf(points: readonly ChartPoint[], frame: Frame): Plot {
  const tone = onPaper(frame.palette);
  const { voice } = gridOf(frame.canvas);
  const size = sizeFor(points.length, [3, 38 * voice], [8, 30 * voice]);
  return {
    points,
    peak: points.reduce((best, { value }, at) => (value > (points[best]?.value ?? 0) ? at : best), 0),
    frame,
    tone,
    label: { ...plain(tone, size), role: "caption" },
    value: { ...term({ ...tone, strong: tone.text }, size + 6), role: "caption", lineHeight: 1.1, balance: false },
  };
}

/** Bars from a common axis, names before it, values at the end of each bar. */
function bars({ points, peak, frame, tone, label, value }: Plot): readonly SceneNode[] {
  const shares = barShares(points);
  const names = Math.max(...points.map((point) => lengthOf(point.label)));
  const pitch = { wide: 780, square: 560, tall: 800 }[gridOf(frame.canvas).shape] / points.length;
  // Many bars share the height among them; a few would grow too thick.
  const isMany = points.length > 4;
  const longest = gridOf(frame.canvas).shape === "tall" ? 350 : 430;
  const nameRoom = sizeFor(names, [6, 170], [26, longest]);
  const valueRoom = Math.max(...points.map((point) => lengthOf(point.display))) * value.size * 0.55 + 28;
  const rows = points.map((point, at) => {
    const share = shares[at] ?? 0;
    const bar = {
      minHeight: pitch * 0.5,
      margin: [pitch * 0.06, 0],
      minWidth: 6,
      fill: at === peak ? tone.spot : tone.strong,
    } as const;
    const amount = text(`point-${at + 1}-value`, point.display, at === peak ? { ...value, weight: 700 } : value);
    return row(
      { align: "center", grow: isMany ? 1 : 0, padding: [Math.min(26, pitch * 0.08), 0] },
      column({ width: nameRoom, padding: [0, 24, 0, 0] }, text(`point-${at + 1}-label`, point.label, label)),
      column({ ...bar, alignSelf: "stretch", grow: share }),
      column({ width: valueRoom, padding: [0, 0, 0, 20] }, amount),
      spacer(1 - share),
    );
  });
  return [spacer(), ...rows];
}

/** The curve on quiet gridlines, each point over its own label. */
function curve({ points, tone }: Plot): SceneNode {
  return art({ grow: 1, minHeight: 260 }, ({ width, height, rtl }) => {
    const half = width / points.length / 2;
    const plot = plotLine(points, { width: width - 2 * half, height: height - 60, rtl }).map(({ x, y }) => ({
      x: x + half,
      y: y + 30,
    }));
    const levels = Array.from({ length: 5 }, (_, at) => (height / 5) * at + 1);
    return [
      ...levels.map((y) => el("rect", { y, width, height: 2, fill: tone.hairline })),
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

function line(plot: Plot): readonly SceneNode[] {
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

/** Label and value line by line, with swatches where colour tells points apart. */
function entries({ points, tone, label, value }: Plot, swatches?: readonly Hex[]): readonly SceneNode[] {
  return points.map((point, at) => {
    const fill = swatches?.[at];
    return column(
      {},
      at > 0 && rule(tone.hairline),
      row(
        { gap: 20, padding: [12, 0], align: "center" },
        fill !== undefined && square(fill, 26),
        column({ grow: 1 }, text(`point-${at + 1}-label`, point.label, label)),
        text(`point-${at + 1}-value`, point.display, value, { shrink: 0 }),
      ),
    );
  });
}

/** Entries in two columns where there are many. */
function legend(plot: Plot, swatches?: readonly Hex[]): readonly SceneNode[] {
  const all = entries(plot, swatches);
  if (all.length <= 4) return all;
  const half = Math.ceil(all.length / 2);
  return [row({ gap: 48 }, column({ grow: 1 }, ...all.slice(0, half)), column({ grow: 1 }, ...all.slice(half)))];
}

function segmentColors({ accent, second, paper, ink }: Palette): readonly [Hex, ...Hex[]] {
  const greens = [0.3, 0.5, 0.68, 0.82].map((share) => mix(accent, paper, share));
  return [accent, second, ...greens, mix(second, paper, 0.5), ink];
}

/** A ring beside its legend, or above it where the page is narrow. */
function ring(plot: Plot): readonly SceneNode[] {
  const { points, frame } = plot;
  const { shape, gap } = gridOf(frame.canvas);
  const colors = segmentColors(frame.palette);
  const drawing = (style: Parameters<typeof art>[0]) =>
    art(style, ({ width, height, rtl }) => {
      const radius = Math.min(width, height) / 2;
      const left = rtl ? width - 2 * radius : 0;
      const set = { radius, thickness: radius * 0.34, colors, rest: frame.palette.line, gap: 1 };
      const top = (height - 2 * radius) / 2;
      return [el("g", { transform: `translate(${left} ${top})` }, ...donut(points, set))];
    });
  const isBeside = shape === "wide" || (shape === "square" && points.length <= 4);
  if (!isBeside) return [drawing({ grow: 1, minHeight: 220 }), column({ height: 28 }), ...legend(plot, colors)];
  const words = column({ grow: 1, justify: "center" }, ...entries(plot, colors));
  return [row({ grow: 1, gap }, drawing({ width: points.length <= 4 ? "56%" : "52%" }), words)];
}

const DRAWINGS = { bar: bars, line, donut: ring };

/** A chart with its headline and note beside it. */
const chart = layout("chart", {
  id: "chart-beside",
  name: "Chart",
  weight: "light",
  compose: ({ kicker, title, kind, points, caption }, frame) => {
    const plot = plotOf(points, frame);
    const { tone } = plot;
    const page = { frame, tone, kicker };
    const isWide = gridOf(frame.canvas).shape === "wide";
    const note = text("caption", caption, { ...small(tone.quiet, 28), balance: true });
    const head = heading(page, title, headline(tone, sizeFor(lengthOf(title), [12, isWide ? 100 : 112], [70, 66])));
    return sheet(
      page,
      beside(frame, "34%", isWide ? [head, spacer(), note] : [head], [
        ...DRAWINGS[kind](plot),
        !isWide && caption !== undefined && column({ height: 20 }),
        !isWide && note,
      ]),
    );
  },
});

export const charts = [chart];
