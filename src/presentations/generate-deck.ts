import type { DeckPlan, Warning } from "../deck/deck-plan.ts";
import { chooseTheme } from "../design/choose-theme.ts";
import { layOutDeck, type LaidOutDeck } from "../design/lay-out-deck.ts";
import type { Theme } from "../design/theme.ts";
import type { PlanContext, PlanRequest } from "../planner/planner.ts";
import type { DeckRequest, GeneratedDeck, GenerationProgress } from "./deck-engine.ts";

export type PlanDeck = (request: PlanRequest, context: PlanContext) => Promise<DeckPlan>;

/** Where each stage ends, as a share of a whole generation. */
const PLANNED = 0.5;
const LAID_OUT = 0.95;

/**
 * The long part of a generation, from request to finished slides. Only planning may wait for a network. The same
 * request gives the same deck, unless a language model plans it.
 */
export async function generateDeck(
  planDeck: PlanDeck,
  themes: readonly Theme[],
  request: DeckRequest,
  signal: AbortSignal,
  progress: GenerationProgress,
): Promise<GeneratedDeck> {
  const plan = await planDeck(request.plan, {
    signal,
    progress: (stage, fraction) => progress(stage, fraction * PLANNED),
  });
  const theme = chooseTheme(plan, themes, request.aspectRatio, request.themeId);
  const laidOut = await layOutDeck(plan, theme, {
    aspectRatio: request.aspectRatio,
    signal,
    progress: (fraction) => progress("designing", PLANNED + fraction * (LAID_OUT - PLANNED)),
  });
  progress("checking", LAID_OUT);
  return {
    title: plan.title,
    language: plan.language,
    planner: plan.planner,
    themeId: theme.id,
    slides: laidOut.slides,
    warnings: [...plan.warnings, ...laidOut.warnings, ...check(plan, laidOut)],
  };
}

/** What the slides don't show as they should. Throws where slides were lost on the way: such a deck is not saved. */
function check(plan: DeckPlan, { slides }: LaidOutDeck): Warning[] {
  if (slides.length !== plan.slides.length)
    throw new Error(`planned ${plan.slides.length} slides, got ${slides.length}`);
  const missing = new Set(slides.flatMap((slide) => slide.checks.missingGlyphs));
  if (missing.size === 0) return [];
  const message = `No font here has these characters, so the slides leave them out: ${[...missing].join(" ")}`;
  return [{ code: "characters_left_out", message }];
}
