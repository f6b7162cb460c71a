import type { SlideType } from "../../../deck/slide-types.ts";
import type { Claim } from "../digest/claim.ts";
import type { Passage } from "../digest/passage.ts";
import type { Segment } from "../storyline/segment.ts";

/** What a type is worth where its evidence is perfect: visual evidence over words, structure over prose. */
const WORTH: Partial<Record<SlideType, number>> = {
  chart: 0.5,
  timeline: 0.48,
  steps: 0.42,
  table: 0.4,
  comparison: 0.36,
  pros_cons: 0.45,
  myth_fact: 0.45,
  before_after: 0.42,
  stats: 0.38,
  stat: 0.3,
  checklist: 0.4,
  list: 0.34,
  quote: 0.22,
  qa: 0.34,
  definition: 0.2,
  code: 0.3,
  tip: 0.26,
  statement: 0.15,
  section: -0.1,
};

/** A slide is measured against this share of its segment's sentences, at least and at most so many. */
const WORTH_SHOWING = { share: 0.3, least: 3, most: 8 };

/** What the author has set in bold is worth at least this, whatever its words. */
const STRESSED = 0.95;
/** What is left of what a slide carries that shows nothing of what the author of its segment has set in bold. */
const WITHOUT_STRESS = 0.3;

/**
 * Score of a slide: what its type is worth, how well it is written (`craft`, 0…1), and how much of the segment it
 * carries (`carried`, 0…1).
 */
export function scoreOf(type: SlideType, craft: number, carried: number): number {
  return (WORTH[type] ?? 0.2) + 0.4 * craft + 0.45 * carried;
}

/** Share of the segment's best sentences that a slide shows. */
export function coverage(uses: readonly Claim[], segment: Segment): number {
  const saliences = segment.claims
    .filter((claim) => claim.standing !== "unfit")
    .map(worthOf)
    .sort((a, b) => b - a);
  const { share, least, most } = WORTH_SHOWING;
  const counted = saliences.slice(0, Math.min(most, Math.max(least, Math.round(saliences.length * share))));
  const best = counted.reduce((sum, salience) => sum + salience, 0);
  const shown = [...new Set(uses)].reduce((sum, claim) => sum + worthOf(claim), 0);
  const carried = best === 0 ? 0 : Math.min(1, shown / best);
  return missesStress(uses, segment) ? carried * WITHOUT_STRESS : carried;
}

function worthOf({ salience, stressed }: Claim): number {
  return stressed ? Math.max(STRESSED, salience) : salience;
}

function missesStress(uses: readonly Claim[], { claims }: Segment): boolean {
  const stressed = claims.filter((claim) => claim.stressed && claim.standing === "alone");
  return stressed.length > 0 && !stressed.some((claim) => uses.includes(claim));
}

/** What a slide loses that is made of a small block of a large segment, however well the block is formed. */
export function sideline(share: number): number {
  return 0.3 * (1 - share) ** 2;
}

/** Share of the segment that one block of it makes up; a block over half of it counts as all. */
export function passageShare(passage: Passage, segment: Segment): number {
  const total = segment.passages.reduce((sum, at) => sum + at.weight, 0) || 1;
  return Math.min(1, (passage.weight / total) * 1.6);
}
