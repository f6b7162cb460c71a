import type { SlideContent } from "../../deck/slide-content.ts";
import { displayLength } from "../../deck/display-length.ts";
import { wordCount } from "../text/word-count.ts";

const MOST_WORDS = 12;
const MOST_LENGTH = 84;
const CLAUSE = /^(.{12,}?)(?:[,;:，；：、–—]\s|\s[–—-]\s)/u;

/**
 * What slides are called in lists and over the API: the headline where it is short, else its kicker or first clause.
 * No two slides of a deck get the same name as long as there is another to choose.
 */
export function slideTitles(slides: readonly SlideContent[]): readonly string[] {
  const given = new Set<string>();
  return slides.map((content) => {
    const names = namesFor(content);
    const name = names.find((candidate) => !given.has(candidate)) ?? names[0] ?? content.title.text;
    given.add(name);
    return name;
  });
}

function namesFor({ title, kicker }: SlideContent): string[] {
  const clause = CLAUSE.exec(title.text)?.[1];
  const all = [title.text, kicker?.text ?? "", clause ?? ""].filter((name) => name !== "");
  const brief = all.filter((name) => wordCount(name) <= MOST_WORDS && displayLength(name) <= MOST_LENGTH);
  return [...brief, title.text];
}
