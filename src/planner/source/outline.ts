import { displayLength } from "../../deck/display-length.ts";
import type { Block, ListEntry } from "./block.ts";

const LONGEST_HEADING = 90;
const FEWEST_CHILDREN = 2;
const FEWEST_HEADS = 2;

/**
 * Structure for a source that is nothing but a nested list: its first line is the title, items with several others below
 * them head sections, all further ones are a list before these. Everything else comes back as it is.
 */
export function outlineSections(blocks: readonly Block[]): readonly Block[] {
  const [only, ...more] = blocks;
  if (only?.kind !== "list" || more.length > 0 || only.entries.length < 3) return blocks;
  const heads = only.entries.filter(isHead);
  if (heads.length < FEWEST_HEADS || only.entries.some(({ checked }) => checked !== undefined)) return blocks;
  const [first] = only.entries;
  const titled = first !== undefined && first.children.length === 0 && isHeadline(first.inline.text);
  const others = only.entries.filter((entry) => !isHead(entry) && !(titled && entry === first));
  return [
    ...(titled ? [{ kind: "heading", depth: 1, inline: first.inline } as const] : []),
    ...(others.length > 0 ? [{ kind: "list", ordered: only.ordered, entries: others } as const] : []),
    ...heads.flatMap(({ inline, children }): Block[] => [
      { kind: "heading", depth: 2, inline },
      { kind: "list", ordered: only.ordered, entries: children },
    ]),
  ];
}

function isHead({ inline, children }: ListEntry): boolean {
  return children.length >= FEWEST_CHILDREN && isHeadline(inline.text);
}

function isHeadline(text: string): boolean {
  return text !== "" && displayLength(text) <= LONGEST_HEADING && !/[.!?。！？]\s+\S|[:：]\s+\S/u.test(text);
}
