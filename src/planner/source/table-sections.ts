import type { Block, InlineText } from "./block.ts";

type TableBlock = Extract<Block, { kind: "table" }>;

/** Columns that get a section of their own, at most. */
const MOST_COLUMNS = 12;

/**
 * Structure for a source that is nothing but a table: the whole under the names of its columns, then each further
 * column under its own name, beside the first. Everything else comes back as it is.
 */
export function tableSections(blocks: readonly Block[]): readonly Block[] {
  const [only, ...more] = blocks;
  if (only?.kind !== "table" || more.length > 0) return blocks;
  const { header, rows } = only;
  const [label, ...columns] = header;
  if (label === undefined || columns.length === 0 || rows.length === 0) return blocks;
  const whole: Block[] = [heading(header), only];
  if (columns.length === 1) return whole;
  const parts = columns
    .slice(0, MOST_COLUMNS)
    .flatMap((column, index) => columnSection(only, label, column, index + 1));
  return [...whole, ...parts];
}

/** A title for a table that has none: the names of its columns. */
export function tableTitle([only]: readonly Block[]): string | undefined {
  return only?.kind === "table" ? names(only.header) : undefined;
}

function names(cells: readonly InlineText[]): string {
  return cells
    .map((cell) => cell.text)
    .filter((cell) => cell !== "")
    .join(", ");
}

function heading(cells: readonly InlineText[]): Block {
  return { kind: "heading", depth: 2, inline: { text: names(cells), strong: [] } };
}

/** Rows without a value in the column are left out. */
function columnSection({ rows }: TableBlock, label: InlineText, column: InlineText, at: number): Block[] {
  const pairs = rows.flatMap((row) => {
    const [first] = row;
    const value = row[at];
    return first === undefined || value === undefined || value.text === "" ? [] : [[first, value]];
  });
  if (pairs.length < 2 || column.text === "") return [];
  return [heading([column]), { kind: "table", header: [label, column], rows: pairs }];
}
