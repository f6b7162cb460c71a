import { displayLength } from "../../deck/display-length.ts";
import type { Block, ListEntry } from "./block.ts";

const LONGEST_NAME = 24;
const MOST_NAME_WORDS = 3;
const FEWEST_NAMED = 2;
const SENTENCE_END = /[.!?。！？।؟][)）\]"”’»」』]*$/u;

/**
 * A section that is nothing but names on lines of their own, each with a paragraph under it, is a list of named entries:
 * what is said under a name is said of it alone.
 */
export function listNamedParagraphs(blocks: readonly Block[]): readonly Block[] {
  const output: Block[] = [];
  let section: Block[] = [];
  for (const block of blocks) {
    if (block.kind === "heading") {
      output.push(...listed(section), block);
      section = [];
    } else section.push(block);
  }
  return [...output, ...listed(section)];
}

function listed(section: readonly Block[]): readonly Block[] {
  if (section.length < FEWEST_NAMED * 2 || section.length % 2 > 0) return section;
  const entries: ListEntry[] = [];
  for (let at = 0; at < section.length; at += 2) {
    const entry = namedEntry(section[at], section[at + 1]);
    if (entry === undefined) return section;
    entries.push(entry);
  }
  return [{ kind: "list", ordered: false, entries }];
}

function namedEntry(name: Block | undefined, said: Block | undefined): ListEntry | undefined {
  if (name?.kind !== "paragraph" || said?.kind !== "paragraph") return undefined;
  const { text } = name.inline;
  const short = displayLength(text) <= LONGEST_NAME && text.split(/\s+/u).length <= MOST_NAME_WORDS;
  const bare = /^[\p{Lu}\p{Lo}][^\p{Nd}\n.,:;!?…。、，：；！？]*$/u.test(text);
  if (!short || !bare || name.speaker !== undefined || !SENTENCE_END.test(said.inline.text)) return undefined;
  const lead = `${text}: `;
  const strong = said.inline.strong.map(({ start, end }) => ({ start: start + lead.length, end: end + lead.length }));
  return {
    inline: { text: lead + said.inline.text, strong: [{ start: 0, end: text.length }, ...strong] },
    children: [],
  };
}
