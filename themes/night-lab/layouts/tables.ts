import { displayLength } from "../../../src/deck/display-length.ts";
import type { Phrase } from "../../../src/deck/slide-content.ts";
import { lengthOf, sizeFor } from "../../../src/design/copyfit.ts";
import { column, row, text, type BoxNode } from "../../../src/design/scene.ts";
import { columnMeasures, type ColumnMeasure } from "../../../src/design/table-measures.ts";
import { layout } from "../../../src/design/theme.ts";
import { hairline, sheet } from "../chrome.ts";
import { night, sheetOf, type Tone } from "../tokens.ts";
import { axis, headline, prose, term } from "../type.ts";

/** Advance of half an em of Space Grotesk, em, with some air. */
const HALF_EM = 0.56;
/** Cells that do not fit one line at this size, px, are turned. */
const SMALLEST = 30;

function longestWord(name: Phrase): Phrase {
  const words = name.text.split(/\s+/);
  return { ...name, text: words.reduce((most, word) => (displayLength(word) > displayLength(most) ? word : most)) };
}

interface Log {
  readonly tone: Tone;
  readonly measures: readonly ColumnMeasure[];
  readonly size: number;
  readonly gap: number;
  /** Above and below the words of a row. */
  readonly padding: number;
}

function header({ tone, measures, size, gap }: Log, columns: readonly Phrase[]): BoxNode {
  const cells = columns.map((name, at) => {
    const { share = 1, align = "start" } = measures[at] ?? {};
    const style = { ...axis(tone.signal, Math.max(28, size * 0.6)), align, group: "columns" };
    return column({ grow: share, basis: 0 }, text(`column-${at + 1}`, name, style));
  });
  return row({ gap, padding: [0, 0, 14, 0], align: "end" }, ...cells);
}

function entry({ tone, measures, size, gap, padding }: Log, cells: readonly Phrase[], line: number): BoxNode {
  const fields = cells.map((cell, at) => {
    const { share = 1, align = "start" } = measures[at] ?? {};
    const words = at === 0 || align === "end" ? { ...term(tone, size), weight: 500 } : prose(tone, size);
    const style = { ...words, role: "caption", lineHeight: 1.2, align, group: "cells" } as const;
    return column({ grow: share, basis: 0 }, text(`cell-${line + 1}-${at + 1}`, cell, style));
  });
  return column(
    { grow: 1 },
    line > 0 && hairline(tone),
    row({ grow: 1, gap, padding: [padding, 0], align: "center" }, ...fields),
  );
}

/** A log: ruled rows that share the height of the sheet, figures ranged to the end, the first column names. */
const table = layout("table", {
  id: "table-log",
  name: "Log",
  weight: "dark",
  compose: ({ kicker, title, columns, rows }, frame) => {
    const tone = night(frame.palette);
    const { wide, cinema, width } = sheetOf(frame);
    const gap = wide ? 44 : 26;
    // Names of columns may take two lines where there is room; what stands below them may not.
    const measures = columnMeasures(rows.length > 5 ? columns : columns.map(longestWord), rows);
    const across = measures.reduce((sum, { share }) => sum + share, 0);
    const oneLine = Math.floor((width - gap * (columns.length - 1)) / (across * HALF_EM));
    const wanted = sizeFor(across + rows.length * 5, [30, wide ? 84 : 60], [120, cinema ? 36 : wide ? 32 : 28]);
    const size = Math.min(wanted, Math.max(oneLine, SMALLEST));
    const log = { tone, measures, size, gap, padding: sizeFor(rows.length, [2, 18], [6, 8]) };
    return sheet(
      frame,
      tone,
      kicker,
      { gap: 36 },
      text("title", title, headline(tone, sizeFor(lengthOf(title), [14, 116], [80, 68]))),
      column(
        { grow: 1 },
        header(log, columns),
        column({ height: 5, fill: tone.signal }),
        ...rows.map((cells, line) => entry(log, cells, line)),
      ),
    );
  },
});

export const tables = [table];
