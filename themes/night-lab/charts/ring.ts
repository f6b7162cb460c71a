import { donut } from "../../../src/design/charts/donut.ts";
import { lengthOf } from "../../../src/design/copyfit.ts";
import { mix } from "../../../src/design/color.ts";
import { art, column, row, type ArtNode, type BoxNode, type FlexStyle, type Hex } from "../../../src/design/scene.ts";
import { el } from "../../../src/svg/element.ts";
import { hairline } from "../chrome.ts";
import type { Tone } from "../tokens.ts";
import { labelsOf, type Plot } from "./plot.ts";

/** The peak is coral; the others fade from signal to grey. */
function colorsOf({ points, peak, tone }: Plot): readonly [Hex, ...Hex[]] {
  const [first, ...others] = points.map((_, at) => (at === peak ? tone.reading : shade(tone, at < peak ? at : at - 1)));
  return [first ?? tone.signal, ...others];
}

function shade({ signal, text, ground, quiet }: Tone, at: number): Hex {
  const shades = [signal, mix(signal, ground, 0.45), quiet, mix(signal, text, 0.6), mix(quiet, ground, 0.55)];
  return shades[at % shades.length] ?? signal;
}

/** The ring alone, as large as its box. */
export function ring(plot: Plot, style: FlexStyle): ArtNode {
  const colors = colorsOf(plot);
  return art(style, ({ width, height }) => {
    const radius = Math.min(width, height) / 2;
    const segments = donut(plot.points, {
      radius,
      thickness: radius * 0.34,
      colors,
      rest: plot.tone.hairline,
      gap: 1.2,
    });
    return [el("g", { transform: `translate(${width / 2 - radius} ${height / 2 - radius})` }, ...segments)];
  });
}

/** Label and value of this many half-ems still stand on half the width of a tall sheet. */
const MOST_IN_TWO = 20;

/** What the segments are, line by line; in two columns where many short ones would leave the ring no room. */
export function key(plot: Plot): BoxNode {
  const colors = colorsOf(plot);
  const lines = plot.points.map((_, at) => {
    const { label, value } = labelsOf(plot, at);
    return column(
      {},
      hairline(plot.tone),
      row(
        { gap: 22, align: "center", padding: [16, 0] },
        column({ width: 30, height: 30, radius: 15, shrink: 0, fill: colors[at] ?? plot.tone.signal }),
        column({ grow: 1, basis: 0 }, label),
        value,
      ),
    );
  });
  const isLong = lines.length > 4 && !plot.sheet.wide;
  const longest = Math.max(...plot.points.map(({ label, display }) => lengthOf(label, display)));
  if (!isLong || longest > MOST_IN_TWO) return column({}, ...lines);
  const half = Math.ceil(lines.length / 2);
  const columns = [lines.slice(0, half), lines.slice(half)].map((own) => column({ grow: 1, basis: 0 }, ...own));
  return row({ gap: 56, align: "start" }, ...columns);
}
