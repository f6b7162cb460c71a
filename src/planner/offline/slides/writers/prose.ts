import type { Phrase, SlideContent } from "../../../../deck/slide-content.ts";
import type { LanguageRules } from "../../../language/language-rules.ts";
import type { Claim } from "../../digest/claim.ts";
import { saysNothing } from "../../../text/asides.ts";
import { isQuestion, isSelfContained } from "../../../text/standing.ts";
import { wordCount } from "../../../text/word-count.ts";
import { bestWindow, fits, lineFor, phraseOf, type Window } from "../../wording.ts";
import { type Headline, kickerFor } from "../headline.ts";
import { type Assignment, type Proposal, type SlotWriter, statedClaims } from "../proposal.ts";
import { bodyRoom, titleRoom } from "../room.ts";
import { coverage, scoreOf } from "../score.ts";
import { bodyBehind, bodyBeside, firstOf, joinedRuns, nearness, proseRuns, runsUnderHeading } from "./support.ts";

const BODY_LENGTHS = [bodyRoom("tip"), 170, 110] as const;
const HEADLINES_TRIED = 6;
const FEWEST_BODY_WORDS = 5;
const COUNTS_FROM_ONE =
  /^(?:First(?:ly)?|Erstens|Zum einen|Premièrement|D[’']abord|Primero|En primer lugar|Primeiro|Em primeiro lugar|Primo|In primo luogo|Ten eerste|Во-первых|まず|第一に|首先|第一|첫째|أولا|ראשית|पहला)(?![\p{Ll}\p{M}])/u;
/** A longer statement is a paragraph: under its heading it reads better as one. */
const MOST_WORDS = 18;
/** Below this two texts share no telling term. */
const RELATED = 0.06;
/** A statement and what stands under it together are no longer than this. */
const MOST_WORDS_IN_ALL = 60;
const SUPPORT_LENGTHS = [bodyRoom("statement"), 160] as const;
/** What a statement loses that stands alone though its paragraph goes on. */
const THIN = 0.12;

/** Prose as a headline with one to three sentences under it. */
export const writeTip: SlotWriter = (assignment) => {
  const { segment } = assignment;
  const proposals = assignment.headlines
    .filter((headline) => headline.announces === undefined && !isQuestion(headline.title.text))
    .filter(({ claim }) => claim?.needs !== "items" && claim?.needs !== "point")
    .slice(0, HEADLINES_TRIED)
    .flatMap((headline) => {
      const bodies = bodiesUnder(headline, assignment);
      const [first] = bodies;
      if (first === undefined) return [];
      const uses = headline.claim === undefined ? first.claims : [headline.claim, ...first.claims];
      const craft =
        0.6 * headline.quality +
        0.4 * Math.min(1, first.score) -
        strangeness(headline, first, assignment) -
        bareness(headline, first);
      const [fullest = first, ...shorter] = bodies;
      const candidates: [SlideContent, ...SlideContent[]] = [
        tip(headline, fullest.phrase),
        ...shorter.map((body) => tip(headline, body.phrase)),
      ];
      return [{ type: "tip" as const, candidates, uses, score: scoreOf("tip", craft, coverage(uses, segment)) }];
    });
  return best(proposals);
};

/** One sentence that fills the slide, with the sentence behind it as support. */
export const writeStatement: SlotWriter = (assignment) => {
  const { digest, segment } = assignment;
  const { rules } = digest;
  const proposals = statedClaims(assignment).flatMap((claim) => {
    const text = lineFor(claim.text, rules, { length: titleRoom("statement") });
    if (text === undefined || claim.unit.kind === "quote" || claim.labelled) return [];
    const title = phraseOf(text, claim.sentence);
    const kicker = kickerFor(segment.section, text, rules);
    const bodies = supportsFor(claim, wordCount(text), assignment);
    const [support] = bodies;
    if (claim.needs === "items" || claim.needs === "point" || (claim.needs === "reply" && support === undefined))
      return [];
    const uses = [claim, ...(support?.claims ?? [])];
    const brief = fits(text, { length: 96, words: 16 }) ? 0.3 : fits(text, { length: 130 }) ? 0.15 : 0;
    const pointed = rules.contains("contrast", text) ? 0.15 : 0;
    const weak =
      saysNothing(text, rules) ||
      (support === undefined && rules.opensWith("conditionals", text)) ||
      isVague(text, rules) ||
      !isSelfContained(text, rules)
        ? 0.2
        : 0;
    const long = kicker !== undefined && rules.spaced && wordCount(text) > MOST_WORDS ? 0.2 : 0;
    const promises = announces(claim, assignment) ? 0.3 : 0;
    // What stands under it makes it clearer, no stronger.
    const carried = (2 * coverage([claim], segment) + coverage(uses, segment)) / 3;
    const thin = support === undefined && hasCompany(claim, assignment) ? THIN : 0;
    const craft =
      0.45 * claim.salience + brief + pointed + (kicker === undefined ? 0 : 0.1) - weak - promises - long - thin;
    const head = { type: "statement" as const, ...(kicker === undefined ? {} : { kicker }), title };
    const bare: SlideContent = head;
    const candidates: [SlideContent, ...SlideContent[]] =
      support === undefined
        ? [bare]
        : [
            { ...head, body: support.phrase },
            ...bodies.slice(1).map(({ phrase }) => ({ ...head, body: phrase })),
            ...(claim.needs === undefined ? [bare] : []),
          ];
    return [{ type: "statement" as const, candidates, uses, score: scoreOf("statement", craft, carried) }];
  });
  return best(proposals);
};

/** What stands under a statement, the fullest first: what follows it right away before anything else. */
function supportsFor(claim: Claim, words: number, assignment: Assignment): readonly Window[] {
  const supports: Window[] = [];
  for (const length of SUPPORT_LENGTHS) {
    const room = assignment.digest.rules.spaced ? { length, words: MOST_WORDS_IN_ALL - words } : { length };
    const found = bodyBehind(claim, room, assignment) ?? akinTo(claim, bodyBeside(claim, room, assignment), assignment);
    if (found !== undefined && found.phrase.text !== supports.at(-1)?.phrase.text) supports.push(found);
  }
  return supports;
}

function akinTo(claim: Claim, body: Window | undefined, assignment: Assignment): Window | undefined {
  return body === undefined || strangenessTo(claim, body, assignment) > 0 ? undefined : body;
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

/** A sentence as title needs a body about the same thing: one that leans on it, or shares a term with it. */
function strangeness({ claim }: Headline, body: Window, assignment: Assignment): number {
  return claim === undefined ? 0 : strangenessTo(claim, body, assignment);
}

function strangenessTo(claim: Claim, body: Window, { digest }: Assignment): number {
  const [first] = body.claims;
  if (first === undefined || first.standing === "leaning") return 0;
  return digest.terms.similarity(claim.sentence.text, body.phrase.text) < RELATED ? 0.45 : 0;
}

/** A single word over a sentence says nothing: that sentence does better alone. Over a paragraph it names it. */
function bareness({ title }: Headline, { claims }: Window): number {
  return wordCount(title.text) >= 2 ? 0 : claims.length > 1 ? 0.12 : 0.3;
}

function tip({ title, kicker }: Headline, body: Phrase): SlideContent {
  return { type: "tip", ...(kicker === undefined ? {} : { kicker }), title, body };
}

/** Under a sentence stands what follows it in its paragraph, or what led to it; under a heading, the best of the section. */
function bodiesUnder({ title, claim, leads }: Headline, assignment: Assignment): Window[] {
  const { taken, digest } = assignment;
  const { rules, terms } = digest;
  const related = (one: Claim, other: Claim): boolean =>
    terms.similarity(one.sentence.text, other.sentence.text) > RELATED;
  const bodies: Window[] = [];
  for (const length of BODY_LENGTHS) {
    const body =
      claim === undefined
        ? bestWindow(joinedRuns(leads === undefined ? runsUnderHeading(assignment) : leads.runs), rules, {
            length,
            skip: taken,
            favour: nearness(title.text, digest),
            head: leads === undefined && assignment.segment.opensSection ? firstOf(assignment) : undefined,
            related,
          })
        : bodyBeside(claim, { length }, assignment);
    if (!isTelling(body) && claim?.needs !== "reply") continue;
    if (body !== undefined && body.phrase.text !== bodies.at(-1)?.phrase.text) bodies.push(body);
  }
  return bodies;
}

/** "All times in UTC.": too brief to explain anything. */
function isTelling(body: Window | undefined): boolean {
  return body !== undefined && wordCount(body.phrase.text) >= FEWEST_BODY_WORDS;
}

/** "Some people …", "In some projects …". */
function isVague(text: string, rules: LanguageRules): boolean {
  return rules.opensWith("vague", text) || (rules.spaced && rules.opensWith("vague", text.replace(/^\S+\s+/u, "")));
}

function best(proposals: readonly Proposal[]): readonly Proposal[] {
  const [first, ...rest] = proposals;
  return first === undefined ? [] : [rest.reduce((top, at) => (at.score > top.score ? at : top), first)];
}
