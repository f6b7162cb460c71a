import { FINDING_WORDS } from "./finding-words.ts";

const UNSPACED = new Set(["ja", "zh", "ko"]);
const LEFT = "(?<![\\p{L}\\p{M}])";
const RIGHT = "(?![\\p{L}\\p{M}])";
/** What each sign of a finding is worth beside the salience of a sentence, and all of them together at most. */
const WORTH = { changes: 0.15, decides: 0.16, compares: 0.12, measured: 0.08 } as const;
const MOST = 0.3;
const compiled = new Map<string, RegExp>();

/** What a sentence gains that tells what came of something: a change, a decision, a comparison, a share or price. */
export function findingGain(sentence: string, measured: boolean, language: string): number {
  const words = FINDING_WORDS[language];
  if (words === undefined) return 0;
  let gain = measured ? WORTH.measured : 0;
  for (const sign of ["changes", "decides", "compares"] as const)
    if (pattern(words[sign], language).test(sentence)) gain += WORTH[sign];
  return Math.min(MOST, gain);
}

function pattern(words: string, language: string): RegExp {
  const found = compiled.get(words);
  if (found !== undefined) return found;
  const made = new RegExp(UNSPACED.has(language) ? `(?:${words})` : `${LEFT}(?:${words})${RIGHT}`, "iu");
  compiled.set(words, made);
  return made;
}
