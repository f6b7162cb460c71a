import type { SlideType } from "../../../deck/slide-types.ts";
import type { Claim } from "../digest/claim.ts";
import type { Segment } from "../storyline/segment.ts";
import { coverage } from "./proposal.ts";

/** What a type is worth where its evidence is perfect: visual evidence over words, structure over prose. */
const WORTH: Partial<Record<SlideType, number>> = {
  chart: 0.5,
  timeline: 0.48,
  steps: 0.42,
  table: 0.4,
  comparison: 0.42,
  pros_cons: 0.45,
  myth_fact: 0.45,
  before_after: 0.42,
  stats: 0.4,
  stat: 0.33,
  checklist: 0.4,
  list: 0.34,
  quote: 0.27,
  qa: 0.36,
  definition: 0.32,
  code: 0.3,
  tip: 0.24,
  statement: 0.16,
  section: 0.1,
};

/**
 * Score of a slide: what its type is worth, how well it is written (`craft`, 0…1), and how much of the segment it
 * carries. `carried` overrides the share of sentences for slides made of items or cells.
 */
export function scoreOf(
  type: SlideType,
  craft: number,
  uses: readonly Claim[],
  segment: Segment,
  carried = coverage(uses, segment),
): number {
  return (WORTH[type] ?? 0.2) + 0.4 * craft + 0.4 * carried;
}
