import { BOUNDS, LIST_CONDITIONS } from "../language/bounds.ts";

/** What may stand between the verb and its figure: "the", "al", "el". */
const ARTICLE = "(?:\\s+\\p{L}{1,4}[’'־-]?){0,2}\\s*[$€£¥]?$";
/** No letter before it, but for "n't"; where words are not spaced, anything. */
const WORD_START = "(?:(?<![\\p{L}\\p{M}])|(?=n[’']t))";
const NEVER = /(?!)/u;
const UNSPACED = new Set(["ja", "ko", "zh"]);
const SPACED_OR_NOT =
  "(?:(?<![\\p{L}\\p{M}])|(?<=[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}]))";
const LIST_CONDITION = new RegExp(
  `${SPACED_OR_NOT}(?:${LIST_CONDITIONS})(?:(?![\\p{L}\\p{M}])|(?<=[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Hangul}]))`,
  "iu",
);
const compiled = new Map<string, readonly [before: RegExp, behind: RegExp]>();

/** Whether a figure is one that its sentence says is not reached or not passed ("does not exceed 50%"). */
export function isBounded(before: string, behind: string, language: string): boolean {
  const [front, back] = patternsFor(language);
  return front.test(before) || back.test(behind);
}

/** Whether the line over a list says why or of whom its entries hold, so that none of them holds without it. */
export function bindsItems(intro: string): boolean {
  return LIST_CONDITION.test(intro);
}

/** The words of such a line that say it, from the comma before them on: "because of the flood". */
export function conditionOf(intro: string): string | undefined {
  const tail = intro.split(/[,،，、]\s*/u).at(-1) ?? intro;
  const at = LIST_CONDITION.exec(tail);
  return at?.index === 0 ? tail : undefined;
}

function patternsFor(language: string): readonly [RegExp, RegExp] {
  const found = compiled.get(language);
  if (found !== undefined) return found;
  const { before, behind } = BOUNDS[language] ?? {};
  const start = UNSPACED.has(language) ? "" : WORD_START;
  const patterns = [
    before === undefined ? NEVER : new RegExp(`${start}(?:${before})${ARTICLE}`, "iu"),
    behind === undefined ? NEVER : new RegExp(`^[\\s%％]*(?:${behind})`, "iu"),
  ] as const;
  compiled.set(language, patterns);
  return patterns;
}
