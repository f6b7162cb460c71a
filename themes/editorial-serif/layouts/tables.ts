import { lengthOf, sizeFor } from "../../../src/design/copyfit.ts";
import { column, row, spacer, text, type BoxNode, type SceneNode } from "../../../src/design/scene.ts";
import { columnMeasures, type ColumnMeasure } from "../../../src/design/table-measures.ts";
import { layout } from "../../../src/design/theme.ts";

import { body, page } from "../chrome.ts";
import { rule } from "../motifs.ts";
import { GUTTER, onCard } from "../tokens.ts";
import { display, notes } from "../type.ts";

function line(cells: readonly (SceneNode | undefined)[], measures: readonly ColumnMeasure[], padding: number): BoxNode {
  return row(
    { gap: GUTTER, padding: [padding, 0] },
    ...cells.map((cell, at) => column({ grow: measures[at]?.share ?? 1 }, cell)),
  );
}

/** A table as a page of statistics sets it: a heavy head rule, hairlines, figures ranged to the end. */
const table = layout("table", {
  id: "table-statistics",
  name: "Statistics",
  weight: "light",
  compose: ({ kicker, title, columns, rows }, frame) => {
    const tone = onCard(frame.palette);
    const measures = columnMeasures(columns, rows);
    const width = measures.reduce((sum, { share }) => sum + share, 0);
    const cell = { ...notes(tone, sizeFor(width, [28, 48], [64, 30])), role: "caption" as const };
    const first = { ...cell, font: "heading" as const };
    const head = { ...cell, size: Math.max(28, cell.size * 0.72), weight: 600, color: tone.accent };
    const align = (x: number) => ({ align: measures[x]?.align ?? "start" });
    const padding = sizeFor(rows.length * width, [84, 44], [540, 10]);
    return page(
      { frame, tone, kicker },
      body(
        {},
        text("title", title, display(tone, sizeFor(lengthOf(title), [12, 150], [60, 84]))),
        spacer(),
        column({ height: 32 }),
        line(
          columns.map((header, x) => text(`column-${x + 1}`, header, { ...head, ...align(x) })),
          measures,
          16,
        ),
        rule(tone.text, 8),
        ...rows.flatMap((cells, y) => [
          y > 0 && rule(tone.hairline),
          line(
            cells.map((phrase, x) =>
              text(`cell-${y + 1}-${x + 1}`, phrase, { ...(x === 0 ? first : cell), ...align(x) }),
            ),
            measures,
            padding,
          ),
        ]),
        rule(tone.text),
        // Without a headline the table stands in the middle of its page.
        title.text === "" && spacer(),
      ),
    );
  },
});

export const tables = [table];
