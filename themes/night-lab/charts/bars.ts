import { barShares } from "../../../src/design/charts/bar-scale.ts";
import { mix } from "../../../src/design/color.ts";
import { lengthOf, sizeFor } from "../../../src/design/copyfit.ts";
import { art, column, row, spacer, type ArtNode, type BoxNode, type FlexStyle } from "../../../src/design/scene.ts";
import { el } from "../../../src/svg/element.ts";
import { facing } from "../motifs.ts";
import { labelsOf, type Plot } from "./plot.ts";

/** A bar that lights up towards its reading, with a bright edge there. */
function bar({ tone, peak }: Plot, at: number, style: FlexStyle): ArtNode {
  const color = at === peak ? tone.reading : tone.signal;
  const id = `bar-${at + 1}`;
  return art(style, (box) => {
    const { width, height } = box;
    const edge = Math.min(10, width);
    return facing(
      box,
      el(
        "defs",
        {},
        el(
          "linearGradient",
          { id },
          el("stop", { offset: 0, "stop-color": mix(tone.ground, color, 0.4) }),
          el("stop", { offset: 1, "stop-color": color }),
        ),
      ),
      el("rect", { width, height, fill: `url(#${id})` }),
      el("rect", { x: width - edge, width: edge, height, fill: mix(color, tone.text, 0.55) }),
    );
  });
}

/** Bars from one axis; on a wide sheet labels stand before them, on a tall one above them. */
export function bars(plot: Plot): BoxNode {
  const { points, tone, sheet, size } = plot;
  const shares = barShares(points);
  const names = Math.max(...points.map((point) => lengthOf(point.label)));
  const nameRoom = Math.min(sheet.cinema ? 480 : 400, Math.ceil(names * size * 0.54) + 40);
  const valueRoom = Math.max(...points.map((point) => lengthOf(point.display))) * (size + 12) * 0.58 + 28;
  const lines = points.map((_, at) => {
    const { label, value } = labelsOf(plot, at);
    const share = shares[at] ?? 0;
    const reading = column({ width: valueRoom, padding: [0, 0, 0, 24] }, value);
    const run = (style: FlexStyle): BoxNode =>
      row(
        { align: "center", ...style },
        bar(plot, at, { grow: share, minWidth: 8, alignSelf: "stretch" }),
        reading,
        spacer(1 - share),
      );
    if (!sheet.wide) return column({ grow: 1, maxHeight: 190, gap: 6 }, label, run({ grow: 1, minHeight: size + 6 }));
    return row(
      { grow: 1, maxHeight: 190, align: "stretch" },
      column({ width: nameRoom, justify: "center", padding: [0, 28, 0, 0] }, label),
      column({ width: 4, fill: tone.quiet }),
      run({ grow: 1, margin: [sizeFor(points.length, [2, 16], [8, 6]), 0] }),
    );
  });
  const gap = sheet.wide ? 0 : sizeFor(points.length, [2, 40], [8, 14]);
  return column({ grow: 1, justify: "end", gap }, ...lines);
}
