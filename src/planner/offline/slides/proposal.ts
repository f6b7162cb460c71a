import type { SlideContent } from "../../../deck/slide-content.ts";
import type { SlideType } from "../../../deck/slide-types.ts";
import type { Claim } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import type { Segment } from "../storyline/segment.ts";

/** One way to show a segment: the slide at falling lengths, what it shows, and how good it is. */
export interface Proposal {
  readonly type: SlideType;
  readonly candidates: readonly [SlideContent, ...SlideContent[]];
  readonly uses: readonly Claim[];
  /** About 0…1.5; higher is better. */
  readonly score: number;
}

/** What a slot writer works from. `taken` are sentences that other slides already show. */
export interface Assignment {
  readonly digest: Digest;
  readonly segment: Segment;
  readonly taken: ReadonlySet<Claim>;
}

/** Makes every slide of its family that the segment has evidence for; none where it has none. */
export type SlotWriter = (assignment: Assignment) => readonly Proposal[];

/** Share of the segment's best sentences that a slide shows. */
export function coverage(uses: readonly Claim[], segment: Segment): number {
  const saliences = segment.claims
    .filter((claim) => claim.standing !== "unfit")
    .map((claim) => claim.salience)
    .sort((a, b) => b - a)
    .slice(0, 4);
  const best = saliences.reduce((sum, salience) => sum + salience, 0);
  const shown = [...new Set(uses)].reduce((sum, claim) => sum + claim.salience, 0);
  return best === 0 ? 0 : Math.min(1, shown / best);
}

/** Claims of the segment that no other slide shows, that read alone and that state something. */
export function freeClaims({ segment, taken }: Assignment): Claim[] {
  return segment.claims.filter((claim) => claim.standing === "alone" && !claim.asks && !taken.has(claim));
}
