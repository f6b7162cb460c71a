import type { DeckPlan, SlidePlan, Warning } from "../deck/deck-plan.ts";
import { invalidField } from "../shared/app-error.ts";
import { certainWeight, layoutChoices, type LayoutHistory } from "./choose-layout.ts";
import { fitSlide, paintSlide, type FittedSlide } from "./compose-slide.ts";
import { frameOf } from "./frame.ts";
import type { DeckSetting, SlideSetting } from "./settings.ts";
import { SlideTexts } from "./text/slide-texts.ts";
import type { AspectRatio, BrandMark, Frame, Layout, Theme, Tokens } from "./theme.ts";

/** A candidate whose type shrank no further than this is taken without trying roomier ones. */
const COMFORTABLE = 0.6;

export interface LaidOutSlide extends SlideSetting {
  readonly svg: string;
  readonly title: string;
  readonly notes: string;
}

export interface LaidOutDeck {
  readonly slides: readonly LaidOutSlide[];
  readonly setting: DeckSetting;
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
  frame: () => Frame,
  history: LayoutHistory,
  texts: SlideTexts,
): Promise<FittedSlide | undefined> {
  let best: FittedSlide | undefined;
  for (const candidate of plan.candidates) {
    for (const { layout, content } of layoutChoices(theme, candidate, frame(), history)) {
      const result = await fitSlide(layout, content, frame(), texts);
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
  frame: () => Frame,
  history: LayoutHistory,
  texts: SlideTexts,
): Promise<FittedSlide> {
  let best: FittedSlide | undefined;
  for (const candidate of plan.candidates) {
    for (const { layout, content } of layoutChoices(theme, candidate, frame(), history)) {
      const result = await fitSlide(layout, content, frame(), texts, true);
      if (isFitted(result) && (best === undefined || result.fitted.strain < best.fitted.strain)) best = result;
    }
  }
  if (best !== undefined) return best;
  throw invalidField(
    "content",
    `slide ${frame().index + 1} ("${plan.title}") holds more text than one slide can show at a readable size. ` +
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

function settingOf(plan: DeckPlan, theme: Theme, { aspectRatio, tokens, brand }: LayOutOptions): DeckSetting {
  const { title, language, direction, slides } = plan;
  const shared = { title, language, direction, slideCount: slides.length, themeId: theme.id, aspectRatio };
  return { ...shared, tokens: tokens ?? theme.tokens, brand: brand ?? {} };
}

/**
 * Sets every slide of a plan in the theme's layouts. Each returned slide is proven to fit: the first candidate that
 * stands comfortably wins, layouts vary from slide to slide. Throws `validation_error` when a slide's fixed wording
 * fits no layout at any size. The same plan and theme give the same bytes.
 */
export async function layOutDeck(plan: DeckPlan, theme: Theme, options: LayOutOptions): Promise<LaidOutDeck> {
  const setting = settingOf(plan, theme, options);
  const texts = new SlideTexts({ ...setting, fonts: setting.tokens.fonts });
  const counts = new Map<string, number>();
  let last: Layout | undefined;
  const slides: LaidOutSlide[] = [];
  const squeezed: number[] = [];
  for (const [index, slide] of plan.slides.entries()) {
    options.signal?.throwIfAborted();
    // A frame for each attempt: its random numbers begin anew, so that the slide can be composed again as it was.
    const frame = (): Frame => frameOf(setting, theme, index);
    const following = plan.slides[index + 1]?.candidates[0].type;
    const next = following === undefined ? undefined : certainWeight(theme, following);
    const history = { counts, last, next };
    const fitted =
      (await bestFit(slide, theme, frame, history, texts)) ?? (await squeezedFit(slide, theme, frame, history, texts));
    const { layout, content } = fitted;
    if (fitted.fitted.strain > 1) squeezed.push(index + 1);
    const painted = await paintSlide(fitted, theme, texts);
    slides.push({
      ...painted,
      title: slide.title,
      notes: slide.notes,
      index,
      type: layout.type,
      layoutId: layout.id,
      content,
    });
    counts.set(layout.id, (counts.get(layout.id) ?? 0) + 1);
    last = layout;
    options.progress?.((index + 1) / plan.slides.length);
  }
  return { slides, setting, warnings: smallTypeWarning(squeezed) };
}
