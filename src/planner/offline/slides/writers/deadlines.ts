import type { Digest } from "../../digest/digest.ts";
import type { DateFact } from "../../digest/claim.ts";
import type { ListItem } from "../../../source/source-document.ts";
import { wordCount } from "../../../text/word-count.ts";

const FEWEST = 2;
/** ", by", ", bis zum": what ties a date to the task before it. */
const TIED_ON = /^(.{8,}\S)\s*[,、，،;:（(–—-]\s*((?:\p{L}+\s+){0,2})$/su;
const HALF_A_YEAR = 6;

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
    ? { items: inOrderOfTime(dated), dated: true }
    : { items: left, dated: false };
}

/** The first to be done first; dates without a year that may go over the turn of one stay in their order. */
function inOrderOfTime(tasks: readonly DatedTask[]): readonly ListItem[] {
  const months = tasks.map(({ iso }) => Number(/^--(\d\d)/u.exec(iso)?.[1] ?? 0));
  const years = tasks.filter(({ iso }) => !iso.startsWith("--")).length;
  const sure = years === tasks.length || (years === 0 && Math.max(...months) - Math.min(...months) < HALF_A_YEAR);
  const sorted = sure ? [...tasks].sort((a, b) => (a.iso < b.iso ? -1 : a.iso > b.iso ? 1 : 0)) : tasks;
  return sorted.map(({ item }) => item);
}

interface DatedTask {
  readonly item: ListItem;
  readonly iso: string;
}

function datedTask(item: ListItem, dates: readonly DateFact[]): DatedTask[] {
  const date = dates.find(({ span }) => span.start > item.span.start && isLast(span.end, item));
  if (item.label !== undefined || date === undefined) return [];
  const [, task, tie = ""] = TIED_ON.exec(item.text.slice(0, date.span.start - item.span.start)) ?? [];
  if (task === undefined || wordCount(task) < FEWEST) return [];
  const span = { start: item.span.start, end: item.span.start + task.length };
  const labelSpan = { start: date.span.start - tie.length, end: date.span.end };
  const label = item.text.slice(labelSpan.start - item.span.start, labelSpan.end - item.span.start);
  return [{ item: { ...item, label, labelSpan, text: task, span, sentences: [{ text: task, span }] }, iso: date.iso }];
}

function isLast(end: number, item: ListItem): boolean {
  return end <= item.span.end && /^[\s.。)）]*$/u.test(item.text.slice(end - item.span.start));
}
