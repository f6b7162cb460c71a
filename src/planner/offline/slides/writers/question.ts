import type { SlideContent } from "../../../../deck/slide-content.ts";
import { SLOT_CONTRACTS } from "../../../../deck/slot-contracts.ts";
import type { Run } from "../../digest/claim.ts";
import { mayAnswer } from "../../../text/answers.ts";
import { isQuestion } from "../../../text/standing.ts";
import { wordCount } from "../../../text/word-count.ts";
import { answerBehind, answerFrom, fits, lineFor, phraseOf, type Window } from "../../wording.ts";
import { headingPhrase, kickerFor } from "../headline.ts";
import type { Assignment, Proposal, SlotWriter } from "../proposal.ts";
import { coverage, scoreOf } from "../score.ts";

const BODY_LENGTHS = [SLOT_CONTRACTS.qa.body ?? 260, 180, 120] as const;
const PARAGRAPHS_THAT_ANSWER = 2;
const FEWEST_WORDS = 3;
const ENTRIES_THAT_ANSWER = 3;

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
    const answer = answerFrom(title.text, runs, digest.rules, { length, skip: assignment.taken });
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
  if (fullest === undefined || answer === undefined || isAnsweredByList(answer, assignment)) return [];
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

/** Whether a list stands under the heading before what the prose has to say: the entries are the answer. */
function isAnsweredByList({ claims: [first] }: Window, { segment }: Assignment): boolean {
  const list = segment.passages.findIndex(({ items }) => items.length >= ENTRIES_THAT_ANSWER);
  return list >= 0 && list < segment.passages.findIndex(({ unit }) => unit === first?.unit);
}

/** A question that opens a paragraph, with the sentences behind it. */
export const writeAskedAndAnswered: SlotWriter = ({ digest, segment, taken }) => {
  const { rules } = digest;
  const runs = segment.passages.filter(({ unit }) => unit.kind === "paragraph").flatMap((passage) => passage.runs);
  return runs.flatMap((run) =>
    run.flatMap((claim): Proposal[] => {
      const asks = claim.asks && claim.standing === "alone" && claim === run[0] && !taken.has(claim);
      const text = asks ? lineFor(claim.text, rules, { length: SLOT_CONTRACTS.qa.title }) : undefined;
      if (text === undefined || wordCount(text) < FEWEST_WORDS || !isQuestion(text)) return [];
      const length = SLOT_CONTRACTS.qa.body ?? BODY_LENGTHS[0];
      const answer = answerBehind(claim, run, rules, { length, skip: taken });
      if (answer === undefined || wordCount(answer.phrase.text) < FEWEST_WORDS) return [];
      // The first sentence may still be setting out: what decides may come behind it.
      const [first] = answer.claims;
      const isExample = first !== undefined && !mayAnswer("", first.sentence.text, rules.language);
      if (isExample || !answer.claims.some(({ sentence }) => mayAnswer(text, sentence.text, rules.language))) return [];
      const kicker = kickerFor(segment.section, text, rules);
      const uses = [claim, ...answer.claims];
      const title = phraseOf(text, claim.sentence);
      const content: SlideContent = { type: "qa", ...(kicker && { kicker }), title, body: answer.phrase };
      const craft = 0.4 * Math.min(1, answer.score) + 0.15;
      return [{ type: "qa", candidates: [content], uses, score: scoreOf("qa", craft, coverage(uses, segment)) }];
    }),
  );
};
