import { lengthOf, sizeFor } from "../../../src/design/copyfit.ts";
import { column, row, text } from "../../../src/design/scene.ts";
import { columnMeasures } from "../../../src/design/table-measures.ts";
import { layout } from "../../../src/design/theme.ts";
import { hairline, sheet } from "../chrome.ts";
import { night, sheetOf } from "../tokens.ts";
import { axis, headline, prose, term } from "../type.ts";

/** A log: ruled rows that share the height of the sheet, figures ranged to the end, the first column names. */
const table = layout("table", {
  id: "table-log",
  name: "Log",
  weight: "dark",
  compose: ({ kicker, title, columns, rows }, frame) => {
    const tone = night(frame.palette);
    const { wide, cinema } = sheetOf(frame);
    const measures = columnMeasures(columns, rows);
    const load = measures.reduce((sum, { share }) => sum + share, 0) + rows.length * 5;
    const size = sizeFor(load, [30, wide ? 84 : 60], [120, cinema ? 36 : wide ? 32 : 28]);
    const gap = wide ? 44 : 26;
    const header = row(
      { gap, padding: [0, 0, 14, 0], align: "end" },
      ...columns.map((name, at) => {
        const { share = 1, align = "start" } = measures[at] ?? {};
        const style = { ...axis(tone.signal, Math.max(28, size * 0.6)), align, group: "columns" };
        return column({ grow: share, basis: 0 }, text(`column-${at + 1}`, name, style));
      }),
    );
    const lines = rows.map((cells, line) =>
      column(
        { grow: 1 },
        line > 0 && hairline(tone),
        row(
          { grow: 1, gap, padding: [sizeFor(rows.length, [2, 18], [6, 8]), 0], align: "center" },
          ...cells.map((cell, at) => {
            const { share = 1, align = "start" } = measures[at] ?? {};
            const style = at === 0 || align === "end" ? { ...term(tone, size), weight: 500 } : prose(tone, size);
            return column(
              { grow: share, basis: 0 },
              text(`cell-${line + 1}-${at + 1}`, cell, {
                ...style,
                role: "caption",
                lineHeight: 1.2,
                align,
                group: "cells",
              }),
            );
          }),
        ),
      ),
    );
    return sheet(
      frame,
      tone,
      kicker,
      { gap: 36 },
      text("title", title, headline(tone, sizeFor(lengthOf(title), [14, 116], [80, 68]))),
      column({ grow: 1 }, header, column({ height: 5, fill: tone.signal }), ...lines),
    );
  },
});

export const tables = [table];
