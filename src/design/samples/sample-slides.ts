import type { DeckPlan } from "../../deck/deck-plan.ts";
import { fixedPhrase } from "../../deck/slide-content.ts";
import { fitSlide, paintSlide } from "../compose-slide.ts";
import { frameFor } from "../frame.ts";
import { SlideTexts } from "../text/slide-texts.ts";
import { CANVASES, type AspectRatio, type Theme } from "../theme.ts";
import { sampleContent, type SampleSize } from "./sample-content.ts";
import { ENGLISH_SAMPLE, type SampleText } from "./sample-text.ts";

export interface SampleSlide {
  readonly layoutId: string;
  readonly svg: string;
}

/** Every layout of a theme, in its order, with sample content; left out are layouts that this content does not suit. */
export async function sampleSlides(
  theme: Theme,
  size: SampleSize,
  aspectRatio: AspectRatio,
  sample: SampleText = ENGLISH_SAMPLE,
): Promise<readonly SampleSlide[]> {
  const plan = samplePlan(theme, sample);
  const texts = new SlideTexts({ fonts: theme.tokens.fonts, language: sample.language, direction: sample.direction });
  const slides: SampleSlide[] = [];
  for (const [index, layout] of theme.layouts.entries()) {
    const frame = frameFor(plan, theme, CANVASES[aspectRatio], index, theme.tokens, {});
    const content = sampleContent(layout.type, sample, size);
    if (!layout.suits(content, frame)) continue;
    const fitted = await fitSlide(layout, content, frame, texts);
    if (!("fitted" in fitted)) continue;
    const { svg } = await paintSlide(fitted, theme, texts);
    slides.push({ layoutId: layout.id, svg });
  }
  return slides;
}

/** As many slides as there are layouts, so that page numbers and progress cues are real. */
function samplePlan(theme: Theme, sample: SampleText): DeckPlan {
  const title = sample.words.slice(0, 4).join(sample.joiner);
  return {
    title,
    format: theme.format,
    language: sample.language,
    direction: sample.direction,
    planner: "offline",
    slides: theme.layouts.map(() => ({
      candidates: [{ type: "statement", title: fixedPhrase(title) }],
      title,
      notes: "",
    })),
    style: { tags: [] },
    warnings: [],
  };
}
