import type { LanguageTable } from "./language-table.ts";
import { unpointed } from "./unpointed.ts";

/** The fields of a table that are lists of words. */
export type WordList = Exclude<
  keyof LanguageTable,
  "script" | "deletesClauses" | "verbEndings" | "clauseFrom" | "participleEndings"
>;

type Place = "start" | "opener" | "end" | "inside";

/** Finds the words of a language's lists in texts; each list is compiled once for each place it is looked for. */
export interface WordMatcher {
  find(list: WordList, place: Place, text: string): RegExpExecArray | null;
  isWord(list: WordList, word: string): boolean;
}

/** Marks that may stand before the first word of a sentence. */
export const OPENING_MARKS = "^[\\s\"'“”„«»‹›‘’「『（(*_¿¡–—-]*";
export const NEVER = /(?!)/u;

export function wordMatcher(table: LanguageTable | undefined, unspaced: boolean): WordMatcher {
  const loose = unspaced || table?.script === "agglutinated";
  const patterns = new Map<string, RegExp>();
  const sets = new Map<WordList, ReadonlySet<string>>();
  const patternOf = (list: WordList, place: Place): RegExp => {
    const key = `${list} ${place}`;
    const pattern = patterns.get(key) ?? compile(alternatives(table?.[list] ?? ""), place, unspaced, loose);
    patterns.set(key, pattern);
    return pattern;
  };
  return {
    find: (list, place, text) => patternOf(list, place).exec(unpointed(text)),
    isWord: (list, word) => {
      const words = sets.get(list) ?? new Set((table?.[list] ?? "").split("|"));
      sets.set(list, words);
      return words.has(unpointed(word).toLowerCase());
    },
  };
}

/** Longest first, so that a regular expression never stops at a shorter word. */
export function alternatives(words: string): string | undefined {
  if (words === "") return undefined;
  return words
    .split("|")
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("|");
}

function compile(words: string | undefined, place: Place, unspaced: boolean, loose: boolean): RegExp {
  if (words === undefined) return NEVER;
  const left = "(?<![\\p{L}\\p{M}\\p{N}])";
  const right = "(?![\\p{L}\\p{M}\\p{N}])";
  switch (place) {
    case "start":
      return new RegExp(`${OPENING_MARKS}(?:${words})${unspaced ? "" : right}`, "iu");
    case "opener":
      return new RegExp(`${OPENING_MARKS}(?:${words})\\s*[,，、،]\\s*`, "iu");
    case "end":
      return new RegExp(`${unspaced ? "" : left}(?:${words})[^\\p{L}\\p{M}\\p{N}]*$`, "iu");
    case "inside":
      return loose ? new RegExp(`(?:${words})`, "iu") : new RegExp(`${left}(?:${words})${right}`, "iu");
  }
}
