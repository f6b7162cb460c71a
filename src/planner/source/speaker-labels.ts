import { ATTENDANCE } from "../text/attendance.ts";
import type { Block, InlineText, ListEntry } from "./block.ts";

/** Shorter first names are words too often. */
const SHORTEST_NAME = 3;
const MOST_NAME_WORDS = 5;
const HEADED = new RegExp(`^(?:${ATTENDANCE})[\\s:：.]*$`, "iu");
const LINE = new RegExp(`^(?:${ATTENDANCE})\\s*[:：]\\s*(.+)$`, "iu");
const BETWEEN_NAMES = /\s*[,;、，،]\s*|\s+(?:and|und|et|y|e|en|и|و)\s+/u;
/** What stands behind a name among those who were there: account, role, employer. */
const BEHIND_NAME = /\s*(?:[@(（[<,;:：/|].*|\s[–—-]\s.*)$/su;
/** "Ada, we need …", "Ada: …", "Ada - …". */
const SET_OFF = /^\s*(?:[:：]|[,，]|->|→|[–—-](?=\s))\s*/u;
/** "Ada that could be a year from now": notes leave the mark out before a clause of its own. */
const NEW_CLAUSE =
  /^\s+(?=(?:we|i|it|that|this|there|they|you|if|should|how|what|why|only|maybe|perhaps|not|yes|no)\s)/iu;
const LINKS = /^(?:and|und|et|y|e|en|и|و)\s/iu;

/**
 * In minutes that name those who were there, what one of them said ("Ada, we need a date") gets its speaker set off as a
 * label: "Ada: we need a date". Everything else stays as it is.
 */
export function labelSpeakers(blocks: readonly Block[]): readonly Block[] {
  const names = namesOf(blocks);
  if (names.size === 0) return blocks;
  const entry = ({ inline, children, ...rest }: ListEntry): ListEntry => ({
    ...rest,
    inline: labelled(inline, names),
    children: children.map(entry),
  });
  return blocks.map((block) => (block.kind === "list" ? { ...block, entries: block.entries.map(entry) } : block));
}

/** Full names, first names and accounts of those who were there. */
function namesOf(blocks: readonly Block[]): ReadonlySet<string> {
  const written = blocks.flatMap((block, at): readonly string[] => {
    const before = blocks[at - 1];
    const headed = before?.kind === "heading" && HEADED.test(before.inline.text);
    if (block.kind === "list" && headed) return block.entries.map(({ inline }) => inline.text);
    if (block.kind !== "paragraph") return [];
    if (headed) return block.inline.text.split(BETWEEN_NAMES);
    return block.inline.text
      .split(/\n|(?<=[.。])\s+/u)
      .flatMap((line) => LINE.exec(line)?.[1]?.split(BETWEEN_NAMES) ?? []);
  });
  return new Set(written.flatMap(namesIn));
}

function namesIn(written: string): string[] {
  const name = written
    .replace(BEHIND_NAME, "")
    .replace(/[.。]$/u, "")
    .trim();
  const words = name.split(/\s+/u);
  if (!/^[\p{Lu}\p{Lo}]/u.test(name) || words.length > MOST_NAME_WORDS) return [];
  const account = /@([\p{L}\p{N}_-]{3,})/u.exec(written)?.[1];
  const first = words.length > 1 ? (words[0] ?? "") : "";
  return [name, ...(first.length < SHORTEST_NAME ? [] : [first]), ...(account === undefined ? [] : [account])];
}

function labelled(inline: InlineText, names: ReadonlySet<string>): InlineText {
  const { text, strong } = inline;
  const name = [...names].find((at) => text.startsWith(at) && !/^[\p{L}\p{M}\p{N}]/u.test(text.slice(at.length)));
  if (name === undefined) return inline;
  const behind = text.slice(name.length);
  const mark = (SET_OFF.exec(behind) ?? NEW_CLAUSE.exec(behind))?.[0];
  const said = behind.slice(mark?.length ?? 0);
  // "Ada, Ben and Kim will meet": one of several.
  const listed = LINKS.test(said) || [...names].some((at) => said.startsWith(at));
  if (mark === undefined || said === "" || listed) return inline;
  const shift = 2 - mark.length;
  return {
    text: `${name}: ${said}`,
    strong: strong.flatMap(({ start, end }) =>
      start < name.length ? [] : [{ start: start + shift, end: end + shift }],
    ),
  };
}
