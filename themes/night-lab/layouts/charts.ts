import type { ContentOf } from "../../../src/deck/slide-content.ts";
import { lengthOf, sizeFor } from "../../../src/design/copyfit.ts";
import { column, row, spacer, text, type Scene } from "../../../src/design/scene.ts";
import { layout, type Frame } from "../../../src/design/theme.ts";
import { bars } from "../charts/bars.ts";
import { line } from "../charts/line.ts";
import { plotOf, type Plot } from "../charts/plot.ts";
import { key, ring } from "../charts/ring.ts";
import { sheet } from "../chrome.ts";
import { isCrowded } from "../room.ts";
import { axis, headline } from "../type.ts";

/** The ring from the scale to the lower margin; headline and key beside it. */
function ringBeside({ kicker, title, caption }: ContentOf<"chart">, plot: Plot, frame: Frame): Scene {
  const { tone, sheet: measures } = plot;
  return sheet(
    frame,
    tone,
    kicker,
    { crowded: isCrowded(lengthOf(title, caption), 150, title) },
    row(
      { grow: 1, gap: measures.gutter, align: "stretch" },
      column(
        { grow: 1, basis: 0, gap: 28 },
        text("title", title, headline(tone, sizeFor(lengthOf(title), [14, 104], [80, 64]))),
        spacer(),
        key(plot),
        text("caption", caption, axis(tone.quiet)),
      ),
      ring(plot, { width: measures.cinema ? 860 : 560 }),
    ),
  );
}

/** A chart that takes the sheet; every value is written out and the peak is the one coral reading. */
const chart = layout("chart", {
  id: "chart-instrument",
  name: "Instrument",
  weight: "dark",
  compose: (content, frame) => {
    const { kicker, title, kind, points, caption } = content;
    const plot = plotOf(points, frame);
    const { tone, sheet: measures } = plot;
    if (kind === "donut" && measures.wide) return ringBeside(content, plot, frame);
    const drawing = {
      bar: () => [bars(plot)],
      line: () => [line(plot)],
      donut: () => [ring(plot, { grow: 1, minHeight: 260 }), key(plot)],
    }[kind]();
    const size = sizeFor(lengthOf(title), [16, measures.wide ? 104 : 96], [80, 64]);
    return sheet(
      frame,
      tone,
      kicker,
      { crowded: isCrowded(lengthOf(title, caption), 150, title), gap: 30 },
      text("title", title, headline(tone, size)),
      ...drawing,
      text("caption", caption, axis(tone.quiet)),
    );
  },
});

export const charts = [chart];
