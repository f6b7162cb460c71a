import { displayLength } from "../../deck/display-length.ts";
import { wordCount } from "../text/word-count.ts";
import { type Check, type Finding, result } from "./check-result.ts";
import { bodySlides, isPrompt } from "./slide-texts.ts";

const FEWEST_WORDS = 2;
const MOST_WORDS = 12;
const MOST_LENGTH = 84;
const FIGURE = /\p{Nd}/u;

/**
 * Titles of body slides, as lists show them, have 2 to 12 words and fit two lines. A heading of the source that is one
 * word ("Decisions") may stay one word: padding it with the deck's title would say nothing. So may a term that is
 * defined.
 */
export const titleLength: Check = ({ plan, source }) => {
  const headings = new Set(source.headings.map(({ text }) => text.replace(/[\s:：.]+$/u, "").toLocaleLowerCase()));
  const slides = bodySlides(plan)
    .map(({ at, content }) => ({
      title: plan.slides[at]?.title ?? "",
      slide: at,
      isTerm: content.type === "definition",
    }))
    .filter(({ title, isTerm }) => wordCount(title) !== 1 || !(isTerm || headings.has(title.toLocaleLowerCase())));
  const findings = slides.flatMap(({ title, slide }): Finding[] => {
    const words = wordCount(title);
    if (words >= FEWEST_WORDS && words <= MOST_WORDS && displayLength(title) <= MOST_LENGTH) return [];
    return [{ check: "title_length", slide, text: title, message: `The title has ${words} words.` }];
  });
  return result("title_length", slides.length, findings);
};

/** Titles of body slides that say something: they have a verb or a figure. A quotation or a term is its own claim. */
export const titleAssertion: Check = ({ plan, rules }) => {
  const slides = bodySlides(plan).filter(({ content }) => content.type !== "definition");
  const findings = slides.flatMap(({ at, content }): Finding[] => {
    const { text } = content.title;
    if (rules.hasVerb(text) || rules.opensWith("imperatives", text) || rules.opensWithOrder(text)) return [];
    if (FIGURE.test(text)) return [];
    return [{ check: "title_assertion", slide: at, text, message: "The title names a subject but claims nothing." }];
  });
  return result("title_assertion", slides.length, findings);
};

/** No two slides carry the same headline. */
export const repeatedTitle: Check = ({ plan }) => {
  const seen = new Set<string>();
  const slides = plan.slides.filter(({ candidates: [content] }) => !isPrompt(content));
  const findings = plan.slides.flatMap(({ candidates: [content] }, slide): Finding[] => {
    const key = content.title.text.toLocaleLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
    if (isPrompt(content) || !seen.has(key)) {
      seen.add(key);
      return [];
    }
    const message = "Another slide has the same title.";
    return [{ check: "repeated_title", slide, text: content.title.text, message }];
  });
  return result("repeated_title", slides.length, findings);
};
