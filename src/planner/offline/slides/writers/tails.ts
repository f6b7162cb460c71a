import { displayLength } from "../../../../deck/display-length.ts";
import type { ListItem } from "../../../source/source-document.ts";
import { wordCount } from "../../../text/word-count.ts";

const LONGEST = 32;
const MOST_WORDS = 4;
/** "… (Mika)", "… – Mika, 12 May", "… [Ruth]". */
const TAIL = /\s*(?:[（(]([^()（）]+)[)）]|\[([^\]]+)\]|\s[–—-]+\s+([^–—]+?))[.。]?\s*$/u;
/** Share of the items that have to end alike. */
const MOST = 0.5;
const FEWEST = 3;

/**
 * What most entries of a list end in, in brackets or behind a dash: who does it, by when. It belongs to every row, however
 * short the row has to be. By the item; items without one are missing.
 */
export function sharedTails(items: readonly ListItem[]): ReadonlyMap<ListItem, string> {
  const tails = new Map<ListItem, string>();
  for (const item of items) {
    const [whole, ...groups] = TAIL.exec(item.text) ?? [];
    const inside = groups.join("").trim();
    if (whole === undefined || inside === "" || wordCount(inside) > MOST_WORDS || displayLength(whole) > LONGEST)
      continue;
    if (/\p{L}/u.test(inside)) tails.set(item, whole);
  }
  return items.length >= FEWEST && tails.size >= items.length * MOST ? tails : new Map();
}
