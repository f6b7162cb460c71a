import { wordCount } from "../text/word-count.ts";
import type { Block } from "./block.ts";

type HeadingBlock = Extract<Block, { kind: "heading" }>;

/** Words from which on a heading names more than a part of a text: "Introduction", "The first year". */
const FEWEST_WORDS = 4;
const NUMBERED = /^\s*(?:\p{Nd}+(?:\.\p{Nd}+)*[.)]?|[ivx]+[.)]|[a-z][.)])\s/iu;
const ASKS = /[?？؟]\s*$/u;

interface Titled {
  readonly blocks: readonly Block[];
  readonly title?: string;
}

/**
 * Takes the title of a text out of its headings: the only one of the highest rank, standing before all text, or one
 * that says the title which is `named` already.
 */
export function takeTitle(blocks: readonly Block[], named: string | undefined): Titled {
  const headings = blocks.filter((block) => block.kind === "heading");
  const top = Math.min(...headings.map((heading) => heading.depth));
  const [first, ...others] = headings.filter((heading) => heading.depth === top);
  if (first !== undefined && blocks[0] === first && (others.length === 0 || opensText(first, others, blocks, named)))
    return { blocks: blocks.slice(1), title: first.inline.text };
  if (first !== undefined && named?.startsWith(first.inline.text) === true) {
    return { blocks: blocks.filter((block) => block !== first), title: first.inline.text };
  }
  return { blocks, ...(named === undefined ? {} : { title: named }) };
}

/**
 * Whether the first of several headings of one rank is the title all the same: a phrase of some length over no more
 * than a preface, where all parts of the text have the highest rank.
 */
function opensText(
  first: HeadingBlock,
  [second, ...others]: readonly HeadingBlock[],
  blocks: readonly Block[],
  named: string | undefined,
): boolean {
  const { text } = first.inline;
  if (first.depth > 1 || second === undefined || others.length === 0 || named !== undefined) return false;
  if (wordCount(text) < FEWEST_WORDS || NUMBERED.test(text) || ASKS.test(text)) return false;
  const preface = blocks.slice(1, blocks.indexOf(second));
  const rest = blocks.slice(blocks.indexOf(second) + 1).filter(({ kind }) => kind !== "heading");
  const average = rest.length / (others.length + 1);
  return preface.length > 0 && preface.length <= average && preface.every(({ kind }) => kind === "paragraph");
}
