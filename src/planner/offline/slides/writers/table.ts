import { displayLength } from "../../../../deck/display-length.ts";
import type { Phrase, SlideContent } from "../../../../deck/slide-content.ts";
import { SLOT_CONTRACTS } from "../../../../deck/slot-contracts.ts";
import type { Sentence, TableData } from "../../../source/source-document.ts";
import { phraseOf } from "../../text/wording.ts";
import { type Headline, headlinesFor } from "../headline.ts";
import type { Assignment, Proposal, SlotWriter } from "../proposal.ts";
import { scoreOf } from "../score.ts";

const TABLE = SLOT_CONTRACTS.table.table ?? { columns: 4, rows: 6, header: 22, cell: 34 };
const SIDES = SLOT_CONTRACTS.comparison.sides ?? { heading: 34, max: 4, text: 80 };
const LIST = SLOT_CONTRACTS.list.items ?? { min: 2, max: 6, text: 110, label: 36 };

/** Tables that fit whole, as a table; with two columns to weigh, as a comparison too; small ones as a list. */
export const writeTable: SlotWriter = (assignment) =>
  assignment.segment.passages.flatMap(({ unit }) => {
    const [headline] = headlinesFor(assignment);
    if (unit.table === undefined || headline === undefined) return [];
    return [tableSlide(unit.table, headline), comparisonSlide(unit.table, headline), rowList(unit.table, headline)]
      .filter((content) => content !== undefined)
      .map((content) => proposal(content, headline, assignment));
  });

function proposal(content: SlideContent, headline: Headline, { segment }: Assignment): Proposal {
  const uses = headline.claim === undefined ? [] : [headline.claim];
  const craft = 0.5 * headline.quality + 0.5;
  return { type: content.type, candidates: [content], uses, score: scoreOf(content.type, craft, uses, segment, 0.8) };
}

function tableSlide({ columns, rows }: TableData, { title, kicker }: Headline): SlideContent | undefined {
  const width = Math.max(columns.length, ...rows.map((row) => row.length));
  if (columns.length !== width || width < 2 || width > TABLE.columns || rows.length > TABLE.rows) return undefined;
  if (columns.some((cell) => displayLength(cell.text) > TABLE.header)) return undefined;
  if (rows.some((row) => row.length !== width || row.some((cell) => displayLength(cell.text) > TABLE.cell))) {
    return undefined;
  }
  return {
    type: "table",
    ...(kicker === undefined ? {} : { kicker }),
    title,
    columns: columns.map(cellPhrase),
    rows: rows.map((row) => row.map(cellPhrase)),
  };
}

/** Two columns, or a column of aspects and two to weigh against each other. */
function comparisonSlide({ columns, rows }: TableData, { title, kicker }: Headline): SlideContent | undefined {
  const at = columns.length - 2;
  const left = columns[at];
  const right = columns[at + 1];
  if (at < 0 || at > 1 || left === undefined || right === undefined || rows.length > SIDES.max) return undefined;
  if (at === 0 && rows.some((row) => /^[\p{N}.,%$€£\s+-]+$/u.test(row[1]?.text ?? ""))) return undefined;
  const side = (column: number): readonly Phrase[] =>
    rows.flatMap((row) => {
      const cell = row[column];
      return cell === undefined || cell.text === "" ? [] : [cellPhrase(cell)];
    });
  const leftItems = side(at);
  const rightItems = side(at + 1);
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

/** First cell as label, second as text. */
function rowList({ rows }: TableData, { title, kicker }: Headline): SlideContent | undefined {
  const items = rows.flatMap(([first, second]) =>
    first !== undefined &&
    second !== undefined &&
    displayLength(first.text) <= (LIST.label ?? 36) &&
    displayLength(second.text) <= (LIST.text ?? 110) &&
    first.text !== "" &&
    second.text !== ""
      ? [{ label: cellPhrase(first), text: cellPhrase(second) }]
      : [],
  );
  if (items.length !== rows.length || items.length < LIST.min || items.length > LIST.max) return undefined;
  return { type: "list", ...(kicker === undefined ? {} : { kicker }), title, items };
}

function cellPhrase(cell: Sentence): Phrase {
  return phraseOf(cell.text, cell);
}
