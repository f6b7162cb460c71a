import { linePath, plotLine, type PlotPoint } from "../../../src/design/charts/line.ts";
import { lengthOf } from "../../../src/design/copyfit.ts";
import { art, column, row, spacer, type ArtBox, type BoxNode } from "../../../src/design/scene.ts";
import { el, type SvgElement } from "../../../src/svg/element.ts";
import { labelsOf, type Plot } from "./plot.ts";

/** Room above a point for its value, px: the value's line and the gap to the point. */
const VALUE = 76;
const GAP = 26;
/** Advance of a value per half-em of text, em, with the air it needs beside its neighbours. */
const VALUE_ADVANCE = 0.72;
/** Twice as far as a value steps aside from a line that runs up or down beside it, px. */
const ASIDE = 64;

/** The trace with its light falling to the floor, and a bead on the peak. */
function trace({ points, peak, tone }: Plot, head: number, { width, height, rtl }: ArtBox): readonly SvgElement[] {
  const half = width / points.length / 2;
  const place = ({ x, y }: PlotPoint): PlotPoint => ({ x: x + half, y: y + head });
  const places = plotLine(points, { width: width - 2 * half, height: height - head, rtl }).map(place);
  const area = `${linePath(places)}L${places.at(-1)?.x ?? 0} ${height}L${places[0]?.x ?? 0} ${height}Z`;
  const drops = places.map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}V${height}`);
  const stroke = { d: linePath(places), fill: "none", stroke: tone.signal, "stroke-linejoin": "round" } as const;
  const light = el(
    "linearGradient",
    { id: "light", x1: 0, y1: 0, x2: 0, y2: 1 },
    el("stop", { offset: 0, "stop-color": tone.signal, "stop-opacity": 0.55 }),
    el("stop", { offset: 1, "stop-color": tone.signal, "stop-opacity": 0.02 }),
  );
  return [
    el("defs", {}, light),
    el("path", { d: area, fill: "url(#light)" }),
    el("path", { d: drops.join(""), stroke: tone.signal, "stroke-width": 2, "stroke-opacity": 0.4 }),
    el("path", { ...stroke, "stroke-width": 26, "stroke-opacity": 0.16 }),
    el("path", { ...stroke, "stroke-width": 8 }),
    el("path", { d: `M0 ${height - 2}H${width}`, stroke: tone.quiet, "stroke-width": 4 }),
    ...places.map(({ x: cx, y: cy }, at) => {
      const color = at === peak ? tone.reading : tone.signal;
      const fill = at === peak ? color : tone.ground;
      return el("circle", { cx, cy, r: at === peak ? 20 : 11, fill, stroke: color, "stroke-width": 6 });
    }),
  ];
}

/** Room a value keeps from the line where it rises (`sense` 1) or falls (-1) through the point, px. */
function aside({ points }: Plot, at: number, sense: 1 | -1 = 1): number {
  const [before, here, after] = [points[at - 1], points[at], points[at + 1]].map((point) => point?.value);
  if (here === undefined || after === undefined) return 0;
  const rises = (after - here) * sense > 0 && (here - (before ?? here)) * sense >= 0;
  return rises ? ASIDE : 0;
}

/**
 * A measured line. Values stand on their points where they are short enough to stand side by side, else under the
 * axis with their labels.
 */
export function line(plot: Plot): BoxNode {
  const { points, sheet, size } = plot;
  const widest = Math.max(...points.map((point) => Math.max(lengthOf(point.display) * 1.4, lengthOf(point.label))));
  const onPoints = sheet.wide && widest * points.length * size * 0.56 <= sheet.width;
  const shares = plotLine(points, { width: 1, height: 1, rtl: false }).map(({ y }) => 1 - y);
  const head = onPoints ? VALUE + GAP : 30;
  const values = points.map((_, at) => {
    const share = shares[at] ?? 0;
    const value = column(
      { height: VALUE, justify: "end", padding: [0, aside(plot, at), 0, aside(plot, at, -1)] },
      labelsOf(plot, at, "center").value,
    );
    return column({ grow: 1, basis: 0 }, spacer(1 - share), value, column({ height: GAP }), spacer(share));
  });
  const room = sheet.width / points.length;
  const longest = Math.max(...points.map((point) => lengthOf(point.display)));
  const below = { ...plot, valueSize: Math.min(size + 12, Math.floor(room / (longest * VALUE_ADVANCE))) };
  const under = points.map((_, at) => {
    const { label, value } = labelsOf(below, at, "center");
    return column({ grow: 1, basis: 0, gap: 4, padding: [0, 4] }, !onPoints && value, label);
  });
  return column(
    { grow: 1, gap: 16 },
    column(
      { grow: 1, minHeight: onPoints ? 380 : 240 },
      art(onPoints ? { absolute: { top: 0, bottom: 0, start: 0, end: 0 } } : { grow: 1 }, (box) =>
        trace(plot, head, box),
      ),
      onPoints && row({ grow: 1, align: "stretch" }, ...values),
    ),
    row({ align: "start" }, ...under),
  );
}
