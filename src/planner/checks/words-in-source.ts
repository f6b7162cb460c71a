import { type Check, type Finding, result } from "./check-result.ts";
import { textsOf } from "./slide-texts.ts";

/** Content words of everything that claims something are words of the source (or of the request). */
export const wordsInSource: Check = ({ plan, source, given, termsOf }) => {
  const texts = [source.text, ...given];
  const known = new Set(texts.flatMap((text) => termsOf(text)));
  // A single character of an unspaced script is a term only where it stands alone: look for it in the text itself.
  const isKnown = (term: string): boolean =>
    known.has(term) || ([...term].length === 1 && texts.some((text) => text.includes(term)));
  const findings: Finding[] = [];
  let units = 0;
  for (const [slide, { candidates, notes }] of plan.slides.entries()) {
    const claims = candidates.flatMap(textsOf).filter(({ phrase }) => phrase.sources.length > 0);
    for (const text of [...claims.map(({ phrase }) => phrase.text), notes]) {
      for (const term of termsOf(text)) {
        units++;
        if (isKnown(term)) continue;
        findings.push({ check: "words_in_source", slide, text, message: `"${term}" is no word of the source.` });
      }
    }
  }
  return result("words_in_source", units, findings);
};
