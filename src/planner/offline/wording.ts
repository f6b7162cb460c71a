import { displayLength } from "../../deck/display-length.ts";
import type { Phrase } from "../../deck/slide-content.ts";
import type { Sentence } from "../source/source-document.ts";
import type { Claim, Run } from "./digest/claim.ts";
import type { LanguageRules } from "../language/language-rules.ts";
import { capitalised, headlineCase, versionsOf } from "../text/shorten.ts";
import { isSelfContained } from "../text/standing.ts";
import { wordCount } from "../text/word-count.ts";

/** Words a bullet or title may have before it stops being one. */
export const SHORT_WORDS = 12;

export interface Room {
  /** Half-ems. */
  readonly length: number;
  readonly words?: number;
}

export function fits(text: string, { length, words = Infinity }: Room): boolean {
  return displayLength(text) <= length && wordCount(text) <= words;
}

/** The fullest version of a sentence that fits, as a line of its own; none where even the shortest does not. */
export function lineFor(sentence: string, rules: LanguageRules, room: Room): string | undefined {
  return versionsOf(sentence, rules)
    .map((version) => headlineCase(version, rules))
    .find((version) => fits(version, room));
}

/** A line within twelve words if the sentence can be that short, else within `length` alone. */
export function bulletFor(sentence: string, rules: LanguageRules, length: number): string | undefined {
  const lines = versionsOf(sentence, rules)
    .map((version) => headlineCase(version, rules))
    .filter((line) => fits(line, { length }) && !(rules.spaced && rules.endsWith("functionWords", line)));
  return lines.find((line) => fits(line, { length, words: SHORT_WORDS })) ?? lines[0];
}

export function phraseOf(text: string, ...sentences: readonly Sentence[]): Phrase {
  return { text, sources: sentences.map((sentence) => sentence.span) };
}

export interface Window {
  readonly claims: Run;
  readonly phrase: Phrase;
  readonly score: number;
}

interface WindowWish {
  readonly length: number;
  readonly sentences?: number;
  readonly skip: ReadonlySet<Claim>;
  /** The sentence shown right above; what leans on it may follow. */
  readonly after?: Claim;
}

const WEIGHT_BY_PLACE = [1, 0.6, 0.35, 0.2] as const;

/**
 * The best unbroken stretch of sentences of one paragraph that fits: it opens with a sentence that reads alone (or
 * follows `after`), so that everything in it still has its context.
 */
export function bestWindow(runs: readonly Run[], rules: LanguageRules, wish: WindowWish): Window | undefined {
  let best: Window | undefined;
  for (const run of runs) {
    for (let start = 0; start < run.length; start++) {
      const found = windowAt(run, start, rules, wish);
      if (found !== undefined && (best === undefined || found.score > best.score)) best = found;
    }
  }
  return best;
}

function windowAt(run: Run, start: number, rules: LanguageRules, wish: WindowWish): Window | undefined {
  const first = run[start];
  if (first === undefined || wish.skip.has(first) || first.asks || first.standing === "unfit") return undefined;
  const follows = start > 0 && run[start - 1] === wish.after;
  if (first.standing === "leaning" && !follows) return undefined;
  let text = capitalised(first.text, rules.language);
  if (displayLength(text) > wish.length) return undefined;
  const claims: Claim[] = [first];
  let score = first.salience;
  for (let at = start + 1; at < run.length && claims.length < (wish.sentences ?? 3); at++) {
    const next = run[at];
    if (next === undefined || next.standing === "unfit" || next.asks || wish.skip.has(next)) break;
    const longer = text + (rules.spaced ? " " : "") + next.sentence.text;
    if (displayLength(longer) > wish.length) break;
    text = longer;
    score += next.salience * (WEIGHT_BY_PLACE[claims.length] ?? 0.1);
    claims.push(next);
  }
  const phrase = phraseOf(text, ...claims.map((claim) => claim.sentence));
  return { claims, phrase, score: score + (follows ? 0.2 : 0) + (first.leads ? 0.15 : 0) };
}

/** Below this a sentence adds nothing a body needs. */
const WORTH_ADDING = 0.28;

/** The best window with what else of the same runs there is room for. */
export function composedBody(runs: readonly Run[], rules: LanguageRules, wish: WindowWish): Window | undefined {
  const core = bestWindow(runs, rules, wish);
  return core === undefined ? undefined : filledUp(core, runs, rules, wish);
}

/** A window and further sentences that read alone and point to nothing outside themselves, in source order. */
function filledUp(core: Window, runs: readonly Run[], rules: LanguageRules, wish: WindowWish): Window {
  let body = core;
  while (body.claims.length < (wish.sentences ?? 3)) {
    const fuller = withOneMore(body, runs, rules, wish);
    if (fuller === undefined) break;
    body = fuller;
  }
  return body;
}

function withOneMore(core: Window, runs: readonly Run[], rules: LanguageRules, wish: WindowWish): Window | undefined {
  const room = wish.length - displayLength(core.phrase.text) - 1;
  const shown = new Set([...wish.skip, ...core.claims]);
  const last = core.claims.at(-1)?.order ?? 0;
  const [extra] = runs
    .flat()
    .filter((claim) => claim.standing === "alone" && !claim.asks && !claim.labelled && !shown.has(claim))
    .filter((claim) => claim.salience >= WORTH_ADDING && isSelfContained(claim.text, rules))
    .filter((claim) => !rules.spaced || !rules.contains("pointers", claim.text))
    .filter((claim) => claim.order > last && displayLength(claim.text) <= room)
    .sort((a, b) => b.salience - a.salience);
  if (extra === undefined) return undefined;
  const text = `${core.phrase.text}${rules.spaced ? " " : ""}${capitalised(extra.text, rules.language)}`;
  return {
    claims: [...core.claims, extra],
    phrase: { text, sources: [...core.phrase.sources, extra.sentence.span] },
    score: core.score + 0.5 * extra.salience,
  };
}

/**
 * An answer: the first sentence that reads alone, with what follows it and what else there is room for. None where that
 * sentence does not fit.
 */
export function answerFrom(runs: readonly Run[], rules: LanguageRules, wish: WindowWish): Window | undefined {
  const isAnswer = (claim: Claim): boolean => claim.standing === "alone" && !claim.asks && !wish.skip.has(claim);
  const at = runs.findIndex((run) => run.some(isAnswer));
  const run = runs[at];
  if (run === undefined) return undefined;
  const first = run.findIndex(isAnswer);
  const opening = bestWindow([run.slice(first)], rules, wish);
  if (opening === undefined || opening.claims[0] !== run[first]) return undefined;
  return filledUp(opening, runs.slice(at + 1), rules, wish);
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
  return windowAt([claim, next], 1, rules, { ...wish, sentences: 1, after: claim });
}
