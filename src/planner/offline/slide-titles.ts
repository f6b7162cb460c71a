import type { SlideContent } from "../../deck/slide-content.ts";
import { displayLength } from "../../deck/display-length.ts";
import type { LanguageRules } from "../language/language-rules.ts";
import { firstWords } from "../text/first-words.ts";
import { versionsOf } from "../text/shorten.ts";
import { wordCount } from "../text/word-count.ts";

const FEWEST_WORDS = 2;
const MOST_WORDS = 12;
const MOST_LENGTH = 84;
const CLAUSE = /^(.{12,}?)(?:[,;:，；：、–—]\s|\s[–—-]\s)/u;

/**
 * What slides are called in lists and over the API: the headline where it is short, else its kicker, its first clause or
 * its first words. No two slides of a deck get the same name as long as there is another to choose.
 */
export function slideTitles(slides: readonly SlideContent[], rules: LanguageRules): readonly string[] {
  const given = new Set<string>();
  return slides.map((content) => {
    const names = namesFor(content, rules);
    const name = names.find((candidate) => !given.has(candidate)) ?? names[0] ?? content.title.text;
    given.add(name);
    return name;
  });
}

function namesFor(content: SlideContent, rules: LanguageRules): readonly string[] {
  const { kicker } = content;
  const title = { text: nameOf(content) };
  const clause = CLAUSE.exec(title.text)?.[1]?.trim() ?? "";
  const versions = versionsOf(title.text, rules);
  // A single word is told apart by the section it stands in.
  const placed = kicker === undefined || wordCount(title.text) > 1 ? "" : `${kicker.text}: ${title.text}`;
  const brief = [title.text, placed, versions.at(-1) ?? "", kicker?.text ?? "", clause].filter(isBrief);
  return [...brief, firstWords(title.text, { length: MOST_LENGTH, words: MOST_WORDS }, rules), title.text];
}

/** "92%" large over "of small rivers had no gauge" is one sentence. */
function nameOf(content: SlideContent): string {
  const { text } = content.title;
  return content.type === "stat" && /^\p{Ll}/u.test(text) ? `${content.value.text} ${text}` : text;
}

function isBrief(name: string): boolean {
  const words = wordCount(name);
  return words >= FEWEST_WORDS && words <= MOST_WORDS && displayLength(name) <= MOST_LENGTH;
}
