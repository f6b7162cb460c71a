import type { Phrase, SlideContent } from "../../../../deck/slide-content.ts";
import type { Claim, Run } from "../../digest/claim.ts";
import { isQuestion, isSelfContained } from "../../../text/standing.ts";
import { wordCount } from "../../../text/word-count.ts";
import { bestWindow, fits, lineFor, phraseOf, sentenceBehind, type Window } from "../../wording.ts";
import { type Headline, kickerFor } from "../headline.ts";
import { type Assignment, type Proposal, type SlotWriter, statedClaims } from "../proposal.ts";
import { bodyRoom, titleRoom } from "../room.ts";
import { coverage, scoreOf } from "../score.ts";

const BODY_LENGTHS = [bodyRoom("tip"), 170, 110] as const;
const HEADLINES_TRIED = 6;
const COUNTS_FROM_ONE =
  /^(?:First(?:ly)?|Erstens|Zum einen|Premièrement|D[’']abord|Primero|En primer lugar|Primeiro|Em primeiro lugar|Primo|In primo luogo|Ten eerste|Во-первых|まず|第一に|首先|第一|첫째|أولا|ראשית|पहला)(?![\p{Ll}\p{M}])/u;
/** A longer statement is a paragraph: under its heading it reads better as one. */
const MOST_WORDS = 22;
/** Below this two texts share no telling term. */
const RELATED = 0.06;

/** Prose as a headline with one to three sentences under it. */
export const writeTip: SlotWriter = (assignment) => {
  const { segment } = assignment;
  const proposals = assignment.headlines
    .filter((headline) => headline.announces === undefined && !isQuestion(headline.title.text))
    .filter(({ claim }) => claim?.needs !== "items")
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
        bareness(headline);
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
    const support = sentenceBehind(claim, proseRuns(assignment), rules, {
      length: bodyRoom("statement"),
      skip: assignment.taken,
    });
    if (claim.needs === "items" || (claim.needs === "reply" && support === undefined)) return [];
    const uses = [claim, ...(support?.claims ?? [])];
    const brief = fits(text, { length: 96, words: 16 }) ? 0.3 : fits(text, { length: 130 }) ? 0.15 : 0;
    const pointed = rules.contains("contrast", text) ? 0.15 : 0;
    const weak = rules.opensWith("conditionals", text) || !isSelfContained(text, rules) ? 0.2 : 0;
    const long = kicker !== undefined && rules.spaced && wordCount(text) > MOST_WORDS ? 0.2 : 0;
    const promises = announces(claim, assignment) ? 0.3 : 0;
    const craft = 0.45 * claim.salience + brief + pointed + (kicker === undefined ? 0 : 0.1) - weak - promises - long;
    const head = { type: "statement" as const, ...(kicker === undefined ? {} : { kicker }), title };
    const bare: SlideContent = head;
    const candidates: [SlideContent, ...SlideContent[]] =
      support === undefined
        ? [bare]
        : [{ ...head, body: support.phrase }, ...(claim.needs === undefined ? [bare] : [])];
    return [
      { type: "statement" as const, candidates, uses, score: scoreOf("statement", craft, coverage(uses, segment)) },
    ];
  });
  return best(proposals);
};

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
function strangeness({ claim }: Headline, body: Window, { digest }: Assignment): number {
  const [first] = body.claims;
  if (claim === undefined || first === undefined || first.standing === "leaning") return 0;
  return digest.terms.similarity(claim.sentence.text, body.phrase.text) < RELATED ? 0.45 : 0;
}

/** A single word over a paragraph says nothing: a sentence of the section does better alone. */
function bareness({ title }: Headline): number {
  return wordCount(title.text) < 2 ? 0.3 : 0;
}

function tip({ title, kicker }: Headline, body: Phrase): SlideContent {
  return { type: "tip", ...(kicker === undefined ? {} : { kicker }), title, body };
}

/** Under a sentence stands what follows it in its paragraph; under a heading, the best of the section. */
function bodiesUnder({ title, claim, leads }: Headline, assignment: Assignment): Window[] {
  const { taken, digest } = assignment;
  const open = leads === undefined ? proseRuns(assignment) : leads.runs;
  const runs = claim === undefined ? open : runsBehind(claim, assignment);
  const skip = claim === undefined ? taken : new Set([...taken, claim]);
  const bodies: Window[] = [];
  for (const length of BODY_LENGTHS) {
    const wish =
      claim === undefined ? { length, skip, favour: nearness(title.text, digest) } : { length, skip, after: claim };
    const body = bestWindow(runs, digest.rules, wish);
    const replies = claim?.needs !== "reply" || runs.some((run) => run[run.indexOf(claim) + 1] === body?.claims[0]);
    if (body !== undefined && replies && body.phrase.text !== bodies.at(-1)?.phrase.text) bodies.push(body);
  }
  return bodies;
}

/** Under a heading, what speaks of the heading's matter; no sentence that only grants something or sets a case. */
function nearness(heading: string, { rules, terms }: Assignment["digest"]): (claim: Claim) => number {
  return ({ text }) => {
    const hedges = rules.opensWith("leadIns", text) || rules.opensWith("conditionals", text);
    return 0.4 * terms.similarity(text, heading) - (hedges ? 0.2 : 0);
  };
}

/** What is left of the claim's paragraph, and the paragraph after it. */
function runsBehind(claim: Claim, assignment: Assignment): Run[] {
  const runs = proseRuns(assignment);
  const at = runs.findIndex((run) => run.includes(claim));
  const own = runs[at];
  if (own === undefined) return [];
  const rest = own.slice(own.indexOf(claim));
  const next = runs[at + 1];
  return rest.length > 1 || next === undefined || next[0]?.section !== claim.section ? [rest] : [next];
}

function proseRuns({ segment }: Assignment): Run[] {
  return segment.passages.filter((passage) => passage.unit.kind !== "quote").flatMap((passage) => passage.runs);
}

function best(proposals: readonly Proposal[]): readonly Proposal[] {
  const [first, ...rest] = proposals;
  return first === undefined ? [] : [rest.reduce((top, at) => (at.score > top.score ? at : top), first)];
}
