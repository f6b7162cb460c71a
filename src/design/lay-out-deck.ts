import type { DeckPlan, SlidePlan, Warning } from "../deck/deck-plan.ts";
import type { SlideContent } from "../deck/slide-content.ts";
import type { SlideType } from "../deck/slide-types.ts";
import { invalidField } from "../shared/app-error.ts";
import type { SlideChecks } from "./checks/slide-checks.ts";
import { layoutChoices, type LayoutHistory } from "./choose-layout.ts";
import { fitSlide, paintSlide, type FittedSlide } from "./compose-slide.ts";
import { frameFor } from "./frame.ts";
import { SlideTexts } from "./text/slide-texts.ts";
import {
  CANVASES,
  type AspectRatio,
  type BrandMark,
  type Frame,
  type Layout,
  type Theme,
  type Tokens,
} from "./theme.ts";

/** A candidate whose type shrank no further than this is taken without trying roomier ones. */
const COMFORTABLE = 0.6;

export interface LaidOutSlide {
  readonly svg: string;
  readonly title: string;
  readonly notes: string;
  readonly type: SlideType;
  readonly layoutId: string;
  readonly content: SlideContent;
  readonly checks: SlideChecks;
}

export interface LaidOutDeck {
  readonly slides: readonly LaidOutSlide[];
  readonly warnings: readonly Warning[];
}

export interface LayOutOptions {
  readonly aspectRatio: AspectRatio;
  readonly brand?: BrandMark;
  /** Brand-adjusted colours and fonts; the theme's own by default. */
  readonly tokens?: Tokens;
  readonly signal?: AbortSignal;
  /** Called after each slide with the share done, 0…1. */
  readonly progress?: (fraction: number) => void;
}

function isFitted(result: Awaited<ReturnType<typeof fitSlide>>): result is FittedSlide {
  return "fitted" in result;
}

/** The first candidate that stands comfortably in a layout, else the least strained of all that stand. */
async function bestFit(
  plan: SlidePlan,
  theme: Theme,
  frame: Frame,
  history: LayoutHistory,
  texts: SlideTexts,
): Promise<FittedSlide | undefined> {
  let best: FittedSlide | undefined;
  for (const candidate of plan.candidates) {
    for (const { layout, content } of layoutChoices(theme, candidate, frame, history)) {
      const result = await fitSlide(layout, content, frame, texts);
      if (!isFitted(result)) continue;
      if (result.fitted.strain <= COMFORTABLE) return result;
      if (best === undefined || result.fitted.strain < best.fitted.strain) best = result;
    }
  }
  return best;
}

/** Wording that may not be shortened and is too long for every layout: smaller type than the roles' floors. */
async function squeezedFit(
  plan: SlidePlan,
  theme: Theme,
  frame: Frame,
  history: LayoutHistory,
  texts: SlideTexts,
): Promise<FittedSlide> {
  let best: FittedSlide | undefined;
  for (const candidate of plan.candidates) {
    for (const { layout, content } of layoutChoices(theme, candidate, frame, history)) {
      const result = await fitSlide(layout, content, frame, texts, true);
      if (isFitted(result) && (best === undefined || result.fitted.strain < best.fitted.strain)) best = result;
    }
  }
  if (best !== undefined) return best;
  throw invalidField(
    "content",
    `slide ${frame.index + 1} ("${plan.title}") holds more text than one slide can show at a readable size. ` +
      "Split it into several slides, or shorten it, and send the request again.",
  );
}

function smallTypeWarning(slides: readonly number[]): Warning[] {
  if (slides.length === 0) return [];
  const message =
    `Slides ${slides.join(", ")} hold so much text that it had to be set smaller than is comfortable to read. ` +
    "Split these slides to give the text more room.";
  return [{ code: "type_below_minimum", message }];
}

/**
 * Sets every slide of a plan in the theme's layouts. Each returned slide is proven to fit: the first candidate that
 * stands comfortably wins, layouts vary from slide to slide. Throws `validation_error` when a slide's fixed wording
 * fits no layout at any size. The same plan and theme give the same bytes.
 */
export async function layOutDeck(plan: DeckPlan, theme: Theme, options: LayOutOptions): Promise<LaidOutDeck> {
  const canvas = CANVASES[options.aspectRatio];
  const tokens = options.tokens ?? theme.tokens;
  const texts = new SlideTexts({ fonts: tokens.fonts, language: plan.language, direction: plan.direction });
  const counts = new Map<string, number>();
  let last: Layout | undefined;
  const slides: LaidOutSlide[] = [];
  const squeezed: number[] = [];
  for (const [index, slide] of plan.slides.entries()) {
    options.signal?.throwIfAborted();
    const frame = frameFor(plan, theme, canvas, index, tokens, options.brand ?? {});
    const history = { counts, last };
    const fitted =
      (await bestFit(slide, theme, frame, history, texts)) ?? (await squeezedFit(slide, theme, frame, history, texts));
    const { layout, content } = fitted;
    if (fitted.fitted.strain > 1) squeezed.push(index + 1);
    const painted = await paintSlide(fitted, theme, texts);
    slides.push({
      ...painted,
      title: slide.title,
      notes: slide.notes,
      type: layout.type,
      layoutId: layout.id,
      content,
    });
    counts.set(layout.id, (counts.get(layout.id) ?? 0) + 1);
    last = layout;
    options.progress?.((index + 1) / plan.slides.length);
  }
  return { slides, warnings: smallTypeWarning(squeezed) };
}
