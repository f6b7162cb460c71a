import { plainInline, type Block } from "./block.ts";

const SEPARATORS = ["\t", "|", ";", ","] as const;
const MAX_CELL = 60;
const LONGEST_ROW = 4_000;

/**
 * Reads the run of lines at the start of `lines` as a table: tab, bar, semicolon or comma separated, the same number
 * of short cells in every row. `undefined` where the lines are prose.
 */
export function plainTable(lines: readonly string[]): { block: Block; used: number } | undefined {
  for (const separator of SEPARATORS) {
    const rows: string[][] = [];
    for (const line of lines) {
      const cells = splitCells(line, separator);
      if (cells.length < 2 || cells.length !== (rows[0]?.length ?? cells.length) || !areCells(cells)) break;
      rows.push(cells);
    }
    const [first, ...rest] = rows;
    if (first === undefined || rows.length < (separator === "\t" ? 2 : 3)) continue;
    if (separator === "," && !rest.some((row) => row.some((cell) => /\d/.test(cell)))) continue;
    const hasHeader =
      first.every((cell) => !/^[-+\d.,%$€£\s]+$/.test(cell)) && rest.some((row) => row.some((cell) => /\d/.test(cell)));
    const block: Block = {
      kind: "table",
      header: hasHeader ? first.map(plainInline) : [],
      rows: (hasHeader ? rest : rows).map((row) => row.map(plainInline)),
    };
    return { block, used: rows.length };
  }
  return undefined;
}

/** Cells of a line; quotation marks around a cell go, in it they are doubled (RFC 4180). */
function splitCells(line: string, separator: string): string[] {
  if (line.length > LONGEST_ROW) return [line];
  const bare = separator === "|" ? line.trim().replace(/^\||\|$/g, "") : line;
  if (separator === "|" || !bare.includes('"')) return bare.split(separator).map((cell) => cell.trim());
  const cells: string[] = [];
  let open = "";
  for (const part of bare.split(separator)) {
    open = open === "" ? part : open + separator + part;
    // An odd number of marks: the separator stands inside the cell.
    if (open.trimStart().startsWith('"') && (open.match(/"/g)?.length ?? 0) % 2 === 1) continue;
    cells.push(unquoted(open.trim()));
    open = "";
  }
  return open === "" ? cells : [...cells, open.trim()];
}

function unquoted(cell: string): string {
  return /^"[\s\S]*"$/.test(cell) ? cell.slice(1, -1).replaceAll('""', '"').trim() : cell;
}

function areCells(cells: readonly string[]): boolean {
  return (
    cells.every((cell) => cell.length <= MAX_CELL && !/[.!?]\s+\p{Lu}/u.test(cell)) && cells.some((cell) => cell !== "")
  );
}
