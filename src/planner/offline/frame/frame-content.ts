import type { SlideContent } from "../../../deck/slide-content.ts";
import type { Claim, Run } from "../digest/claim.ts";
import type { Digest } from "../digest/digest.ts";

/** A slide around the body and the sentences it shows. */
export interface FrameContent {
  readonly candidates: readonly [SlideContent, ...SlideContent[]];
  readonly uses: readonly Claim[];
}

/** Every paragraph and list item of the source; quotations are other people's words. */
export function runsOf({ passages }: Digest): Run[] {
  return passages.filter((passage) => passage.unit.kind !== "quote").flatMap((passage) => passage.runs);
}
