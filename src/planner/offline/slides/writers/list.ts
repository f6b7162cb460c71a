import type { Item, SlideContent } from "../../../../deck/slide-content.ts";
import { SLOT_CONTRACTS } from "../../../../deck/slot-contracts.ts";
import type { Passage } from "../../digest/passage.ts";
import { type Headline, headlinesFor } from "../headline.ts";
import type { Assignment, Proposal, SlotWriter } from "../proposal.ts";
import { scoreOf } from "../score.ts";
import { itemRows, mostSalient, type ShownItem, shownItems, terseRows } from "./list-items.ts";

type Kind = "list" | "checklist" | "steps";

/** Lists of the source: as steps where they are ordered, as a checklist where they have boxes, else as a list. */
export const writeLists: SlotWriter = (assignment) =>
  assignment.segment.passages
    .filter((passage) => passage.items.length >= 2)
    .flatMap((passage) => {
      const proposal = writeList(passage, assignment);
      return proposal === undefined ? [] : [proposal];
    });

function writeList(passage: Passage, assignment: Assignment): Proposal | undefined {
  const { digest, segment } = assignment;
  const { rules } = digest;
  const type = kindOf(passage, assignment);
  const room = SLOT_CONTRACTS[type].items;
  const textRoom = room?.text ?? 84;
  const all = shownItems(passage.items, { text: textRoom, rules, claims: segment.claims });
  const shown = mostSalient(all, room?.max ?? 6);
  if (shown.length < 2) return undefined;
  const uses = shown.flatMap((item) => item.claims);
  const headline = headlinesFor(assignment).find((at) => at.claim === undefined || !uses.includes(at.claim));
  if (headline === undefined) return undefined;
  const rows = itemRows(shown);
  const candidates = [rows, terseRows(shown, rules, 84)].map((items) => slide(type, headline, items));
  const shortShare = shown.filter((item) => item.short).length / shown.length;
  const craft = 0.35 * headline.quality + 0.45 * shortShare + 0.2 * Math.min(1, shown.length / 4);
  const carried = carriedShare(shown, passage, assignment);
  const claims = headline.claim === undefined ? uses : [headline.claim, ...uses];
  return {
    type,
    candidates: [candidates[0] ?? slide(type, headline, rows), ...candidates.slice(1)],
    uses: claims,
    score: scoreOf(type, craft, claims, segment, carried),
  };
}

function slide(type: Kind, { title, kicker }: Headline, items: readonly Item[]): SlideContent {
  return { type, ...(kicker === undefined ? {} : { kicker }), title, items };
}

function kindOf(passage: Passage, { digest, segment }: Assignment): Kind {
  const { rules } = digest;
  const heading = segment.section.heading?.text ?? "";
  if (passage.items.every((item) => item.checked !== undefined) || /check-?list/iu.test(heading)) return "checklist";
  const shown = passage.items.length;
  const fitsSteps = shown <= (SLOT_CONTRACTS.steps.items?.max ?? 6);
  const whole = shown === (passage.unit.items?.length ?? 0);
  if (passage.unit.ordered === true && fitsSteps && whole) return "steps";
  const tells = passage.items.filter((item) => rules.opensWith("imperatives", item.label ?? item.text)).length;
  return rules.opensWith("howTo", heading) && fitsSteps && whole && tells * 2 > shown ? "steps" : "list";
}

/** A list counts for its part of the segment: a small list in a long section does not speak for it. */
function carriedShare(shown: readonly ShownItem[], passage: Passage, { segment }: Assignment): number {
  const total = segment.passages.reduce((sum, at) => sum + at.weight, 0) || 1;
  const share = Math.min(1, (passage.weight / total) * 1.4);
  return share * Math.min(1, shown.length / Math.min(passage.items.length, 6));
}
