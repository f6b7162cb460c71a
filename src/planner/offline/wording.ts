import { displayLength } from "../../deck/display-length.ts";
import type { Phrase } from "../../deck/slide-content.ts";
import type { Sentence } from "../source/source-document.ts";
import type { Claim, Run } from "./digest/claim.ts";
import type { LanguageRules } from "../language/language-rules.ts";
import { capitalised, headlineCase, versionsOf } from "../text/shorten.ts";
import { mayAnswer } from "../text/answers.ts";
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
    .filter(
      (line, at) => fits(line, { length }) && (at === 0 || !rules.spaced || !rules.endsWith("functionWords", line)),
    );
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
  /** What a sentence gains as an opening beyond its salience: nearness to the headline it stands under. */
  readonly favour?: (claim: Claim) => number;
}

const WEIGHT_BY_PLACE = [1, 0.6, 0.35, 0.2] as const;

/** Bodies end here, however much room there is: a slide is no page. */
const MOST_BODY_WORDS = 40;
/** From this length (half-ems) on, two sentences are a body. */
const ENOUGH = 130;
/** Below this length a body takes whatever comes next; above it, only what is worth its place. */
const SHORT = 70;
const WORTH_ADDING = 0.4;
const FEWEST_OPENING_WORDS = 4;
/** An answer may begin with one word that says nothing without its question. */
const YES_OR_NO =
  /^(?:yes|no|ja|nein|nee|oui|non|sí|si|sì|sim|não|да|нет|はい|いいえ|是的?|不是?|네|예|아니요|نعم|لا|כן|לא|हाँ|नहीं)[.!。！।]?$/iu;
const BRIDGE_WORDS = 8;
/** "The first mistake is …": what a second may count on from. */
const OPENS_COUNT =
  /^(?:The first|First|One |Der erste|Die erste|Das erste|Erstens|Ein(?:e|er|es)? |Le premier|La première|L[’']un|El primer|La primera|Primero|Un[oa]? |Il primo|La prima|O primeiro|A primeira|De eerste|Het eerste|Перв|第一|一つ目|一番目|首先|첫|أول|הראשון|הראשונה|पहल)/u;
/** What sentences gain at the head of their section, and how fast that fades. */
const HEAD_BONUS = 0.35;
const FADING = 2.5;

/**
 * The best unbroken stretch of sentences of one paragraph that fits. It opens with a sentence that points at nothing
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
      if (strict && !follows && opener !== undefined && !opensWell(opener, rules)) continue;
      const found = windowAt(run, start, rules, wish);
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

function windowAt(run: Run, start: number, rules: LanguageRules, wish: WindowWish): Window | undefined {
  const first = run[start];
  if (first === undefined || wish.skip.has(first) || first.asks || first.standing === "unfit") return undefined;
  const follows = start > 0 && run[start - 1] === wish.after;
  if (first.standing === "leaning" && !follows) return undefined;
  if (rules.opensWith("enumerators", first.text)) return undefined;
  let text = capitalised(first.text, rules.language);
  if (displayLength(text) > wish.length) return undefined;
  const claims: Claim[] = [first];
  let score = first.salience;
  for (let at = start + 1; at < run.length && claims.length < (wish.sentences ?? 3); at++) {
    const next = run[at];
    if (next === undefined || next.standing === "unfit" || next.asks || wish.skip.has(next)) break;
    const longer = text + (rules.spaced ? " " : "") + next.sentence.text;
    if (displayLength(longer) > wish.length || wordCount(longer) > MOST_BODY_WORDS) break;
    // What takes a sentence back belongs to it, however much there is already.
    const replies = claims.at(-1)?.needs === "reply";
    if (!replies && claims.length > 1 && displayLength(text) >= ENOUGH) break;
    if (rules.opensWith("enumerators", next.sentence.text) && !claims.some((claim) => OPENS_COUNT.test(claim.text)))
      break;
    if (!replies && next.standing === "alone" && next.salience < WORTH_ADDING && displayLength(text) >= SHORT) break;
    text = longer;
    score += next.salience * (WEIGHT_BY_PLACE[claims.length] ?? 0.1);
    claims.push(next);
  }
  const whole = withoutHalfThoughts(withoutBridge(claims, run));
  if (whole.length === 0) return undefined;
  if (whole.length < claims.length) text = bodyText(whole, rules);
  const phrase = phraseOf(text, ...whole.map((claim) => claim.sentence));
  return { claims: whole, phrase, score: score + (follows ? 0.2 : 0) + (first.leads ? 0.15 : 0) };
}

/** A brief last sentence that only leads on to one there is no room for ("The town has tried to change this before."). */
function withoutBridge(claims: readonly Claim[], run: Run): readonly Claim[] {
  const last = claims.at(-1);
  const next = last === undefined ? undefined : run[run.indexOf(last) + 1];
  const leadsOn = last !== undefined && last.words <= BRIDGE_WORDS && last.standing === "alone";
  return claims.length > 1 && leadsOn && next !== undefined && next.standing !== "unfit" ? claims.slice(0, -1) : claims;
}

/** No stretch ends on a sentence that the next one takes back, or that counts what nothing names. */
function withoutHalfThoughts(claims: readonly Claim[]): readonly Claim[] {
  const end = claims.findLastIndex(({ needs }) => needs === undefined);
  return claims.slice(0, end + 1);
}

function bodyText(claims: readonly Claim[], rules: LanguageRules): string {
  const [first, ...others] = claims;
  const opening = capitalised(first?.text ?? "", rules.language);
  return [opening, ...others.map(({ sentence }) => sentence.text)].join(rules.spaced ? " " : "");
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
    mayAnswer(question, claim.text, rules.language) || YES_OR_NO.test(run[run.indexOf(claim) - 1]?.sentence.text ?? "");
  const isAnswer = (claim: Claim, run: Run): boolean =>
    claim.standing === "alone" && !claim.asks && !wish.skip.has(claim) && answers(claim, run);
  const isWhole = (claim: Claim, run: Run): boolean =>
    isAnswer(claim, run) && claim.needs === undefined && !HEDGES.some((list) => rules.opensWith(list, claim.text));
  const test = runs.some((run) => run.some((claim) => isWhole(claim, run))) ? isWhole : isAnswer;
  const run = runs.find((at) => at.some((claim) => test(claim, at)));
  if (run === undefined) return undefined;
  const first = run.findIndex((claim) => test(claim, run));
  const opening = run[first - 1];
  const answer = windowAt(run.slice(first), 0, rules, wish);
  if (answer === undefined || opening === undefined || !YES_OR_NO.test(opening.sentence.text)) return answer;
  const { text, sources } = answer.phrase;
  const whole = opening.sentence.text + (rules.spaced ? " " : "") + text;
  if (displayLength(whole) > wish.length) return answer;
  return { ...answer, phrase: { text: whole, sources: [opening.sentence.span, ...sources] } };
}

/** What a paragraph says right behind a question of its own. */
export function answerBehind(
  question: Claim,
  run: Run,
  rules: LanguageRules,
  wish: Pick<WindowWish, "length" | "skip">,
): Window | undefined {
  const at = run.indexOf(question);
  return windowAt(run.slice(at), 1, rules, { ...wish, after: question });
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
