import { lengthOf, sizeFor } from "../../../src/design/copyfit.ts";
import { column, row, spacer, text, type BoxNode, type SceneNode } from "../../../src/design/scene.ts";
import { columnMeasures } from "../../../src/design/table-measures.ts";
import { layout } from "../../../src/design/theme.ts";

import { heading, sheet } from "../chrome.ts";
import { gridOf } from "../grid.ts";
import { onForest, onMist, onPaper } from "../tokens.ts";
import { headline, plain } from "../type.ts";

/** A table under a forest head, every other row on mist. */
const table = layout("table", {
  id: "table-banded",
  name: "Banded table",
  weight: "light",
  compose: ({ kicker, title, columns, rows }, frame) => {
    const tone = onPaper(frame.palette);
    const page = { frame, tone, kicker };
    const { shape } = gridOf(frame.canvas);
    const measures = columnMeasures(columns, rows);
    const width = measures.reduce((sum, { share }) => sum + share, 0);
    const few = shape === "tall" ? 28 : 48;
    const size = sizeFor(width, [few, 44], [few * 2.2, 30]);
    const padding = sizeFor(rows.length * width, [84, 38], [480, 10]);
    const inset = shape === "tall" ? 18 : 28;
    const cell = { ...plain(tone, size), role: "caption" as const };
    const line = (cells: readonly (SceneNode | undefined)[], fill: string): BoxNode =>
      row(
        { gap: inset, fill, padding: [padding, inset] },
        ...cells.map((node, x) => column({ grow: measures[x]?.share ?? 1 }, node)),
      );
    const set = (x: number) => ({ align: measures[x]?.align ?? "start", weight: x === 0 ? 600 : 400 });
    const head = { ...cell, weight: 600, color: onForest(frame.palette).text };
    return sheet(
      page,
      heading(page, title, headline(tone, sizeFor(lengthOf(title), [14, 120], [80, 72]))),
      spacer(),
      column({ height: 28 }),
      line(
        columns.map((header, x) => text(`column-${x + 1}`, header, { ...head, align: set(x).align })),
        tone.strong,
      ),
      ...rows.map((cells, y) =>
        line(
          cells.map((phrase, x) => text(`cell-${y + 1}-${x + 1}`, phrase, { ...cell, ...set(x) })),
          y % 2 === 0 ? onMist(frame.palette).ground : tone.ground,
        ),
      ),
      // Without a headline the table stands in the middle of its page.
      title.text === "" && spacer(),
    );
  },
});

export const tables = [table];
