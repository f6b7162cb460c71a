import { wordCount } from "./word-count.ts";

const WORD = /\p{L}[\p{L}\p{M}]{4,}|\p{Nd}[\p{Nd}.,]*/gu;
/** Words of a label from which on it may say what its title says, and the share of them that does. */
const FEWEST_SHARED = 3;
const SAME = 0.75;

/** Whether a title says what the label above it says: it may take up one word of it, not most of a longer one. */
export function saysLabel(title: string, label: string): boolean {
  const bare = (text: string): string => text.toLocaleLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  if (bare(title) === bare(label) || (wordCount(label) > 1 && bare(title).startsWith(bare(label)))) return true;
  const words = new Set(title.toLocaleLowerCase().match(WORD));
  const own: readonly string[] = label.toLocaleLowerCase().match(WORD) ?? [];
  const shared = own.filter((word) => words.has(word)).length;
  return own.length >= FEWEST_SHARED && shared >= own.length * SAME;
}
