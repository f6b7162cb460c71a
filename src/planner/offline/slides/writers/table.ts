import { displayLength } from "../../../../deck/display-length.ts";
import { fixedPhrase, type Phrase, type SlideContent } from "../../../../deck/slide-content.ts";
import { SLOT_CONTRACTS } from "../../../../deck/slot-contracts.ts";
import type { Sentence, TableData } from "../../../source/source-document.ts";
import { phraseOf } from "../../wording.ts";
import { type Headline, headlineOver } from "../headline.ts";
import type { Proposal, SlotWriter } from "../proposal.ts";
import { itemRoom, sideRoom } from "../room.ts";
import { passageShare, scoreOf } from "../score.ts";
import { cellWithin, withoutTotals } from "./table-rows.ts";

const TABLE = SLOT_CONTRACTS.table.table ?? { columns: 4, rows: 6, header: 22, cell: 34 };
const SIDES = sideRoom("comparison");
const LIST = itemRoom("list");
const BETWEEN = " · ";
/** Columns that are left of a table: what the rows are, and what is told of them twice at least. */
const FEWEST_BRIEF = 3;
const NOTHING: Sentence = { text: "", span: { start: 0, end: 0 } };

/** Rows up to which a table may be shown by those of its rows that fit, and how many of them have to. */
const MOST_ROWS = 8;
const FEWEST_ROWS = 3;
const ENOUGH_ROWS = 0.5;
/** "Yes", "No", "Limited": what things are compared by, no shares of a whole. */
const WORDS = /\p{L}/u;

/** Tables that fit whole, as a table; with two columns to weigh, as a comparison too; small ones as a list. */
export const writeTable: SlotWriter = (assignment) =>
  assignment.segment.passages.flatMap((passage) => {
    const { unit } = passage;
    const headline = headlineOver(passage, [], assignment.headlines);
    if (unit.table === undefined || headline === undefined) return [];
    const parts = { ...unit.table, rows: withoutTotals(unit.table, assignment.digest.rules.language) };
    return [
      tableSlide(unit.table, headline) ?? tableSlide(withRoom(parts), headline),
      comparisonSlide(unit.table, headline),
      rowList(parts, headline),
    ]
      .filter((content) => content !== undefined)
      .map((content) => proposal(content, headline, passageShare(passage, assignment.segment)));
  });

function proposal(content: SlideContent, headline: Headline, share: number): Proposal {
  const uses = headline.claim === undefined ? [] : [headline.claim];
  const craft = 0.5 * headline.quality + 0.5;
  return { type: content.type, candidates: [content], uses, score: scoreOf(content.type, craft, 0.3 + 0.6 * share) };
}

function tableSlide({ columns, rows }: TableData, { title, kicker }: Headline): SlideContent | undefined {
  const width = Math.max(columns.length, ...rows.map((row) => row.length));
  if (columns.length !== width || width < 2 || width > TABLE.columns) return undefined;
  if (columns.some((cell) => displayLength(cell.text) > TABLE.header)) return undefined;
  const shown = rowsShown(rows, width);
  if (shown === undefined) return undefined;
  return {
    type: "table",
    ...(kicker === undefined ? {} : { kicker }),
    title,
    columns: columns.map(cellPhrase),
    rows: shown.map((row) => row.map(cellPhrase)),
  };
}

/**
 * The table with what can be told in cells: no brackets where they leave no room, no column of long texts beside two that
 * are brief, and of many rows the first.
 */
function withRoom({ columns, rows }: TableData): TableData {
  const brief = columns
    .map((_, at) => at)
    .filter((at) => rows.every((row) => cellWithin(row[at] ?? NOTHING, TABLE.cell) !== undefined));
  if (brief.length < FEWEST_BRIEF || brief[0] !== 0) return { columns, rows };
  const fitting = (cells: readonly Sentence[], length: number): readonly Sentence[] =>
    brief.flatMap((at) => {
      const cell = cells[at];
      return cell === undefined ? [] : (cellWithin(cell, length) ?? cell);
    });
  return {
    columns: fitting(columns, TABLE.header),
    rows: rows.slice(0, TABLE.rows).map((row) => fitting(row, TABLE.cell)),
  };
}

/** All rows; of a table that compares things in words and has no room, those that fit, the ones first that tell its things apart. */
function rowsShown(rows: TableData["rows"], width: number): TableData["rows"] | undefined {
  if (rows.some((row) => row.length !== width)) return undefined;
  const fitting = rows.filter((row) => row.every((cell) => displayLength(cell.text) <= TABLE.cell));
  if (fitting.length === rows.length && rows.length <= TABLE.rows) return rows;
  const worded = rows.every(([, ...cells]) => cells.every(({ text }) => WORDS.test(text)));
  if (!worded || width < 3 || rows.length > MOST_ROWS) return undefined;
  if (fitting.length < Math.max(FEWEST_ROWS, rows.length * ENOUGH_ROWS)) return undefined;
  const values = ([, ...cells]: readonly Sentence[]): number => new Set(cells.map(({ text }) => text)).size;
  const kept = new Set([...fitting].sort((a, b) => values(b) - values(a)).slice(0, TABLE.rows));
  return fitting.filter((row) => kept.has(row));
}

/** Two columns to weigh against each other; with a column of aspects before them they would lose what they speak of. */
function comparisonSlide({ columns, rows }: TableData, { title, kicker }: Headline): SlideContent | undefined {
  const [left, right] = columns;
  if (columns.length !== 2 || left === undefined || right === undefined || rows.length > SIDES.max) return undefined;
  // Figures and dates say something about what stands beside them; they are no other side of it.
  if (rows.some(([, cell]) => /^[^\p{L}]*$|\p{Nd}{4}/u.test(cell?.text ?? ""))) return undefined;
  const side = (column: number): readonly Phrase[] =>
    rows.flatMap((row) => {
      const cell = row[column];
      return cell === undefined || cell.text === "" ? [] : [cellPhrase(cell)];
    });
  const leftItems = side(0);
  const rightItems = side(1);
  const roomy = [...leftItems, ...rightItems].every((item) => displayLength(item.text) <= SIDES.text);
  const headed = [left, right].every((cell) => cell.text !== "" && displayLength(cell.text) <= SIDES.heading);
  if (!roomy || !headed || leftItems.length === 0 || rightItems.length === 0) return undefined;
  return {
    type: "comparison",
    ...(kicker === undefined ? {} : { kicker }),
    title,
    left: { heading: cellPhrase(left), items: leftItems },
    right: { heading: cellPhrase(right), items: rightItems },
  };
}

/** First cell as label, what stands beside it as text. */
function rowList({ rows }: TableData, { title, kicker }: Headline): SlideContent | undefined {
  const items = rows.flatMap(([first, ...others]) => {
    const cells = others.filter(({ text }) => text !== "");
    const text = cells.map((cell) => cell.text).join(BETWEEN);
    if (first === undefined || first.text === "" || text === "") return [];
    if (displayLength(first.text) > LIST.label || displayLength(text) > LIST.text) return [];
    return [{ label: cellPhrase(first), text: phraseOf(text, ...cells) }];
  });
  if (items.length !== rows.length || items.length < LIST.min || items.length > LIST.max) return undefined;
  return { type: "list", ...(kicker === undefined ? {} : { kicker }), title, items };
}

function cellPhrase(cell: Sentence): Phrase {
  return cell.text === "" ? fixedPhrase("") : phraseOf(cell.text, cell);
}
