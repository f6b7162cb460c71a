import type { Phrase } from "../../deck/slide-content.ts";
import { opensWithExpletive } from "../text/expletives.ts";
import { wordCount } from "../text/word-count.ts";
import { type Check, type CheckName, type CheckedPlan, type Finding, result } from "./check-result.ts";
import { bulletsOf } from "./slide-texts.ts";

const MOST_WORDS = 12;
const MOST_UNSPACED_CHARACTERS = 26;
/** Characters in which a bullet has to end as its source. */
const TAIL = 12;
const LOOSE_END = /[:：,，、;；،–—-]\s*$/u;

function bulletCheck(
  check: CheckName,
  message: string,
  fails: (phrase: Phrase, checked: CheckedPlan, labelled: boolean) => boolean,
): Check {
  return (checked) => {
    const bullets = bulletsOf(checked.plan);
    const findings = bullets
      .filter(({ phrase, labelled }) => fails(phrase, checked, labelled))
      .map(({ at, phrase }): Finding => ({ check, slide: at, text: phrase.text, message }));
    return result(check, bullets.length, findings);
  };
}

function endsItsSource({ text, sources }: Phrase, source: string): boolean {
  const bare = (words: string): string => words.replace(/[^\p{L}\p{M}\p{N}]+$/u, "");
  const last = sources.at(-1);
  const goesOn = last !== undefined && /^\s*\p{Ll}/u.test(source.slice(last.end, last.end + 2));
  return last !== undefined && !goesOn && bare(source.slice(last.start, last.end)).endsWith(bare(text).slice(-TAIL));
}

/** Bullets have at most 12 words, in scripts without spaces at most 26 characters. */
export const bulletLength = bulletCheck("bullet_length", "The bullet is too long.", ({ text }, { rules }) =>
  rules.spaced ? wordCount(text) > MOST_WORDS : [...text].length > MOST_UNSPACED_CHARACTERS,
);

/** No bullet ends in a colon or a comma, nor in a function word where its source goes on: it would be cut off. */
export const danglingBullet = bulletCheck(
  "dangling_bullet",
  "The bullet breaks off.",
  (phrase, { rules, source }) =>
    LOOSE_END.test(phrase.text) ||
    (rules.spaced && rules.endsWith("functionWords", phrase.text) && !endsItsSource(phrase, source.text)),
);

/** No bullet opens with a pronoun whose noun is on another slide or on none; a label beside it is its noun. */
export const pronounOpening = bulletCheck(
  "pronoun_opening",
  "The bullet opens with a pronoun that refers to nothing.",
  ({ text }, { rules }, labelled) =>
    !labelled && rules.opensWith("pointers", text) && !opensWithExpletive(text, rules.language),
);
