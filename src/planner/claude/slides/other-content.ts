import type { ContentByType, Phrase, Side } from "../../../deck/slide-content.ts";
import { SLOT_CONTRACTS } from "../../../deck/slot-contracts.ts";
import type { RawSlide } from "../answer/raw-deck.ts";
import type { FixedTitles } from "./fixed-titles.ts";
import type { SlideReader } from "./slide-reader.ts";

type TwoSided = "comparison" | "pros_cons" | "myth_fact" | "before_after";

/** Both sides; where their headings are left empty, the product's own words head them. */
export function sidesOf(
  type: TwoSided,
  raw: RawSlide,
  reader: SlideReader,
  fixed: FixedTitles,
): { readonly left: Side; readonly right: Side } {
  const room = SLOT_CONTRACTS[type].sides ?? { heading: 0, max: 0, text: 0 };
  const side = (name: "left" | "right", at: 0 | 1): Side => {
    const field = `${name}_heading` as const;
    const own = type === "comparison" ? undefined : fixed.sides[type][at];
    const heading =
      own === undefined
        ? reader.required(field, raw[field], room.heading)
        : (reader.optional(field, raw[field], room.heading) ?? own);
    const entries = raw[name].filter((entry) => entry.trim() !== "");
    if (entries.length === 0) reader.fault(name, "too_few", { found: 0, limit: 1 });
    if (entries.length > room.max) reader.fault(name, "too_many", { found: entries.length, limit: room.max });
    return { heading, items: entries.map((entry, place) => reader.required(`${name}[${place}]`, entry, room.text)) };
  };
  return { left: side("left", 0), right: side("right", 1) };
}

/** A header row and rows of as many cells. */
export function tableOf(
  { table: written }: RawSlide,
  reader: SlideReader,
): Pick<ContentByType["table"], "columns" | "rows"> {
  const room = SLOT_CONTRACTS.table.table ?? { columns: 0, rows: 0, header: 0, cell: 0 };
  const [header = [], ...rows] = written;
  if (header.length < 2) reader.fault("table", "too_few", { found: header.length, limit: 2, hint: "columns" });
  if (header.length > room.columns) {
    reader.fault("table", "too_many", { found: header.length, limit: room.columns, hint: "columns" });
  }
  if (rows.length === 0) reader.fault("table", "too_few", { found: 0, limit: 1, hint: "rows under the header" });
  if (rows.length > room.rows)
    reader.fault("table", "too_many", { found: rows.length, limit: room.rows, hint: "rows" });
  const cellsOf = (row: readonly string[], at: number, limit: number): readonly Phrase[] => {
    if (row.length !== header.length)
      reader.fault(`table[${at}]`, "uneven_table", { found: row.length, limit: header.length });
    return row.map(
      (cell, column) => reader.optional(`table[${at}][${column}]`, cell, limit) ?? { text: "", sources: [] },
    );
  };
  const rowOf = (row: readonly string[], at: number, limit: number): readonly Phrase[] =>
    reader.together(row, () => cellsOf(row, at, limit));
  return { columns: rowOf(header, 0, room.header), rows: rows.map((row, at) => rowOf(row, at + 1, room.cell)) };
}

/** Lines of code as they stand in the source, with a caption. */
export function codeOf(raw: RawSlide, reader: SlideReader): Pick<ContentByType["code"], "code" | "caption"> {
  const room = SLOT_CONTRACTS.code.code ?? { lines: 0, columns: 0 };
  const code = reader.verbatim("code", raw.code);
  const lines = code.text.split("\n");
  if (lines.length > room.lines)
    reader.fault("code", "too_many", { found: lines.length, limit: room.lines, hint: "lines" });
  const longest = Math.max(...lines.map((line) => line.length));
  if (longest > room.columns)
    reader.fault("code", "too_long", { found: longest, limit: room.columns, hint: "per line" });
  const caption = reader.optional("extra", raw.extra, SLOT_CONTRACTS.code.caption);
  return { code, ...(caption === undefined ? {} : { caption }) };
}
