import type { DeckPlan } from "../deck/deck-plan.ts";
import { fixedWords } from "../deck/fixed-words.ts";
import { randomFrom, seedOf } from "./random.ts";
import type { BrandMark, Canvas, Frame, Theme, Tokens } from "./theme.ts";

/** What a layout of `theme` may know when it composes slide `index` of `plan`. */
export function frameFor(
  plan: DeckPlan,
  theme: Theme,
  canvas: Canvas,
  index: number,
  tokens: Tokens,
  brand: BrandMark,
): Frame {
  return {
    canvas,
    palette: tokens.palette,
    fonts: tokens.fonts,
    index,
    count: plan.slides.length,
    deckTitle: plan.title,
    language: plan.language,
    direction: plan.direction,
    words: fixedWords(plan.language),
    brand,
    random: randomFrom(seedOf(`${theme.id}/${plan.title}/${index}`)),
  };
}
