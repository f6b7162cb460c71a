import type { FixedWords } from "../../deck/fixed-words.ts";
import { fixedPhrase, type SlideContent } from "../../deck/slide-content.ts";

/**
 * Slides that ask the author for what the source does not say. They carry a draft label and no figures; nothing on
 * them is a claim.
 */
export function promptSlides(words: FixedWords, count: number, from = 0): readonly SlideContent[] {
  const { prompts } = words;
  return Array.from({ length: count }, (_, place) => {
    const at = from + place;
    const prompt = prompts[at % prompts.length] ?? prompts[0];
    const title = at < prompts.length ? prompt : `${words.inDetail}: ${prompt}`;
    return {
      type: "tip",
      kicker: fixedPhrase(words.draft),
      title: fixedPhrase(title),
      body: fixedPhrase(words.fillIn),
    };
  });
}
