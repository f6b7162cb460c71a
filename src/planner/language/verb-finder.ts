import { wordCount } from "../text/word-count.ts";
import type { LanguageTable } from "./language-table.ts";
import { unpointed } from "./unpointed.ts";
import { alternatives, NEVER, OPENING_MARKS, type WordMatcher } from "./word-matcher.ts";

/** Tells clauses from labels without a parser: listed verbs, telling endings, words that take an object. */
export interface VerbFinder {
  hasVerb(text: string): boolean;
  /** "Split the bill": a first word that takes an object, as instructions begin. */
  opensWithOrder(text: string): boolean;
  opensWithParticiple(text: string): boolean;
}

export function verbFinder(table: LanguageTable | undefined, words: WordMatcher, opensFreely: boolean): VerbFinder {
  const endings = alternatives(table?.verbEndings ?? "");
  const ending = endings === undefined ? NEVER : new RegExp(`\\p{L}(?:${endings})(?![\\p{L}\\p{M}])`, "iu");
  const participles = alternatives(table?.participleEndings ?? "");
  const participle =
    participles === undefined ? NEVER : new RegExp(`${OPENING_MARKS}\\p{L}+(?:${participles})(?![\\p{L}\\p{M}])`, "iu");
  const clauseFrom = table?.clauseFrom ?? 0;
  const determiners = alternatives(table?.determiners ?? "");
  const inside = determiners === undefined ? /(?!)/gu : objectPattern("(?<=\\p{L},?\\s)(\\p{Ll}", determiners, "gu");
  const opening = determiners === undefined ? NEVER : objectPattern("^(\\p{L}", determiners, "iu");
  const takesObject = (word: string | undefined): boolean =>
    word !== undefined && !words.isWord("functionWords", word) && !words.isWord("beforeDeterminers", word);
  return {
    hasVerb: (text) =>
      words.find("verbs", "inside", text) !== null ||
      ending.test(unpointed(text)) ||
      [...text.matchAll(inside)].some(([, word]) => takesObject(word)) ||
      (clauseFrom > 0 && wordCount(text) >= clauseFrom),
    opensWithOrder: (text) => opensFreely && !participle.test(text) && takesObject(opening.exec(text)?.[1]),
    opensWithParticiple: (text) => participle.test(text),
  };
}

/** A word right before a determiner: a verb, unless the lists know better. */
function objectPattern(word: string, determiners: string, flags: string): RegExp {
  return new RegExp(`${word}[\\p{L}’'-]{2,})\\s+(?:${determiners})(?![\\p{L}\\p{M}])`, flags);
}
