import type { DeckFormat, StyleWish, Warning } from "../../deck/deck-plan.ts";
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
  /** Understood wishes as written, each with what it was taken to mean, in order. */
  readonly said: readonly SaidWish[];
  /** Understood wishes that nothing here can fulfil. */
  readonly unmet: readonly UnmetWish[];
  /** Stretches of the instructions nobody understood, as written; each becomes a warning. */
  readonly unfollowed: readonly string[];
  /** Where a parameter or a limit overruled the instructions. */
  readonly overruled: readonly Warning[];
}

export interface SaidWish {
  readonly text: string;
  readonly finding: Finding;
}

export interface UnmetWish {
  readonly wish: string;
  /** What the caller can do instead: a whole sentence. */
  readonly instead: string;
  /** Whether a planner that writes by itself can fulfil it. */
  readonly byWriting: boolean;
}

type Wished = Pick<
  Brief,
  "slideCount" | "title" | "subject" | "audience" | "tone" | "language" | "callToAction" | "density" | "notes"
> &
  Pick<Brief, "wantedTypes" | "excludedTypes" | "exclusions" | "focus">;

/** What one directive found in the instructions. */
export type Finding = Partial<Wished> & {
  /** Looks to have and to keep away from, as theme tags. */
  readonly tags?: readonly string[];
  readonly avoid?: readonly string[];
  readonly themeId?: string;
  /** What parameters decide. */
  readonly format?: DeckFormat;
  readonly aspectRatio?: "16:9" | "4:3" | "4:5";
  /** Nothing here can do it: what to do instead. */
  readonly unmet?: Omit<UnmetWish, "wish">;
};
