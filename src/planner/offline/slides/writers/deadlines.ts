import type { Digest } from "../../digest/digest.ts";
import type { DateFact } from "../../digest/claim.ts";
import type { ListItem } from "../../../source/source-document.ts";
import { wordCount } from "../../../text/word-count.ts";

const FEWEST = 2;
/** ", by", ", bis zum": what ties a date to the task before it. */
const TIED_ON = /^(.{8,}\S)[,、，،;:（(–—-]\s*(?:\p{L}+\s+){0,2}$/su;

/**
 * Tasks that end in their dates ("Jonas draws the map, by 7 March") as label and task. What is done already is left out
 * as long as something is still to do; all items stay as they are unless every one that remains has its date.
 */
export function withDeadlines(
  items: readonly ListItem[],
  digest: Digest,
): { readonly items: readonly ListItem[]; readonly dated: boolean } {
  const open = items.filter((item) => item.checked !== true);
  const left = open.length >= FEWEST ? open : items;
  const dates = digest.source.facts.filter((fact): fact is DateFact => fact.kind === "date");
  const dated = left.flatMap((item) => datedTask(item, dates));
  return dated.length === left.length && dated.length >= FEWEST
    ? { items: dated, dated: true }
    : { items: left, dated: false };
}

function datedTask(item: ListItem, dates: readonly DateFact[]): ListItem[] {
  const date = dates.find(({ span }) => span.start > item.span.start && isLast(span.end, item));
  if (item.label !== undefined || date === undefined) return [];
  const task = TIED_ON.exec(item.text.slice(0, date.span.start - item.span.start))?.[1];
  if (task === undefined || wordCount(task) < FEWEST) return [];
  const span = { start: item.span.start, end: item.span.start + task.length };
  return [{ ...item, label: date.display, labelSpan: date.span, text: task, span, sentences: [{ text: task, span }] }];
}

function isLast(end: number, item: ListItem): boolean {
  return end <= item.span.end && /^[\s.。)）]*$/u.test(item.text.slice(end - item.span.start));
}
