import { type Check, type Finding, result } from "./check-result.ts";
import { numbersIn } from "./numbers.ts";
import { textsOf } from "./slide-texts.ts";

/**
 * Every number on a slide, in titles, notes and charts is in the source or was given with the request; whole numbers up
 * to the slide count are free, they may count steps or slides.
 */
export const numbersInSource: Check = ({ plan, source, given, slideCount }) => {
  const known = new Set([source.text, ...given].flatMap(numbersIn));
  const isFree = (number: string): boolean => /^\d+$/.test(number) && Number(number) <= slideCount;
  const findings: Finding[] = [];
  let units = 0;
  for (const [slide, { candidates, title, notes }] of plan.slides.entries()) {
    const texts = candidates.flatMap((content) => textsOf(content).map(({ phrase }) => phrase.text));
    for (const text of [...texts, title, notes]) {
      for (const number of numbersIn(text)) {
        units++;
        if (known.has(number) || isFree(number)) continue;
        const message = `The number ${number} is not in the source.`;
        findings.push({ check: "numbers_in_source", slide, text, message });
      }
    }
  }
  return result("numbers_in_source", units, findings);
};
