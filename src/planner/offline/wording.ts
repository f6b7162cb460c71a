import { displayLength } from "../../deck/display-length.ts";
import type { Phrase } from "../../deck/slide-content.ts";
import type { Sentence } from "../source/source-document.ts";
import type { Claim, Run } from "./digest/claim.ts";
import type { LanguageRules } from "../language/language-rules.ts";
import { rememberedIn } from "../language/remembered.ts";
import { headlineCase, versionsOf } from "../text/shorten.ts";
import { asksWhy, givesReason, isYesOrNo, mayAnswer } from "../text/answers.ts";
import { isSelfContained } from "../text/standing.ts";
import { wordCount } from "../text/word-count.ts";
import { stretchFrom, type Window, type WindowWish } from "./stretches.ts";

/** Words a bullet or title may have before it stops being one. */
export const SHORT_WORDS = 12;

/** Characters of a bullet in scripts without spaces. */
const SHORT_UNSPACED = 26;

/** By how many words a row is longer than a glance takes; in scripts without spaces two characters are a word. */
export function beyondAGlance(text: string, { spaced }: LanguageRules): number {
  return spaced ? wordCount(text) - SHORT_WORDS : ([...text].length - SHORT_UNSPACED) / 2;
}

export interface Room {
  /** Half-ems. */
  readonly length: number;
  readonly words?: number;
}

export function fits(text: string, { length, words = Infinity }: Room): boolean {
  return displayLength(text) <= length && wordCount(text) <= words;
}

/** The versions of a sentence as lines of their own, the fullest first. */
const linesOf = rememberedIn((sentence, rules: LanguageRules): readonly string[] =>
  versionsOf(sentence, rules).map((version) => headlineCase(version, rules)),
);

/** The fullest version of a sentence that fits, as a line of its own; none where even the shortest does not. */
export function lineFor(sentence: string, rules: LanguageRules, room: Room): string | undefined {
  return linesOf(sentence, rules).find((line) => fits(line, room));
}

/** A line within twelve words if the sentence can be that short, else within `length` alone. */
export function bulletFor(sentence: string, rules: LanguageRules, length: number): string | undefined {
  const lines = linesOf(sentence, rules).filter(
    (line, at) => fits(line, { length }) && (at === 0 || !rules.spaced || !rules.endsWith("functionWords", line)),
  );
  return lines.find((line) => fits(line, { length, words: SHORT_WORDS })) ?? lines[0];
}

export function phraseOf(text: string, ...sentences: readonly Sentence[]): Phrase {
  return { text, sources: sentences.map((sentence) => sentence.span) };
}

export type { Window } from "./stretches.ts";

const FEWEST_OPENING_WORDS = 4;
/** What sentences gain at the head of their section, and how fast that fades. */
const HEAD_BONUS = 0.22;
const FADING = 2.5;

/**
 * The best stretch of sentences that fits. It opens with a sentence that points at nothing
 * outside itself, or follows `after`; sentences at the head of the runs come before those from their middle.
 */
export function bestWindow(runs: readonly Run[], rules: LanguageRules, wish: WindowWish): Window | undefined {
  return widestWindow(runs, rules, wish, true) ?? widestWindow(runs, rules, wish, false);
}

function widestWindow(
  runs: readonly Run[],
  rules: LanguageRules,
  wish: WindowWish,
  strict: boolean,
): Window | undefined {
  let best: Window | undefined;
  let place = 0;
  for (const run of runs) {
    for (let start = 0; start < run.length; start++, place++) {
      const opener = run[start];
      const follows = start > 0 && run[start - 1] === wish.after;
      if (strict && !follows && opener !== undefined && opener !== wish.head && !opensWell(opener, rules)) continue;
      const found = stretchFrom(run, start, rules, wish);
      const gain = opener === undefined ? 0 : (wish.favour?.(opener) ?? 0);
      const score = (found?.score ?? 0) + HEAD_BONUS * Math.exp(-place / FADING) + gain;
      if (found !== undefined && (best === undefined || score > best.score)) best = { ...found, score };
    }
  }
  return best;
}

/** Half sentences behind labels, and words too few to be understood, open nothing. */
function opensWell(claim: Claim, rules: LanguageRules): boolean {
  return !claim.labelled && wordCount(claim.text) >= FEWEST_OPENING_WORDS && isSelfContained(claim.text, rules);
}

/** Openings that grant something, or speak of some or of one case: an answer may do better. */
const HEDGES = ["vague", "leadIns", "conditionals"] as const;

/**
 * An answer: the first sentence that reads alone and can answer `question`, with what follows it; one that the next
 * takes back only where there is no other. None where that sentence does not fit.
 */
export function answerFrom(
  question: string,
  runs: readonly Run[],
  rules: LanguageRules,
  wish: WindowWish,
): Window | undefined {
  const answers = (claim: Claim, run: Run): boolean =>
    mayAnswer(question, claim.text, rules.language) || isYesOrNo(run[run.indexOf(claim) - 1]?.sentence.text ?? "");
  const isAnswer = (claim: Claim, run: Run): boolean =>
    claim.standing === "alone" && !claim.asks && !wish.skip.has(claim) && answers(claim, run);
  const isWhole = (claim: Claim, run: Run): boolean =>
    isAnswer(claim, run) && claim.needs === undefined && !HEDGES.some((list) => rules.opensWith(list, claim.text));
  const reason = asksWhy(question) ? reasonFrom(runs, rules, wish) : undefined;
  if (reason !== undefined) return reason;
  const test = runs.some((run) => run.some((claim) => isWhole(claim, run))) ? isWhole : isAnswer;
  const run = runs.find((at) => at.some((claim) => test(claim, at)));
  if (run === undefined) return undefined;
  const first = run.findIndex((claim) => test(claim, run));
  const opening = run[first - 1];
  const answer = stretchFrom(run.slice(first), 0, rules, wish);
  if (answer === undefined || opening === undefined || !isYesOrNo(opening.sentence.text)) return answer;
  const { text, sources } = answer.phrase;
  const whole = opening.sentence.text + (rules.spaced ? " " : "") + text;
  if (displayLength(whole) > wish.length) return answer;
  return { ...answer, phrase: { text: whole, sources: [opening.sentence.span, ...sources] } };
}

/** Sentences under a question that asks why among which the reason stands. */
const REASON_WITHIN = 4;

/** The first sentence that gives a reason in so many words, with what follows it: "Because …". */
function reasonFrom(runs: readonly Run[], rules: LanguageRules, wish: WindowWish): Window | undefined {
  const places = runs.flatMap((run) => run.map((claim, at) => ({ claim, run, at })));
  const found = places
    .filter(({ claim }) => !claim.asks && claim.standing !== "unfit")
    .slice(0, REASON_WITHIN)
    .find(({ claim }) => givesReason(claim.sentence.text));
  const before = found?.run[found.at - 1];
  return found && stretchFrom(found.run, found.at, rules, { ...wish, ...(before && { after: before }) });
}

/** What a paragraph says right behind a question of its own. */
export function answerBehind(
  question: Claim,
  run: Run,
  rules: LanguageRules,
  wish: Pick<WindowWish, "length" | "skip">,
): Window | undefined {
  const at = run.indexOf(question);
  return stretchFrom(run.slice(at), 1, rules, { ...wish, after: question });
}

/** The sentence right behind a claim in its paragraph, if it can follow it and fits. */
export function sentenceBehind(
  claim: Claim,
  runs: readonly Run[],
  rules: LanguageRules,
  wish: Pick<WindowWish, "length" | "skip">,
): Window | undefined {
  const run = runs.find((at) => at.includes(claim));
  const next = run?.[run.indexOf(claim) + 1];
  if (next === undefined) return undefined;
  return stretchFrom([claim, next], 1, rules, { ...wish, sentences: 1, after: claim });
}
