import type { StyleWish } from "../../deck/deck-plan.ts";
import type { SlideType } from "../../deck/slide-types.ts";

/** What a request asks for beyond its source: parameters and understood instructions, explicit parameters first. */
export interface Brief {
  readonly slideCount: number;
  /** Who decided the slide count; only `default` may give way to what the source carries. */
  readonly slideCountFrom: "parameter" | "instructions" | "default";
  /** Title the deck must have. */
  readonly title?: string;
  /** What the deck is about, where instructions say so ("a deck about onboarding"). */
  readonly subject?: string;
  readonly audience?: string;
  /** Words asked for the tone, as written: "friendly, confident". */
  readonly tone?: string;
  readonly style: StyleWish;
  /** Language the deck should be in, BCP 47; absent means the source's own. */
  readonly language?: string;
  /** Exact text for the call to action. */
  readonly callToAction?: string;
  /** Slide types to have for certain, and to do without. */
  readonly wantedTypes: readonly SlideType[];
  readonly excludedTypes: readonly SlideType[];
  /** Subjects to leave out, and to put first. */
  readonly exclusions: readonly string[];
  readonly focus: readonly string[];
  /** How much text a slide should hold. */
  readonly density?: "brief" | "detailed";
  /** `false` where instructions want no speaker notes. */
  readonly notes: boolean;
  /** Stretches of the instructions nobody understood, as written; each becomes a warning. */
  readonly unfollowed: readonly string[];
}

/** What one directive found in the instructions. */
export type Finding = Partial<Brief> & { readonly tags?: readonly string[] };
