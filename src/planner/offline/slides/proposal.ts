import type { SlideContent } from "../../../deck/slide-content.ts";
import type { SlideType } from "../../../deck/slide-types.ts";
import type { Claim } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";
import type { Segment } from "../storyline/segment.ts";
import type { Headline } from "./headline.ts";

/** One way to show a segment: the slide at falling lengths, what it shows, and how good it is. */
export interface Proposal {
  readonly type: SlideType;
  readonly candidates: readonly [SlideContent, ...SlideContent[]];
  readonly uses: readonly Claim[];
  /** Whether its title promises all that its rows are: none of them may go. */
  readonly complete?: boolean;
  /** About 0…1.5; higher is better. */
  readonly score: number;
}

/** What a slot writer works from. `taken` are sentences that other slides already show. */
export interface Assignment {
  readonly digest: Digest;
  readonly segment: Segment;
  readonly taken: ReadonlySet<Claim>;
  /** Whether sentences that lean on others may fill a slide where nothing better is left. */
  readonly leaning: boolean;
  /** Titles the segment offers, best first. */
  readonly headlines: readonly Headline[];
}

/** Makes every slide of its family that the segment has evidence for; none where it has none. */
export type SlotWriter = (assignment: Assignment) => readonly Proposal[];

/** Claims of the segment that no other slide shows, that read alone and that state a whole thought. */
export function freeClaims(place: Pick<Assignment, "segment" | "taken">): Claim[] {
  return statedClaims(place).filter(({ needs }) => needs === undefined);
}

/** The same with those that need a reply or the items they announce beside them. */
export function statedClaims({ segment, taken }: Pick<Assignment, "segment" | "taken">): Claim[] {
  return segment.claims.filter((claim) => claim.standing === "alone" && !claim.asks && !taken.has(claim));
}

/** The best of several ways to write a slide; of equals the first. */
export function bestProposal(proposals: readonly Proposal[]): readonly Proposal[] {
  const [first, ...rest] = proposals;
  return first === undefined ? [] : [rest.reduce((top, at) => (at.score > top.score ? at : top), first)];
}
