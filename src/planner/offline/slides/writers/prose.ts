import type { Phrase, SlideContent } from "../../../../deck/slide-content.ts";
import { SLOT_CONTRACTS } from "../../../../deck/slot-contracts.ts";
import type { Claim, Run } from "../../digest/claim.ts";
import { bestWindow, fits, lineFor, phraseOf, type Window } from "../../text/wording.ts";
import { type Headline, headlinesFor, kickerFor } from "../headline.ts";
import { type Assignment, freeClaims, type Proposal, type SlotWriter } from "../proposal.ts";
import { scoreOf } from "../score.ts";

const BODY_LENGTHS = [SLOT_CONTRACTS.tip.body ?? 240, 170, 110] as const;
const HEADLINES_TRIED = 4;

/** Prose as a headline with one to three sentences under it. */
export const writeTip: SlotWriter = (assignment) => {
  const { segment } = assignment;
  const proposals = headlinesFor(assignment)
    .slice(0, HEADLINES_TRIED)
    .flatMap((headline) => {
      const bodies = bodiesUnder(headline, assignment);
      const [first] = bodies;
      if (first === undefined) return [];
      const uses = headline.claim === undefined ? first.claims : [headline.claim, ...first.claims];
      const craft = 0.6 * headline.quality + 0.4 * Math.min(1, first.score);
      const [fullest = first, ...shorter] = bodies;
      const candidates: [SlideContent, ...SlideContent[]] = [
        tip(headline, fullest.phrase),
        ...shorter.map((body) => tip(headline, body.phrase)),
      ];
      return [{ type: "tip" as const, candidates, uses, score: scoreOf("tip", craft, uses, segment) }];
    });
  return best(proposals);
};

/** One sentence that fills the slide, with the sentence behind it as support. */
export const writeStatement: SlotWriter = (assignment) => {
  const { digest, segment } = assignment;
  const { rules } = digest;
  const proposals = freeClaims(assignment).flatMap((claim) => {
    const text = lineFor(claim.sentence.text, rules, { length: SLOT_CONTRACTS.statement.title });
    if (text === undefined || claim.unit.kind === "quote") return [];
    const title = phraseOf(text, claim.sentence);
    const kicker = kickerFor(segment.section, text, rules);
    const support = supportFor(claim, assignment);
    const uses = [claim, ...(support?.claims ?? [])];
    const brief = fits(text, { length: 96, words: 16 }) ? 0.3 : fits(text, { length: 130 }) ? 0.15 : 0;
    const pointed = rules.contains("contrast", text) ? 0.15 : 0;
    const craft = 0.45 * claim.salience + brief + pointed + (kicker === undefined ? 0 : 0.1);
    const head = { type: "statement" as const, ...(kicker === undefined ? {} : { kicker }), title };
    const bare: SlideContent = head;
    const candidates: [SlideContent, ...SlideContent[]] =
      support === undefined ? [bare] : [{ ...head, body: support.phrase }, bare];
    return [{ type: "statement" as const, candidates, uses, score: scoreOf("statement", craft, uses, segment) }];
  });
  return best(proposals);
};

function tip({ title, kicker }: Headline, body: Phrase): SlideContent {
  return { type: "tip", ...(kicker === undefined ? {} : { kicker }), title, body };
}

function bodiesUnder(headline: Headline, assignment: Assignment): Window[] {
  const skip = new Set(assignment.taken);
  if (headline.claim !== undefined) skip.add(headline.claim);
  const runs = proseRuns(assignment);
  const bodies: Window[] = [];
  for (const length of BODY_LENGTHS) {
    const body = bestWindow(runs, assignment.digest.rules, {
      length,
      skip,
      ...(headline.claim === undefined ? {} : { after: headline.claim }),
    });
    if (body !== undefined && body.phrase.text !== bodies.at(-1)?.phrase.text) bodies.push(body);
  }
  return bodies;
}

function supportFor(claim: Claim, assignment: Assignment): Window | undefined {
  const run = proseRuns(assignment).find((at) => at.includes(claim));
  const next = run?.[run.indexOf(claim) + 1];
  if (run === undefined || next === undefined) return undefined;
  const skip = new Set([...assignment.taken, claim]);
  return bestWindow([[claim, next]], assignment.digest.rules, {
    length: SLOT_CONTRACTS.statement.body ?? 160,
    sentences: 1,
    skip,
    after: claim,
  });
}

function proseRuns({ segment }: Assignment): Run[] {
  return segment.passages.filter((passage) => passage.unit.kind !== "quote").flatMap((passage) => passage.runs);
}

function best(proposals: readonly Proposal[]): readonly Proposal[] {
  const [first, ...rest] = proposals;
  return first === undefined ? [] : [rest.reduce((top, at) => (at.score > top.score ? at : top), first)];
}
