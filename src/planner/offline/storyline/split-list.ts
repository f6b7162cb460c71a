import { displayLength } from "../../../deck/display-length.ts";
import type { ListItem } from "../../source/source-document.ts";
import type { Run } from "../digest/claim.ts";
import { type Passage, passageWeight } from "../digest/passage.ts";

const FIGURE_LENGTH = 14;
/** Dates from which on a list is a timeline. */
const TIMELINE = 3;
/** Half-ems of an event on a timeline. */
const EVENT = 72;
/** Half-ems of a row. */
const ROW = 78;

/** How far a round of splitting may go. */
export interface Round {
  /** The size below which no part of a list may fall. */
  readonly leastItems: number;
  readonly keepsTimelines: boolean;
}

/** The two halves of a list; none where the round leaves it whole. */
export function splitList(
  passage: Passage,
  { leastItems, keepsTimelines }: Round,
): readonly [Passage, Passage] | undefined {
  const { items } = passage;
  if (items.every(isFigure)) return undefined;
  if (items.every(isDated)) {
    const cut = datedCut(items.length, { leastItems, keepsTimelines });
    if (cut > 0) return [listPart(passage, items.slice(0, cut)), listPart(passage, items.slice(cut))];
    if (keepsTimelines) return undefined;
  }
  if (leastItems > 1 && items.filter(isRow).length < 2 * leastItems) return undefined;
  if (items.length < 2 * leastItems || (leastItems < 2 && !items.every(isSubstantial))) return undefined;
  const middle = Math.ceil(items.length / 2);
  return [listPart(passage, items.slice(0, middle)), listPart(passage, items.slice(middle))];
}

/** "English: 75.0%": such a list is a chart, and a chart is not cut in two. */
function isFigure({ label, text }: ListItem): boolean {
  return label !== undefined && text.length <= FIGURE_LENGTH && /\p{Nd}/u.test(text);
}

/** Where a list of so many dates is cut: a timeline stays in front, a pair parts; 0 for nowhere. */
function datedCut(count: number, { leastItems, keepsTimelines }: Round): number {
  if (count === 2) return leastItems < 2 ? 1 : 0;
  return keepsTimelines && count > TIMELINE ? Math.max(TIMELINE, Math.ceil(count / 2)) : 0;
}

/** "1978: the first law": a date is its label, or stands before a dash. */
function isDated({ label, text }: ListItem): boolean {
  return /^[^\p{L}]*(?:1[5-9]|20)\d\d(?!\d)/u.test(label ?? text) || /(?:1[5-9]|20)\d\d$/u.test(label ?? "");
}

/** Whether an item can be a row of a list; halves of which too few can would be no lists any more. */
function isRow({ label, text }: ListItem): boolean {
  return displayLength(label ?? text.replace(/[（(][^（()）]*[)）]/gu, "")) <= ROW;
}

/** Dated items of which enough are brief enough for a timeline. */
export function isTimeline(items: readonly ListItem[]): boolean {
  return items.every(isDated) && items.filter(isEvent).length >= TIMELINE;
}

/** "The law of 1978: a right to see documents": what stands on one side of the colon, or up to a name, is the event. */
function isEvent({ text }: ListItem): boolean {
  const brief = text.split(/\s*[:：]\s+/u).some((side) => displayLength(side) <= EVENT);
  return brief || /^[^.;:]{8,60}?[»”」』]/u.test(text);
}

/** An item that can carry a slide of its own. */
function isSubstantial(item: ListItem): boolean {
  return item.sentences.length > 0 && item.text.length > 60;
}

function listPart(passage: Passage, items: readonly ListItem[]): Passage {
  const inside = (start: number): boolean => items.some((item) => holds(item, start));
  const runs = passage.runs.filter((run) => run.some((claim) => inside(claim.sentence.span.start)));
  return part(passage, items, runs);
}

function holds(item: ListItem, start: number): boolean {
  if (start >= item.span.start && start < item.span.end) return true;
  return (item.children ?? []).some((child) => holds(child, start));
}

/** A passage with some of its items and sentences, weighed anew. */
export function part(passage: Passage, items: readonly ListItem[], runs: readonly Run[]): Passage {
  return { ...passage, items, runs, weight: passageWeight(passage.unit, items, runs) };
}
