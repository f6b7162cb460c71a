import { displayLength } from "../../../../deck/display-length.ts";
import type { Item, SlideContent } from "../../../../deck/slide-content.ts";
import { SLOT_CONTRACTS } from "../../../../deck/slot-contracts.ts";
import type { Claim } from "../../digest/claim.ts";
import { lineage, type Section } from "../../digest/sections.ts";
import { bulletFor, fits, phraseOf, SHORT_WORDS } from "../../text/wording.ts";
import { headingPhrase, headlinesFor } from "../headline.ts";
import type { Assignment, SlotWriter } from "../proposal.ts";
import { scoreOf } from "../score.ts";

const ROOM = SLOT_CONTRACTS.list.items ?? { min: 2, max: 6, text: 110, label: 36 };

interface Part {
  readonly row: Item;
  readonly terse: Item;
  readonly claim?: Claim;
  readonly short: boolean;
}

/** Several subsections on one slide: each as its heading with the one sentence that says most about it. */
export const writeParts: SlotWriter = (assignment) => {
  const { segment } = assignment;
  const { parts: sections } = segment;
  if (sections.length < 2 || sections.length > ROOM.max || segment.section.heading === undefined) return [];
  const parts = sections.flatMap((section) => partOf(section, assignment));
  if (parts.length < sections.length) return [];
  const claims = parts.flatMap((part) => (part.claim === undefined ? [] : [part.claim]));
  const headline = headlinesFor(assignment).find(
    (at) => at.claim === undefined || at.claim.section === segment.section,
  );
  if (headline === undefined) return [];
  const paired = parts.every((part) => part.row.label !== undefined && part.row.text !== undefined);
  const { title, kicker } = headline;
  const slide = (items: readonly Item[]): SlideContent => ({
    type: "list",
    ...(kicker === undefined ? {} : { kicker }),
    title,
    items,
  });
  const terse = slide(parts.map((part) => part.terse));
  const shortShare = parts.filter((part) => part.short).length / parts.length;
  const craft = 0.35 * headline.quality + 0.35 * shortShare + (paired ? 0.3 : 0.15);
  return [
    {
      type: "list",
      candidates: paired ? [slide(parts.map((part) => part.row)), terse] : [terse],
      uses: headline.claim === undefined ? claims : [headline.claim, ...claims],
      score: scoreOf("list", craft, claims, segment, 0.9) + 0.1,
    },
  ];
};

function partOf(section: Section, { digest, segment, taken }: Assignment): Part[] {
  const { rules } = digest;
  const heading = headingPhrase(section, rules);
  if (heading === undefined || displayLength(heading.text) > (ROOM.text ?? 110)) return [];
  const claims = segment.claims
    .filter((claim) => lineage(claim.section).includes(section) && claim.unit.kind !== "quote")
    .filter((claim) => claim.standing === "alone" && !claim.asks && !taken.has(claim))
    .sort((a, b) => b.salience - a.salience);
  const lines = claims.flatMap((claim) => {
    const text = bulletFor(claim.sentence.text, rules, ROOM.text ?? 110);
    return text === undefined ? [] : [{ claim, text, short: fits(text, { length: 110, words: SHORT_WORDS }) }];
  });
  const line = lines.find((at) => at.short) ?? lines[0];
  const terse = { text: heading };
  if (line === undefined || displayLength(heading.text) > (ROOM.label ?? 36)) {
    return [{ row: terse, terse, short: fits(heading.text, { length: 110, words: SHORT_WORDS }) }];
  }
  const row = { label: heading, text: phraseOf(line.text, line.claim.sentence) };
  return [{ row, terse, claim: line.claim, short: line.short }];
}
