import { displayLength } from "../../deck/display-length.ts";
import type { Block, InlineText, ListEntry } from "./block.ts";

type ListBlock = Extract<Block, { kind: "list" }>;

const LONGEST_HEADING = 90;
const LONGEST_STOPPED = 40;
const FEWEST_CHILDREN = 2;
const FEWEST_HEADS = 2;
/** Share of a section's entries that have entries of their own where it is an outline. */
const MOST = 0.6;
const DEEPEST = 6;
/** A stop with more behind it; what stands in brackets belongs to what stands before them. */
const SENTENCE_END = /[.!?。！？]\s+[^\s([（#]/u;
/** "Add a flag to the reader #1204": the number under which something is kept. */
const NUMBER = /\s*[([（]?(?:[\p{L}\p{N}._-]+\/[\p{L}\p{N}._-]+)?#\d+[)\]）]?\s*$/u;

const BRACKETS = /([?？])\s*[(（][^()（）]*[)）]$/u;

/**
 * Structure for outlines, as minutes are kept in: entries with entries of their own head sections. A source that is
 * nothing but a nested list has its first line for a title, and its other entries as a list before the sections. A section
 * that is nothing but an outline is cut in the same way; everything else comes back as it is.
 */
export function outlineSections(blocks: readonly Block[]): readonly Block[] {
  const [only, ...more] = blocks;
  if (only?.kind === "list" && more.length === 0) return wholeOutline(only) ?? blocks;
  let depth = 0;
  return blocks.flatMap((block, at) => {
    if (block.kind === "heading") depth = block.depth;
    const alone = blocks[at - 1]?.kind === "heading" && (blocks[at + 1]?.kind ?? "heading") === "heading";
    return block.kind === "list" && alone && isOutline(block) ? sectionsOf(block, depth + 1) : [block];
  });
}

function wholeOutline({ ordered, entries }: ListBlock): readonly Block[] | undefined {
  const opens = ({ inline, children }: ListEntry): boolean =>
    children.length >= FEWEST_CHILDREN && isHeadline(inline.text) && !/[:：]\s+\S/u.test(inline.text);
  const heads = entries.filter(opens);
  if (entries.length < 3 || heads.length < FEWEST_HEADS || hasBoxes(entries)) return undefined;
  const [first] = entries;
  const titled = first !== undefined && first.children.length === 0 && isHeadline(first.inline.text);
  const others = entries.filter((entry) => !opens(entry) && !(titled && entry === first));
  return [
    ...(titled ? [{ kind: "heading", depth: 1, inline: first.inline } as const] : []),
    ...(others.length > 0 ? [{ kind: "list", ordered, entries: others } as const] : []),
    ...heads.flatMap(({ inline, children }) => sectionOf({ inline, children }, ordered, 2)),
  ];
}

/** Numbers and boxes make steps and tasks of a list, whatever stands under them. */
function isOutline({ ordered, entries }: ListBlock): boolean {
  if (ordered || hasBoxes(entries)) return false;
  const heads = entries.filter(isHead);
  const under = heads.reduce((sum, { children }) => sum + children.length, 0);
  return heads.length >= entries.length * MOST && under >= FEWEST_CHILDREN;
}

function isHead({ inline, children }: ListEntry): boolean {
  return children.length > 0 && isHeadline(inline.text);
}

function sectionsOf({ ordered, entries }: ListBlock, depth: number): readonly Block[] {
  const others = entries.filter((entry) => !isHead(entry));
  return [
    ...(others.length > 0 ? [{ kind: "list", ordered, entries: others } as const] : []),
    ...entries.filter(isHead).flatMap((entry) => sectionOf(entry, ordered, depth)),
  ];
}

function sectionOf({ inline, children }: ListEntry, ordered: boolean, depth: number): readonly Block[] {
  const heading: Block = { kind: "heading", depth: Math.min(depth, DEEPEST), inline: named(inline) };
  const list: ListBlock = { kind: "list", ordered, entries: children };
  const [first, ...others] = children;
  if (first !== undefined && others.length === 0 && first.children.length === 0) {
    return [heading, { kind: "paragraph", inline: first.inline }];
  }
  return [heading, ...(depth < DEEPEST && isOutline(list) ? sectionsOf(list, depth + 1) : [list])];
}

/** Without the mark that leads to its entries, and without the number under which it is kept. */
function named({ text }: InlineText): InlineText {
  const bare = text
    .replace(/[\s:：.。]+$/u, "")
    .replace(NUMBER, "")
    .replace(BRACKETS, "$1");
  return { text: bare === "" ? text : bare, strong: [] };
}

function hasBoxes(entries: readonly ListEntry[]): boolean {
  return entries.some(({ checked }) => checked !== undefined);
}

function isHeadline(text: string): boolean {
  const length = displayLength(text);
  if (text === "" || length > LONGEST_HEADING || SENTENCE_END.test(text)) return false;
  return length <= LONGEST_STOPPED || !/[.。]$/u.test(text);
}
