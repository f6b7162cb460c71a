import type { DeckPlan, Warning } from "../deck/deck-plan.ts";
import type { ModelUsage } from "../deck/model-usage.ts";
import type { Brand } from "../design/brand/brand.ts";
import { dressTheme, type DressedTheme } from "../design/brand/dress-theme.ts";
import { chooseTheme } from "../design/choose-theme.ts";
import { layOutDeck, type LaidOutDeck } from "../design/lay-out-deck.ts";
import type { Theme } from "../design/theme.ts";
import type { PlanContext, PlanRequest } from "../planner/planner.ts";
import { serverTypesetter } from "../typeset/node/server-typesetter.ts";
import type { DeckRequest, GeneratedDeck, GenerationProgress, GenerationStage } from "./deck-engine.ts";

export type PlanDeck = (request: PlanRequest, context: PlanContext) => Promise<DeckPlan>;

/** Where each stage begins and ends, as shares of a whole generation. */
const STAGES: Readonly<Record<GenerationStage, readonly [start: number, end: number]>> = {
  reading: [0, 0.1],
  planning: [0.1, 0.5],
  designing: [0.5, 0.95],
  checking: [0.95, 1],
};

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
  const report = (stage: GenerationStage, share: number, usage?: ModelUsage): void => {
    const [start, end] = STAGES[stage];
    progress(stage, start + share * (end - start), usage);
  };
  const { planBy } = request;
  const plan = await planDeck(request.plan, {
    signal,
    progress: report,
    ...(planBy === undefined ? {} : { answerBy: planBy }),
  });
  const { theme, warnings: styleWarnings } = chooseTheme(plan, themes, request.aspectRatio, request.themeId);
  const dressed = await dress(theme, request.brand);
  const laidOut = await layOutDeck(plan, dressed.theme, {
    aspectRatio: request.aspectRatio,
    tokens: dressed.tokens,
    brand: dressed.mark,
    signal,
    progress: (share) => report("designing", share),
  });
  report("checking", 0);
  return {
    title: plan.title,
    language: plan.language,
    planner: plan.planner,
    themeId: theme.id,
    slides: laidOut.slides,
    setting: laidOut.setting,
    warnings: [...plan.warnings, ...styleWarnings, ...dressed.warnings, ...laidOut.warnings, ...check(plan, laidOut)],
    ...(plan.sourceText === undefined ? {} : { sourceText: plan.sourceText }),
  };
}

function dress(theme: Theme, brand: Brand | undefined): Promise<DressedTheme> {
  if (brand !== undefined) return dressTheme(theme, brand, [...serverTypesetter().families.values()]);
  return Promise.resolve({ theme, tokens: theme.tokens, mark: {}, warnings: [] });
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
