import type { Phrase, SlideContent } from "../../../../deck/slide-content.ts";
import type { Claim } from "../../digest/claim.ts";
import { isQuestion } from "../../../text/standing.ts";
import { wordCount } from "../../../text/word-count.ts";
import { bestWindow, type Window } from "../../wording.ts";
import type { Headline } from "../headline.ts";
import { type Assignment, bestProposal, type SlotWriter } from "../proposal.ts";
import { bodyRoom } from "../room.ts";
import { coverage, scoreOf } from "../score.ts";
import {
  bodyBeside,
  firstOf,
  joinedRuns,
  leansOnCut,
  nearness,
  RELATED,
  runsUnderHeading,
  strangenessTo,
} from "./support.ts";

const BODY_LENGTHS = [bodyRoom("tip"), 170, 110] as const;
const HEADLINES_TRIED = 6;
const FEWEST_BODY_WORDS = 5;

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
  return bestProposal(proposals);
};

/** A sentence as title needs a body about the same thing: one that leans on it, or shares a term with it. */
function strangeness({ claim }: Headline, body: Window, assignment: Assignment): number {
  return claim === undefined ? 0 : strangenessTo(claim, body, assignment);
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
    if (body !== undefined && claim !== undefined && leansOnCut(title.text, claim, body, rules)) continue;
    if (body !== undefined && body.phrase.text !== bodies.at(-1)?.phrase.text) bodies.push(body);
  }
  return bodies;
}

/** "All times in UTC.": too brief to explain anything. */
function isTelling(body: Window | undefined): boolean {
  return body !== undefined && wordCount(body.phrase.text) >= FEWEST_BODY_WORDS;
}
