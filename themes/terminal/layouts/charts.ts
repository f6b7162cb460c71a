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
  text,
  type ArtNode,
  type BoxNode,
  type Hex,
  type SceneNode,
  type TextStyle,
} from "../../../src/design/scene.ts";
import { layout } from "../../../src/design/theme.ts";
import { el } from "../../../src/svg/element.ts";
import { buffer, prompt, screen } from "../chrome.ts";
import { blocks, rule } from "../motifs.ts";
import { onScreen, type Tone } from "../tokens.ts";
import { headline, key, line as entryLine, note } from "../type.ts";

/** The points of a chart and how the screen sets what is written at them. */
interface Plot {
  readonly points: readonly ChartPoint[];
  /** Place of the highest point, which speaks in amber. */
  readonly peak: number;
  readonly tone: Tone;
  readonly label: TextStyle;
  readonly value: TextStyle;
}

function plotOf(points: readonly ChartPoint[], tone: Tone): Plot {
  const size = sizeFor(points.length, [3, 40], [8, 30]);
  return {
    points,
    peak: points.reduce((best, { value }, at) => (value > (points[best]?.value ?? 0) ? at : best), 0),
    tone,
    label: { ...entryLine(tone, size), role: "caption" },
    value: { ...key(tone.text, size + 4), role: "caption" },
  };
}

/** Bars of block characters, exact in length, on a dim track. */
function bars({ points, peak, tone, label, value }: Plot): readonly SceneNode[] {
  const shares = barShares(points);
  const padding = sizeFor(points.length, [3, 20], [8, 6]);
  const rows = points.map((point, at) => {
    const fill = at === peak ? tone.second : tone.accent;
    return column(
      { gap: 10, padding: [padding, 0], grow: 1, maxHeight: 240 },
      row(
        { gap: 28, align: "end" },
        column({ grow: 1 }, text(`point-${at + 1}-label`, point.label, label)),
        text(`point-${at + 1}-value`, point.display, { ...value, color: fill }, { shrink: 0 }),
      ),
      art({ grow: 1, minHeight: 22 }, (box) =>
        blocks(box, shares[at] ?? 0, { fill, ground: tone.ground, rest: tone.panel }, 20),
      ),
    );
  });
  return [column({ grow: 1, justify: "end", padding: [sizeFor(points.length, [5, 44], [8, 14]), 0, 0, 0] }, ...rows)];
}

const STALK = 14;

/** Stalks from the base line, which is zero, up to the curve, and a square at every reading. */
function curve({ points, peak, tone }: Plot): ArtNode {
  return art({ grow: 1, minHeight: 200 }, ({ width, height, rtl }) => {
    const half = width / points.length / 2;
    const placed = plotLine(points, { width: width - 2 * half, height: height - 32, rtl }).map(({ x, y }) => ({
      x: x + half,
      y: y + 32,
    }));
    const inOrder = [...placed].sort((a, b) => a.x - b.x);
    const heightAt = (x: number): number => {
      const after = inOrder.findIndex((point) => point.x >= x);
      const [from, to] = [inOrder[after - 1], inOrder[after]];
      if (from === undefined || to === undefined) return to?.y ?? height;
      return from.y + ((to.y - from.y) * (x - from.x)) / Math.max(1, to.x - from.x);
    };
    const [first, last] = [inOrder[0]?.x ?? 0, inOrder.at(-1)?.x ?? 0];
    const stalks = Array.from({ length: Math.floor((last - first) / STALK) + 1 }, (_, at) => {
      const x = first + at * STALK;
      return `M${x.toFixed(1)} ${heightAt(x).toFixed(1)}V${height}`;
    });
    return [
      el("path", { d: stalks.join(""), stroke: tone.accent, "stroke-width": 4, "stroke-opacity": 0.34 }),
      el("path", {
        d: linePath(placed),
        fill: "none",
        stroke: tone.accent,
        "stroke-width": 7,
        "stroke-linejoin": "miter",
      }),
      el("rect", { y: height - 4, width, height: 4, fill: tone.quiet }),
      ...placed.map(({ x, y }, at) => {
        const side = at === peak ? 34 : 24;
        const fill = at === peak ? tone.second : tone.ground;
        const stroke = at === peak ? tone.second : tone.accent;
        return el("rect", {
          x: x - side / 2,
          y: y - side / 2,
          width: side,
          height: side,
          fill,
          stroke,
          "stroke-width": 6,
        });
      }),
    ];
  });
}

/** Half-ems of a label that fit under the points, all points together. */
const AXIS_ROOM = 52;

function line(plot: Plot): readonly SceneNode[] {
  const { points, peak, tone, label, value } = plot;
  const room = AXIS_ROOM / points.length;
  const fits = points.every((point) => lengthOf(point.label) <= room && lengthOf(point.display) <= room * 0.84);
  const under = row(
    { padding: [18, 0, 0, 0] },
    ...points.map((point, at) =>
      column(
        { grow: 1, gap: 2 },
        text(`point-${at + 1}-value`, point.display, {
          ...value,
          align: "center",
          color: at === peak ? tone.second : tone.text,
        }),
        text(`point-${at + 1}-label`, point.label, { ...label, align: "center", color: tone.quiet }),
      ),
    ),
  );
  return [column({ height: 32 }), curve(plot), ...(fits ? [under] : [column({ height: 16 }), ...legend(plot)])];
}

/** Label and value line by line, in two columns where there are many; swatches where colour tells points apart. */
function legend({ points, tone, label, value }: Plot, swatches?: readonly Hex[]): readonly BoxNode[] {
  const entries = points.map((point, at) => {
    const fill = swatches?.[at];
    return column(
      {},
      rule(tone.hairline),
      row(
        { gap: 22, padding: [sizeFor(points.length, [4, 14], [8, 6]), 0], align: "center" },
        fill !== undefined && column({ width: 20, height: 38, fill }),
        column({ grow: 1 }, text(`point-${at + 1}-label`, point.label, label)),
        text(`point-${at + 1}-value`, point.display, value, { shrink: 0 }),
      ),
    );
  });
  if (entries.length <= 5) return entries;
  const half = Math.ceil(entries.length / 2);
  return [
    row({ gap: 44 }, column({ grow: 1 }, ...entries.slice(0, half)), column({ grow: 1 }, ...entries.slice(half))),
  ];
}

/** Width of a ray at the rim of a ring, px. */
const RAY = 24;

/** A ring cut into rays, as a gauge of light-emitting diodes; exact in its angles. */
function ring(plot: Plot): readonly SceneNode[] {
  const { points, tone } = plot;
  const { accent, second, text: bright, ground, hairline } = tone;
  const colors: readonly [Hex, ...Hex[]] = [
    accent,
    second,
    bright,
    mix(accent, ground, 0.5),
    mix(second, ground, 0.5),
    mix(bright, ground, 0.55),
    mix(accent, bright, 0.6),
    mix(second, bright, 0.5),
  ];
  const percent = points.every((point) => point.display.text.includes("%"));
  const drawing = art({ grow: 1, minHeight: 180 }, ({ width, height }) => {
    const radius = Math.min(height, width) / 2;
    const style = { radius, thickness: radius * 0.4, colors, ...(percent ? { rest: hairline } : {}) };
    const count = Math.max(24, Math.round((radius * 2 * Math.PI) / RAY));
    const rays = Array.from({ length: count }, (_, at) => {
      const angle = (at / count) * Math.PI * 2;
      const [x, y] = [Math.sin(angle), -Math.cos(angle)];
      const [inner, outer] = [radius * 0.58, radius + 2];
      return `M${(radius + x * inner).toFixed(1)} ${(radius + y * inner).toFixed(1)}L${(radius + x * outer).toFixed(1)} ${(radius + y * outer).toFixed(1)}`;
    });
    return [
      el(
        "g",
        { transform: `translate(${width / 2 - radius} ${height / 2 - radius})` },
        ...donut(points, style),
        el("path", { d: rays.join(""), stroke: ground, "stroke-width": 5 }),
      ),
    ];
  });
  return [column({ height: 24 }), drawing, column({ height: 24 }), ...legend(plot, colors)];
}

const DRAWINGS = { bar: bars, line, donut: ring };

/** A chart as an instrument draws it, every value written out. */
const chart = layout("chart", {
  id: "chart-instrument",
  name: "Instrument",
  weight: "dark",
  compose: ({ kicker, title, kind, points, caption }, frame) => {
    const tone = onScreen(frame.palette);
    return screen(
      { frame, tone },
      buffer(
        {},
        prompt(tone, kicker, points.length > 6 ? { margin: [0, 0, 16, 0] } : {}),
        text("title", title, headline(tone, title, [12, 140], [60, points.length > 5 ? 66 : 74])),
        ...DRAWINGS[kind](plotOf(points, tone)),
        text("caption", caption, note(tone.quiet, 28), { margin: [24, 0, 0, 0] }),
      ),
    );
  },
});

export const charts = [chart];
