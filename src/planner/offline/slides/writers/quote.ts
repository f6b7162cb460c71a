import { displayLength } from "../../../../deck/display-length.ts";
import type { Phrase, SlideContent } from "../../../../deck/slide-content.ts";
import { SLOT_CONTRACTS } from "../../../../deck/slot-contracts.ts";
import type { Claim, Run } from "../../digest/claim.ts";
import type { Passage } from "../../digest/passage.ts";
import { phraseOf } from "../../wording.ts";
import { kickerFor } from "../headline.ts";
import type { Assignment, Proposal, SlotWriter } from "../proposal.ts";
import { coverage, scoreOf } from "../score.ts";

const LENGTHS = [SLOT_CONTRACTS.quote.title, 180, 120] as const;
const QUOTATION_MARKS = /^["“”„«»「『]+|["“”»」』]+$/gu;

/** Block quotations of the source, word for word: as many of their sentences in a row as fit. */
export const writeQuote: SlotWriter = (assignment) =>
  assignment.segment.passages
    .filter((passage) => passage.unit.kind === "quote")
    .flatMap((passage) => writeOne(passage, assignment));

function writeOne(passage: Passage, assignment: Assignment): Proposal[] {
  const { digest, segment, taken } = assignment;
  const { rules } = digest;
  const run = passage.runs.flat();
  const speaker = speakerOf(passage);
  const stretches: Run[] = [];
  for (const length of LENGTHS) {
    const stretch = bestStretch(run, length, rules.spaced, taken);
    if (stretch !== undefined && stretch.length !== stretches.at(-1)?.length) stretches.push(stretch);
  }
  const slides = stretches.map((stretch): SlideContent => {
    const title = quotation(stretch, rules.spaced);
    const kicker = kickerFor(segment.section, title.text, rules);
    return {
      type: "quote",
      ...(kicker === undefined ? {} : { kicker }),
      title,
      ...(speaker === undefined ? {} : { speaker }),
    };
  });
  const [fullest, ...shorter] = slides;
  const uses = stretches[0] ?? [];
  if (fullest === undefined) return [];
  const meanSalience = uses.reduce((sum, claim) => sum + claim.salience, 0) / Math.max(1, uses.length);
  const craft = 0.5 * meanSalience + (speaker === undefined ? 0.1 : 0.45);
  return [
    { type: "quote", candidates: [fullest, ...shorter], uses, score: scoreOf("quote", craft, coverage(uses, segment)) },
  ];
}

function speakerOf({ unit }: Passage): Phrase | undefined {
  const room = SLOT_CONTRACTS.quote.speaker ?? 64;
  if (unit.speaker === undefined || displayLength(unit.speaker.text) > room) return undefined;
  return phraseOf(unit.speaker.text, unit.speaker);
}

/** The most salient unbroken stretch within the room; a speaker may say "this" and "but", so only fragments are barred. */
function bestStretch(run: Run, length: number, spaced: boolean, taken: ReadonlySet<Claim>): Run | undefined {
  let best: Run | undefined;
  let most = 0;
  for (let start = 0; start < run.length; start++) {
    const opens = run[start]?.standing === "alone";
    if (!opens && start > 0) continue;
    let salience = 0;
    for (let end = start + 1; end <= run.length; end++) {
      const last = run[end - 1];
      if (last === undefined || last.standing === "unfit" || taken.has(last)) break;
      const stretch = run.slice(start, end);
      if (displayLength(quotation(stretch, spaced).text) > length) break;
      salience += last.salience + 0.15;
      const value = salience * (opens ? 1 : 0.6);
      if (value > most) {
        most = value;
        best = stretch;
      }
    }
  }
  return best;
}

function quotation(run: Run, spaced: boolean): Phrase {
  const joined = run.map((claim) => claim.sentence.text).join(spaced ? " " : "");
  const bare = joined.replace(QUOTATION_MARKS, "");
  const text = /["“”„«»「」『』]/u.test(bare) ? joined : bare;
  return phraseOf(text, ...run.map((claim) => claim.sentence));
}
