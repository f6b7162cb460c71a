import type { DeckPlan, Warning } from "../deck/deck-plan.ts";
import type { ModelUsage } from "../deck/model-usage.ts";
import type { SlideContent } from "../deck/slide-content.ts";
import type { Brand } from "../design/brand/brand.ts";
import type { LaidOutSlide } from "../design/lay-out-deck.ts";
import type { DeckSetting, SlideSetting } from "../design/settings.ts";
import type { AspectRatio } from "../design/theme.ts";
import type { PlanRequest } from "../planner/planner.ts";
import type { MeasuredSlide, SlideToCheck } from "./checks/check-slide.ts";
import type { DeckSource, SlideTrace } from "./checks/trace-slide.ts";

export type GenerationStage = "reading" | "planning" | "designing" | "checking";

/** Stage of a generation, its share of the whole, 0…1, and what a language model has taken for it, where one plans. */
export type GenerationProgress = (stage: GenerationStage, fraction: number, usage?: ModelUsage) => void;

/** What a deck is made from. This and what comes back are plain data, so that they can cross to a worker thread. */
export interface DeckRequest {
  readonly plan: PlanRequest;
  /** Absent: the theme that suits the deck best. */
  readonly themeId?: string;
  readonly aspectRatio: AspectRatio;
  /** Whose colours, fonts, names and logo the slides wear. */
  readonly brand?: Brand;
  /** Milliseconds since 1970 by which planning has to be over; absent: nobody waits. */
  readonly planBy?: number;
}

export interface GeneratedDeck {
  readonly title: string;
  readonly language: string;
  readonly planner: DeckPlan["planner"];
  readonly themeId: string;
  readonly slides: readonly LaidOutSlide[];
  readonly setting: DeckSetting;
  readonly warnings: readonly Warning[];
  /** The text that the sources of all phrases point into. */
  readonly sourceText?: string;
}

/** Other words for slots of one slide, by slot id. */
export interface SetTextsRequest {
  readonly svg: string;
  readonly texts: Readonly<Record<string, string>>;
  /** BCP 47; what the slide's own `lang` does not say. */
  readonly language: string;
  /** What the slide was set from; absent where its markup was replaced: then each text stays in its own box. */
  readonly origin?: { readonly deck: DeckSetting; readonly slide: SlideSetting };
}

export interface ResetSlide {
  readonly svg: string;
  readonly setting?: SlideSetting;
}

/** Slides to be measured, and what their numbers may come from. */
export interface CheckSlidesRequest {
  /** With `content` where the slide still is what the engine set. */
  readonly slides: readonly (SlideToCheck & { readonly content?: SlideContent })[];
  /** Absent where nobody knows what the deck was made from. */
  readonly source?: DeckSource;
}

/** What a slide looks like and says now, and where its words come from: null where nobody knows that any more. */
export type SlideCheck = MeasuredSlide & { readonly trace: SlideTrace | null };

/** Does the work that takes a processor for long: making decks, setting texts, measuring and drawing. */
export interface DeckEngine {
  /** Throws an `AppError` where the request can't become a deck, and the signal's reason when it is stopped. */
  generate(request: DeckRequest, signal: AbortSignal, progress: GenerationProgress): Promise<GeneratedDeck>;
  /** Throws `validation_error` for slots the slide does not have and for texts that fit at no size. */
  setTexts(request: SetTextsRequest): Promise<ResetSlide>;
  /** One answer a slide, in order, about what it looks like and says now. */
  checkSlides(request: CheckSlidesRequest): Promise<readonly SlideCheck[]>;
  /** A PNG with the slides side by side, `width` pixels wide. */
  contactSheet(svgs: readonly string[], width: number): Promise<Uint8Array>;
  /** A PNG with every layout of a theme, filled with sample content. Throws RangeError for a theme it does not have. */
  templateSheet(themeId: string, width: number): Promise<Uint8Array>;
  close(): Promise<void>;
}
