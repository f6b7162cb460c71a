import { displayLength } from "../../../../deck/display-length.ts";
import type { SlideContent } from "../../../../deck/slide-content.ts";
import { SLOT_CONTRACTS } from "../../../../deck/slot-contracts.ts";
import type { Passage } from "../../digest/passage.ts";
import { phraseOf } from "../../wording.ts";
import { headlineOver } from "../headline.ts";
import type { Assignment, Proposal, SlotWriter } from "../proposal.ts";
import { passageShare, scoreOf } from "../score.ts";

const CARRIED = 0.6;

/** Code blocks that fit whole; code is never cut. */
export const writeCode: SlotWriter = (assignment) =>
  assignment.segment.passages
    .filter((passage) => passage.unit.kind === "code")
    .flatMap((passage) => writeOne(passage, assignment));

function writeOne(passage: Passage, assignment: Assignment): Proposal[] {
  const { unit } = passage;
  const room = SLOT_CONTRACTS.code.code ?? { lines: 14, columns: 46 };
  const code = unit.text.replace(/\n+$/u, "");
  const lines = code.split("\n");
  if (lines.length > room.lines || lines.some((line) => displayLength(line) > room.columns)) return [];
  const headline = headlineOver(passage, [], assignment.headlines);
  if (headline === undefined) return [];
  const { title, kicker } = headline;
  const content: SlideContent = {
    type: "code",
    ...(kicker === undefined ? {} : { kicker }),
    title,
    code: phraseOf(code, unit),
    ...(unit.syntax === undefined ? {} : { syntax: unit.syntax }),
  };
  const uses = headline.claim === undefined ? [] : [headline.claim];
  const craft = 0.5 * headline.quality + 0.3;
  return [
    {
      type: "code",
      candidates: [content],
      uses,
      score: scoreOf("code", craft, CARRIED * passageShare(passage, assignment.segment)),
    },
  ];
}
