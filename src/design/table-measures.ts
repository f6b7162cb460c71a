import { displayLength } from "../deck/display-length.ts";
import type { Phrase } from "../deck/slide-content.ts";
import { isNumeric } from "./written-figures.ts";

/** How a table column wants to be set. */
export interface ColumnMeasure {
  /** Share of the width, in half-ems: flex-grow of its cells. */
  readonly share: number;
  /** Figures are ranged to the end; the first column names its row and never is. */
  readonly align: "start" | "end";
}

/** Longer cells break into lines; so do not let them take all the width. */
const LONGEST_LINE = 24;
const SHORTEST = 8;
/** Names of rows are set bolder than what stands in them, and look poor in two lines. */
const NAME_ROOM = 1.3;
/** A word has to fit its column even where the shares come out tight. */
const WORD_ROOM = 1.25;

function longestWord(cell: string): number {
  return Math.max(...cell.split(/\s+/).map(displayLength));
}

/** Measures of all columns, by their longest cell and longest word. */
export function columnMeasures(
  columns: readonly Phrase[],
  rows: readonly (readonly Phrase[])[],
): readonly ColumnMeasure[] {
  return columns.map((header, x) => {
    const cells = rows.map((row) => row[x]?.text ?? "");
    const all = [header.text, ...cells];
    const line = Math.min(LONGEST_LINE, Math.max(...all.map(displayLength)) * (x === 0 ? NAME_ROOM : 1));
    const word = Math.min(LONGEST_LINE, Math.max(...all.map(longestWord)) * WORD_ROOM);
    return {
      share: Math.max(SHORTEST, line, word),
      align: x > 0 && cells.length > 0 && cells.every(isNumeric) ? "end" : "start",
    };
  });
}
