import type { SlideContent } from "../../../../deck/slide-content.ts";
import { SLOT_CONTRACTS } from "../../../../deck/slot-contracts.ts";
import type { Claim, Run } from "../../digest/claim.ts";
import { isQuestion } from "../../../text/standing.ts";
import { bestWindow, filledUp, fits, type Window } from "../../wording.ts";
import { headingPhrase, kickerFor } from "../headline.ts";
import type { Assignment, SlotWriter } from "../proposal.ts";
import { coverage, scoreOf } from "../score.ts";

const BODY_LENGTHS = [SLOT_CONTRACTS.qa.body ?? 260, 180, 120] as const;
const PARAGRAPHS_THAT_ANSWER = 2;

/** A heading that asks, with the sentences under it that answer. */
export const writeQuestion: SlotWriter = (assignment) => {
  const { digest, segment } = assignment;
  const { rules } = digest;
  const title = headingPhrase(segment.section, rules);
  if (title === undefined || !segment.opensSection || !isQuestion(title.text)) return [];
  if (!fits(title.text, { length: SLOT_CONTRACTS.qa.title })) return [];
  const runs: Run[] = segment.passages
    .filter((passage) => passage.unit.kind === "paragraph")
    .flatMap((passage) => passage.runs);
  const answers: Window[] = [];
  for (const length of BODY_LENGTHS) {
    const answer = bestAnswer(runs, length, assignment);
    if (answer !== undefined && answer.phrase.text !== answers.at(-1)?.phrase.text) answers.push(answer);
  }
  const kicker = kickerFor(segment.section.parent ?? segment.section, title.text, rules);
  const slides = answers.map((answer): SlideContent => ({
    type: "qa",
    ...(kicker === undefined ? {} : { kicker }),
    title,
    body: answer.phrase,
  }));
  const [fullest, ...shorter] = slides;
  const [answer] = answers;
  if (fullest === undefined || answer === undefined) return [];
  const early = runs.slice(0, PARAGRAPHS_THAT_ANSWER).some((run) => answer.claims.some((claim) => run.includes(claim)));
  const craft = 0.5 * Math.min(1, answer.score) + (early ? 0.4 : 0.1);
  return [
    {
      type: "qa",
      candidates: [fullest, ...shorter],
      uses: answer.claims,
      score: scoreOf("qa", craft, coverage(answer.claims, segment)),
    },
  ];
};

/** The answer comes first: the first sentence that reads alone, with what follows it and what else there is room for. */
function bestAnswer(runs: readonly Run[], length: number, { digest, taken }: Assignment): Window | undefined {
  const at = runs.findIndex((run) => run.some((claim) => isAnswer(claim) && !taken.has(claim)));
  const run = runs[at];
  if (run === undefined) return undefined;
  const first = run.findIndex((claim) => isAnswer(claim) && !taken.has(claim));
  const opening = bestWindow([run.slice(first)], digest.rules, { length, skip: taken });
  if (opening === undefined || opening.claims[0] !== run[first]) return undefined;
  const further = runs.slice(at + 1);
  return filledUp(opening, further, digest.rules, { length, skip: taken });
}

function isAnswer(claim: Claim): boolean {
  return claim.standing === "alone" && !claim.asks;
}
