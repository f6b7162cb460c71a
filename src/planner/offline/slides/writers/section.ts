import type { SlideContent } from "../../../../deck/slide-content.ts";
import { SLOT_CONTRACTS } from "../../../../deck/slot-contracts.ts";
import { bestWindow, fits } from "../../wording.ts";
import { headingPhrase, kickerFor } from "../headline.ts";
import type { SlotWriter } from "../proposal.ts";
import { coverage, scoreOf } from "../score.ts";

const ROOM = SLOT_CONTRACTS.section;

/** The opening of a section, where the deck is long enough for its introduction to have a slide. */
export const writeSection: SlotWriter = ({ digest, segment, taken }) => {
  const title = headingPhrase(segment.section, digest.rules);
  const opens = segment.opensSection && segment.parts.length === 0 && segment.passages.length === 1;
  if (title === undefined || !opens || !fits(title.text, { length: ROOM.title })) return [];
  const runs = segment.passages
    .filter((passage) => passage.unit.kind === "paragraph")
    .flatMap((passage) => passage.runs);
  const body = bestWindow(runs, digest.rules, { length: ROOM.body ?? 130, sentences: 1, skip: taken });
  if (body === undefined) return [];
  const kicker = kickerFor(segment.section.parent ?? segment.section, title.text, digest.rules);
  const content: SlideContent = {
    type: "section",
    ...(kicker === undefined ? {} : { kicker }),
    title,
    body: body.phrase,
  };
  const score = scoreOf("section", 0.6 * Math.min(1, body.score), coverage(body.claims, segment));
  return [{ type: "section", candidates: [content], uses: body.claims, score }];
};
