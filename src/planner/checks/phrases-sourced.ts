import { isFixedWord } from "../../deck/fixed-words.ts";
import type { Phrase } from "../../deck/slide-content.ts";
import { type Check, type CheckedPlan, type Finding, result } from "./check-result.ts";
import { textsOf } from "./slide-texts.ts";

const LETTERS = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * Every text points at its place in the source and is made of the words found there, in their order; texts without a
 * place are the product's own words or were given with the request.
 */
export const phrasesSourced: Check = (checked) => {
  const findings: Finding[] = [];
  let units = 0;
  for (const [slide, { candidates }] of checked.plan.slides.entries()) {
    for (const { phrase } of candidates.flatMap(textsOf)) {
      if (phrase.text === "") continue;
      units++;
      const message = faultOf(phrase, checked);
      if (message !== undefined) findings.push({ check: "phrases_sourced", slide, text: phrase.text, message });
    }
  }
  return result("phrases_sourced", units, findings);
};

function faultOf(phrase: Phrase, { plan, source, given }: CheckedPlan): string | undefined {
  if (phrase.sources.length === 0) {
    const own = isOwnWord(phrase.text, plan.language) || given.some((text) => text.includes(trimmedEnd(phrase.text)));
    return own ? undefined : "The text has no place in the source and is none of the product's own words.";
  }
  const { length } = source.text;
  if (phrase.sources.some(({ start, end }) => start < 0 || end > length || start >= end)) {
    return "The text points outside the source.";
  }
  const cited = phrase.sources.map(({ start, end }) => source.text.slice(start, end)).join(" ");
  return isMadeOf(phrase.text, cited) ? undefined : "The text is not made of the words it points at.";
}

/** Whether a text is one of the product's own; a prompt asked again carries a word in front of it. */
export function isOwnWord(text: string, language: string): boolean {
  return text.split(/: (?=[^:]*$)/u).every((part) => isFixedWord(part, language)) || isFixedWord(text, language);
}

function trimmedEnd(text: string): string {
  return text.replace(/…$/u, "").trim();
}

/** Letters of the text, in order, within the letters of what it cites; for scripts without spaces by character. */
export function isMadeOf(text: string, cited: string): boolean {
  const from = wordsOf(cited);
  let at = 0;
  for (const word of wordsOf(trimmedEnd(text))) {
    while (at < from.length && from[at] !== word) at++;
    if (at === from.length) return false;
    at++;
  }
  return true;
}

function wordsOf(text: string): readonly string[] {
  return (text.toLocaleLowerCase().match(LETTERS) ?? []).flatMap((word) =>
    /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f]/u.test(word) ? [...word] : [word],
  );
}
