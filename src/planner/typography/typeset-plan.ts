import type { DeckPlan, SlidePlan } from "../../deck/deck-plan.ts";
import { mapPhrases } from "../../deck/map-phrases.ts";
import type { Phrase, SlideContent } from "../../deck/slide-content.ts";
import { typographic } from "./typographic.ts";

/**
 * A plan as it is shown: what its phrases took from the source has the marks of the language. Spans stay, they point at
 * the words as they were sent; words given with the request, the product's own and program text are left alone.
 */
export function typesetPlan(plan: DeckPlan): DeckPlan {
  const shown = new Map<string, string>();
  const show = (phrase: Phrase, slot: string): Phrase => {
    if (slot === "code" || phrase.sources.length === 0) return phrase;
    const text = typographic(phrase.text, plan.language);
    shown.set(phrase.text, text);
    return { ...phrase, text };
  };
  const showAll = (content: SlideContent): SlideContent => mapPhrases(content, show);
  const slides = plan.slides.map((slide): SlidePlan => {
    const [first, ...others] = slide.candidates;
    const candidates = [showAll(first), ...others.map(showAll)] as const;
    return { ...slide, candidates, title: shown.get(slide.title) ?? slide.title };
  });
  return { ...plan, slides, title: shown.get(plan.title) ?? plan.title };
}
