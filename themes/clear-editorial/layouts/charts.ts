import { lengthOf, sizeFor } from "../../../src/design/copyfit.ts";
import { column, text } from "../../../src/design/scene.ts";
import { layout } from "../../../src/design/theme.ts";
import { bars } from "../charts/bars.ts";
import { line } from "../charts/line.ts";
import { plotOf } from "../charts/plot.ts";
import { ring, ringPage } from "../charts/ring.ts";
import { heading, sheet } from "../chrome.ts";
import { gridOf } from "../grid.ts";
import { headline, small } from "../type.ts";

const DRAWINGS = { bar: bars, line, donut: ring };

/** A chart below its headline, from margin to margin; a ring beside it on a wide page. */
const chart = layout("chart", {
  id: "chart-beside",
  name: "Chart",
  weight: "light",
  compose: ({ kicker, title, kind, points, caption }, frame) => {
    const plot = plotOf(points, frame);
    const { tone } = plot;
    const page = { frame, tone, kicker };
    const { shape, gap } = gridOf(frame.canvas);
    const isWide = shape === "wide";
    const note = text("caption", caption, { ...small(tone.quiet, 28), balance: true });
    if (kind === "donut" && shape !== "tall") return ringPage(page, plot, title, note);
    return sheet(
      page,
      heading(page, title, headline(tone, sizeFor(lengthOf(title), [14, isWide ? 124 : 112], [80, 66]))),
      column({ height: isWide ? 48 : gap }),
      ...DRAWINGS[kind](plot),
      note !== undefined && column({ height: 20 }),
      note,
    );
  },
});

export const charts = [chart];
