import { displayLength } from "../../deck/display-length.ts";
import type { Block, InlineText, ListEntry } from "./block.ts";
import { withoutHeadingNumbers } from "./numbered-headings.ts";

/**
 * Reads structure that writers express by other means: bold lines and, where a text has no headings, short lines
 * with a colon before lists are headings; a list interrupted by pull quotes is one list; paragraphs that begin with a box
 * are a task list; headings that count the parts of parts lose their numbers.
 */
export function tidyBlocks(blocks: readonly Block[]): Block[] {
  return colonHeadings(boldHeadings(joinLists(checkboxLists(withoutHeadingNumbers(blocks)))));
}

/** Bold lines with a colon over running text from which on they are the headings of a text. */
const FEWEST_WITH_COLON = 2;
const COLON = /\s*[:：]$/u;

function boldHeadings(blocks: readonly Block[]): Block[] {
  let depth = 1;
  const headed = blocks.some((block) => block.kind === "heading");
  const overText = blocks.filter((block, index) => {
    const next = blocks[index + 1];
    return isBoldLine(block) && COLON.test(block.inline.text) && next?.kind === "paragraph" && !isBoldLine(next);
  });
  const withColon = overText.length >= FEWEST_WITH_COLON;
  return blocks.map((block, index) => {
    if (block.kind === "heading") depth = block.depth;
    const next = blocks[index + 1];
    if (!isBoldLine(block) || next === undefined || next.kind === "heading") return block;
    const text = withColon ? block.inline.text.replace(COLON, "") : block.inline.text;
    if (/[.:,;。：，]$|^$/u.test(text)) return block;
    return {
      kind: "heading",
      depth: index === 0 && !headed ? 1 : Math.min(6, depth + 1),
      inline: { text, strong: [] },
    };
  });
}

function isBoldLine(block: Block): block is Extract<Block, { kind: "paragraph" }> {
  return block.kind === "paragraph" && isAllStrong(block.inline) && displayLength(block.inline.text) <= 90;
}

function isAllStrong({ text, strong }: InlineText): boolean {
  const [only] = strong;
  return strong.length === 1 && only !== undefined && only.start === 0 && only.end === text.length;
}

function colonHeadings(blocks: readonly Block[]): Block[] {
  if (blocks.some((block, index) => block.kind === "heading" && index > 0)) return [...blocks];
  const opensList = (block: Block, index: number): boolean =>
    block.kind === "paragraph" &&
    blocks[index + 1]?.kind === "list" &&
    /^(?:\S+ ){0,2}\S+[\s\u00a0]?[:：]$/u.test(block.inline.text) &&
    displayLength(block.inline.text) <= 40;
  if (blocks.filter(opensList).length < 2) return [...blocks];
  return blocks.map((block, index) => {
    if (block.kind !== "paragraph" || !opensList(block, index)) return block;
    const text = block.inline.text.replace(/[\s\u00a0]*[:：]$/u, "");
    return { kind: "heading", depth: 2, inline: { text, strong: [] } };
  });
}

/** Items with quotations between them belong to one list; the quotations follow it. */
function joinLists(blocks: readonly Block[]): Block[] {
  const output: Block[] = [];
  let open: { readonly entries: ListEntry[]; readonly ordered: boolean; quotes: number } | undefined;
  for (const block of blocks) {
    if (block.kind === "list" && open !== undefined && open.quotes > 0 && open.ordered === block.ordered) {
      open.entries.push(...block.entries);
      open.quotes = 0;
    } else if (block.kind === "list") {
      open = { entries: [...block.entries], ordered: block.ordered, quotes: 0 };
      output.push({ kind: "list", ordered: open.ordered, entries: open.entries });
    } else {
      if (block.kind === "quote" && open !== undefined) open.quotes += 1;
      else open = undefined;
      output.push(block);
    }
  }
  return output;
}

/** "[ ] Tests pass": what is left of check boxes in HTML. */
const BOX = /^\[([ xX])\]\s+/u;

function checkboxLists(blocks: readonly Block[]): Block[] {
  const output: Block[] = [];
  let open: ListEntry[] | undefined;
  for (const block of blocks) {
    const box = block.kind === "paragraph" ? BOX.exec(block.inline.text) : null;
    if (block.kind !== "paragraph" || box === null) {
      open = undefined;
      output.push(block);
      continue;
    }
    if (open === undefined) {
      open = [];
      output.push({ kind: "list", ordered: false, entries: open });
    }
    open.push({ inline: inlineFrom(block.inline, box[0].length), checked: box[1] !== " ", children: [] });
  }
  return output;
}

function inlineFrom({ text, strong }: InlineText, start: number): InlineText {
  const kept = strong.filter((mark) => mark.start >= start);
  return {
    text: text.slice(start),
    strong: kept.map((mark) => ({ start: mark.start - start, end: mark.end - start })),
  };
}
