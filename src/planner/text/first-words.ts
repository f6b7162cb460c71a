import { displayLength } from "../../deck/display-length.ts";
import type { LanguageRules } from "../language/language-rules.ts";
import { isWholeWithout } from "./whole-opening.ts";
import { wordCount } from "./word-count.ts";

/** A phrase that ends this far into the room is worth more than a few words beyond it. */
const NEAR_THE_END = 0.55;

/**
 * The opening of a text that is longer than its room, with the mark of an omission: up to the last place where a phrase
 * ends (before a comma or a word such as "of" or "to"), else as many words as fit. Where they are all of the main clause,
 * nothing is marked.
 */
export function firstWords(
  text: string,
  { length, words = Infinity }: { readonly length: number; readonly words?: number },
  rules: LanguageRules,
): string {
  const parts = rules.spaced ? text.split(/(?<=\s)/u) : [...text];
  let longest = "";
  let phrase = "";
  let all = "";
  for (const part of parts) {
    const ends = /[,;:，；：、]\s*$/u.test(all) || (rules.spaced && rules.isWord("functionWords", bare(part)));
    if (ends && withoutEnd(all) === longest) phrase = longest;
    all += part;
    const shown = withoutEnd(all);
    if (wordCount(shown) > words || displayLength(shown) >= length) break;
    if (!rules.spaced || !rules.endsWith("functionWords", shown)) longest = shown;
  }
  if (longest === "" || longest === text) return text;
  const kept = phrase.length > longest.length * NEAR_THE_END ? phrase : longest;
  return isWholeWithout(kept, text.trim().slice(kept.length), rules) ? kept : `${kept}…`;
}

function withoutEnd(text: string): string {
  return text.trim().replace(/(?:\s*[,;:，；：、–—/-])+$/u, "");
}

function bare(word: string): string {
  return word
    .trim()
    .toLocaleLowerCase()
    .replace(/^\P{L}+|\P{L}+$/gu, "");
}
