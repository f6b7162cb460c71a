import type { SlideContent } from "../../../../deck/slide-content.ts";
import { SLOT_CONTRACTS } from "../../../../deck/slot-contracts.ts";
import type { Run } from "../../digest/claim.ts";
import { isQuestion } from "../../../text/standing.ts";
import { answerFrom, fits, type Window } from "../../wording.ts";
import { headingPhrase, kickerFor } from "../headline.ts";
import type { SlotWriter } from "../proposal.ts";
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
    const answer = answerFrom(runs, digest.rules, { length, skip: assignment.taken });
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
