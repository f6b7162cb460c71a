import { displayLength } from "../../../../deck/display-length.ts";
import { SLOT_CONTRACTS } from "../../../../deck/slot-contracts.ts";
import { wordCount } from "../../../text/word-count.ts";
import { fits, phraseOf } from "../../wording.ts";
import { withoutFullStop } from "../../../text/shorten.ts";
import { isBareFigure, kickerFor } from "../headline.ts";
import type { SlotWriter } from "../proposal.ts";
import { titleRoom } from "../room.ts";
import { coverage, scoreOf } from "../score.ts";

const FEWEST_WORDS = 3;

/** A heading that is nothing but a figure, with the words under it that say of what: "92%", "of small rivers …". */
export const writeHeadingFigure: SlotWriter = ({ digest, segment }) => {
  const { heading } = segment.section;
  const claim = segment.passages.find(({ unit }) => unit.kind === "paragraph")?.runs.flat()[0];
  if (heading === undefined || claim?.section !== segment.section || !segment.opensSection) return [];
  if (!isBareFigure(heading.text) || !/\p{Nd}/u.test(heading.text)) return [];
  if (displayLength(heading.text) > (SLOT_CONTRACTS.stat.value ?? 0)) return [];
  const text = withoutFullStop(claim.sentence.text);
  if (wordCount(text) < FEWEST_WORDS || !fits(text, { length: titleRoom("stat") })) return [];
  const title = phraseOf(text, claim.sentence);
  const kicker = segment.section.parent && kickerFor(segment.section.parent, text, digest.rules);
  const score = scoreOf("stat", 1, Math.max(0.8, coverage([claim], segment)));
  const value = phraseOf(heading.text, heading);
  return [
    { type: "stat", candidates: [{ type: "stat", ...(kicker && { kicker }), value, title }], uses: [claim], score },
  ];
};
