import type { Phrase, SlideContent } from "../../../../deck/slide-content.ts";
import type { LanguageRules } from "../../../language/language-rules.ts";
import { saysNothing } from "../../../text/asides.ts";
import { isSelfContained } from "../../../text/standing.ts";
import { wordCount } from "../../../text/word-count.ts";
import type { Claim } from "../../digest/claim.ts";
import { messageGain } from "../../salience/message.ts";
import { fits, lineFor, phraseOf, type Window } from "../../wording.ts";
import { kickerFor } from "../headline.ts";
import { type Assignment, bestProposal, type Proposal, type SlotWriter, statedClaims } from "../proposal.ts";
import { bodyRoom, titleRoom } from "../room.ts";
import { coverage, scoreOf } from "../score.ts";
import { bodyBehind, bodyBeside, leansOnCut, proseRuns, strangenessTo } from "./support.ts";

/** Half-ems of a sentence that fills a slide well; the slide holds a little more. */
const STATEMENT = 170;
/** A longer statement is a paragraph: under its heading it reads better as one. */
const MOST_WORDS = 18;
/** A statement and what stands under it together are no longer than this. */
const MOST_WORDS_IN_ALL = 60;
/** Sentences that are tried with what may stand under them. */
const MOST_TRIED = 10;
const SUPPORT_LENGTHS = [bodyRoom("statement"), 160] as const;
/** A sentence that weighs less says hardly anything. */
const SLIGHT = 0.12;
/** What a statement loses that stands alone though its paragraph goes on. */
const THIN = 0.12;
/** What it loses under which stands what led to it, unless it says what that comes to. */
const INVERTED = 0.12;
/** What a decision gains over the talk that led to it. */
const SETTLES = 0.3;
const COUNTS_FROM_ONE =
  /^(?:First(?:ly)?|Erstens|Zum einen|Premièrement|D[’']abord|Primero|En primer lugar|Primeiro|Em primeiro lugar|Primo|In primo luogo|Ten eerste|Во-первых|まず|第一に|首先|第一|첫째|أولا|ראשית|पहला)(?![\p{Ll}\p{M}])/u;

/** One sentence that fills the slide, with what its paragraph says about it under it. */
export const writeStatement: SlotWriter = (assignment) =>
  bestProposal(
    statedClaims(assignment)
      .filter(({ unit, labelled }) => unit.kind !== "quote" && !labelled)
      .filter(({ needs }) => needs !== "items" && needs !== "point")
      .flatMap((claim) => lineOf(claim, assignment))
      .sort((a, b) => b.craft - a.craft || a.claim.order - b.claim.order)
      .slice(0, MOST_TRIED)
      .flatMap((line) => statementOf(line, assignment)),
  );

/** A sentence as it would fill a slide. */
interface Line {
  readonly claim: Claim;
  readonly text: string;
  readonly kicker: Phrase | undefined;
  readonly craft: number;
}

function lineOf(claim: Claim, { digest: { rules }, segment }: Assignment): Line[] {
  const text =
    lineFor(claim.text, rules, { length: STATEMENT }) ?? lineFor(claim.text, rules, { length: titleRoom("statement") });
  if (text === undefined) return [];
  const kicker = kickerFor(segment.section, text, rules);
  return [{ claim, text, kicker, craft: lineCraft(text, claim, kicker, rules) }];
}

function statementOf({ claim, text, kicker, craft: line }: Line, assignment: Assignment): Proposal[] {
  const { digest, segment } = assignment;
  const { rules } = digest;
  const bodies = supportsFor(claim, wordCount(text), assignment).filter(
    (body) => !leansOnCut(text, claim, body, rules),
  );
  const [support] = bodies;
  if (claim.needs === "reply" && support === undefined) return [];
  const uses = [claim, ...(support?.claims ?? [])];
  // What stands under it makes it clearer, no stronger.
  const carried = (2 * coverage([claim], segment) + coverage(uses, segment)) / 3;
  const craft =
    line -
    (announces(claim, assignment) ? 0.3 : 0) -
    (support === undefined ? barenessOf(claim, text, assignment) : inversionOf(support, claim, rules));
  const head = { type: "statement" as const, ...(kicker && { kicker }), title: phraseOf(text, claim.sentence) };
  const bare: SlideContent = head;
  const [fullest = bare, ...shorter] = bodies.map(({ phrase }): SlideContent => ({ ...head, body: phrase }));
  const last = bodies.length === 0 || claim.needs !== undefined ? [] : [bare];
  const candidates: [SlideContent, ...SlideContent[]] = [fullest, ...shorter, ...last];
  return [{ type: "statement", candidates, uses, score: scoreOf("statement", craft, carried) }];
}

/** How well a sentence does as a line by itself: brief, to the point, no hedge. */
function lineCraft(
  text: string,
  { salience, settles }: Claim,
  kicker: Phrase | undefined,
  rules: LanguageRules,
): number {
  const brief = fits(text, { length: 96, words: 16 }) ? 0.3 : fits(text, { length: 130 }) ? 0.15 : 0;
  const pointed = rules.contains("contrast", text) ? 0.15 : 0;
  const weak = saysNothing(text, rules) || isVague(text, rules) || !isSelfContained(text, rules) ? 0.2 : 0;
  const wordy = kicker !== undefined && rules.spaced && wordCount(text) > MOST_WORDS;
  const long = !settles && (wordy || !fits(text, { length: STATEMENT })) ? 0.2 : 0;
  return 0.45 * salience + (settles ? SETTLES : 0) + brief + pointed + (kicker === undefined ? 0 : 0.1) - weak - long;
}

/** A sentence alone: where its paragraph goes on, or where it only sets a case, more was to be said. */
function barenessOf(claim: Claim, text: string, assignment: Assignment): number {
  const thin = hasCompany(claim, assignment) ? THIN : 0;
  return thin + (assignment.digest.rules.opensWith("conditionals", text) ? 0.2 : 0);
}

function inversionOf({ claims: [first] }: Window, claim: Claim, { language }: LanguageRules): number {
  const inverted = first !== undefined && first.order < claim.order;
  return inverted && messageGain(claim.sentence.text, language) <= 0 ? INVERTED : 0;
}

/** What stands under a statement, the fullest first: what follows it right away, if that says anything. */
function supportsFor(claim: Claim, words: number, assignment: Assignment): readonly Window[] {
  const supports: Window[] = [];
  for (const length of SUPPORT_LENGTHS) {
    const room = assignment.digest.rules.spaced ? { length, words: MOST_WORDS_IN_ALL - words } : { length };
    const behind = bodyBehind(claim, room, assignment);
    const found =
      behind?.claims.some(isWorthwhile) === true || claim.needs === "reply"
        ? behind
        : (akinTo(claim, bodyBeside(claim, room, assignment), assignment) ?? behind);
    if (found !== undefined && found.phrase.text !== supports.at(-1)?.phrase.text) supports.push(found);
  }
  return supports;
}

/** Whether a sentence explains the one before it, or weighs something by itself. */
function isWorthwhile({ standing, salience }: Claim): boolean {
  return standing === "leaning" || salience >= SLIGHT;
}

/** Only what led to a sentence stands under it though they share no term. */
function akinTo(claim: Claim, body: Window | undefined, assignment: Assignment): Window | undefined {
  const last = body?.claims.at(-1);
  const leadsTo = last?.unit === claim.unit && last.order === claim.order - 1;
  return body === undefined || (!leadsTo && strangenessTo(claim, body, assignment) > 0) ? undefined : body;
}

/** Whether another sentence of its paragraph could stand beside it. */
function hasCompany(claim: Claim, assignment: Assignment): boolean {
  const own = proseRuns(assignment).find((run) => run.includes(claim)) ?? [];
  return own.some((other) => other !== claim && other.standing !== "unfit" && !other.asks);
}

/**
 * Whether a sentence speaks for what comes ("… were highlighted by two points"): the last before a list, or before
 * "First, …". Alone it promises more than it says.
 */
function announces(claim: Claim, { digest }: Assignment): boolean {
  const at = digest.passages.findIndex(({ unit }) => unit === claim.unit);
  const run = digest.passages[at]?.runs.find((sentences) => sentences.includes(claim)) ?? [];
  const behind = run[run.indexOf(claim) + 1];
  if (behind !== undefined) return COUNTS_FROM_ONE.test(behind.sentence.text);
  const next = digest.passages[at + 1];
  return next?.unit.kind === "list" && next.section === claim.section;
}

/** "Some people …", "In some projects …". */
function isVague(text: string, rules: LanguageRules): boolean {
  return rules.opensWith("vague", text) || (rules.spaced && rules.opensWith("vague", text.replace(/^\S+\s+/u, "")));
}
