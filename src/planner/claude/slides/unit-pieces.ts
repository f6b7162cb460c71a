import type { SourceSpan } from "../../../deck/slide-content.ts";
import type { ListItem, Unit } from "../../source/source-document.ts";

/** What a text of a slide can point at inside of a unit: sentences of prose, entries of lists, rows of tables. */
export function unitPieces(unit: Unit): readonly SourceSpan[] {
  if (unit.items !== undefined && unit.items.length > 0) return entrySpans(unit.items);
  const rows = [unit.table?.columns ?? [], ...(unit.table?.rows ?? [])].flatMap((row) => rowSpan(row));
  if (rows.length > 0) return rows;
  const [first, ...rest] = unit.sentences.map(({ span }) => span);
  if (first === undefined) return [unit.span];
  const speaker = unit.speaker === undefined ? [] : [unit.speaker.span];
  return [{ start: Math.min(unit.span.start, first.start), end: first.end }, ...rest, ...speaker];
}

/** Entries with what leads into them. */
function entrySpans(items: readonly ListItem[]): readonly SourceSpan[] {
  return items.flatMap(({ labelSpan, span, children }) => [
    { start: labelSpan?.start ?? span.start, end: Math.max(span.end, labelSpan?.end ?? 0) },
    ...entrySpans(children ?? []),
  ]);
}

function rowSpan(row: readonly { readonly span: SourceSpan }[]): readonly SourceSpan[] {
  const [first] = row;
  const last = row.at(-1);
  return first === undefined || last === undefined ? [] : [{ start: first.span.start, end: last.span.end }];
}
