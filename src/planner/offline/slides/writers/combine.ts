import { displayLength } from "../../../../deck/display-length.ts";
import type { Item, Phrase } from "../../../../deck/slide-content.ts";
import { wordCount } from "../../../text/word-count.ts";
import { SHORT_WORDS } from "../../wording.ts";

const BETWEEN = " · ";

/**
 * More brief entries than a slide has rows, all the same: neighbours share a row, the shortest first. None where two have
 * no room in one.
 */
export function inFewerRows(lines: readonly Phrase[], rows: number, length: number): readonly Item[] | undefined {
  if (lines.length > 2 * rows) return undefined;
  const joined: Phrase[] = [...lines];
  const single = new Set<Phrase>(lines);
  while (joined.length > rows) {
    const at = shortestPair(joined, single);
    const [one, other] = [joined[at], joined[at + 1]];
    if (one === undefined || other === undefined) return undefined;
    const text = one.text + BETWEEN + other.text;
    if (displayLength(text) > length || wordCount(text) > SHORT_WORDS) return undefined;
    joined.splice(at, 2, { text, sources: [...one.sources, ...other.sources] });
  }
  return joined.map((text) => ({ text }));
}

/** Where the two neighbours begin that are shortest together and each a single entry; -1 for nowhere. */
function shortestPair(lines: readonly Phrase[], single: ReadonlySet<Phrase>): number {
  const lengths = lines.map((line, at) => {
    const next = lines[at + 1];
    if (next === undefined || !single.has(line) || !single.has(next)) return Infinity;
    return displayLength(line.text) + displayLength(next.text);
  });
  const least = Math.min(...lengths);
  return least === Infinity ? -1 : lengths.indexOf(least);
}
