import type { FixedWords } from "../../deck/fixed-words.ts";
import { fixedPhrase, type SlideContent } from "../../deck/slide-content.ts";

/** Which prompts a short deck asks first: what, why, how, mistakes, the next step; then what a longer one adds. */
const PRIORITY = [0, 2, 4, 9, 13, 6, 3, 8, 1, 7, 5, 10, 11, 12] as const;
const TYPES = ["qa", "tip", "statement"] as const;

/**
 * Slides that ask the author for what the source does not say, in the order a talk would answer. They carry a draft
 * label and no figures; nothing on them is a claim.
 */
export function promptSlides(words: FixedWords, count: number): readonly SlideContent[] {
  const rounds = Math.ceil(count / PRIORITY.length);
  const titles = Array.from({ length: rounds }, (_, round) => {
    const asked = new Set(PRIORITY.slice(0, Math.min(PRIORITY.length, count - round * PRIORITY.length)));
    const prompts = words.prompts.filter((_prompt, at) => [...asked].some((wanted) => wanted === at));
    return prompts.map((prompt) => (round === 0 ? prompt : `${words.inDetail}: ${prompt}`));
  }).flat();
  return titles.map((title, at) => ({
    type: TYPES[at % TYPES.length] ?? "tip",
    kicker: fixedPhrase(words.draft),
    title: fixedPhrase(title),
    body: fixedPhrase(words.fillIn),
  }));
}
