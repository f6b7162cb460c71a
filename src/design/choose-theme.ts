import type { DeckPlan } from "../deck/deck-plan.ts";
import { seedOf } from "./random.ts";
import type { AspectRatio, Theme } from "./theme.ts";

function wishScore(theme: Theme, plan: DeckPlan): number {
  if (plan.style.themeId === theme.id) return 1000;
  return plan.style.tags.filter((tag) => theme.tags.includes(tag)).length;
}

/** Share of the plan's slides whose first candidate has a layout made for its type. */
function coverage(theme: Theme, plan: DeckPlan): number {
  const types = new Set(theme.layouts.map((layout) => layout.type));
  const covered = plan.slides.filter((slide) => types.has(slide.candidates[0].type)).length;
  return covered / Math.max(1, plan.slides.length);
}

/**
 * Picks the theme for a plan: the one asked for by id, else the best match of style wishes and slide types, and
 * among equals one chosen by the deck's title, so that an account's decks do not all look alike.
 * `themes` must hold at least one theme of the plan's format and aspect ratio.
 */
export function chooseTheme(
  plan: DeckPlan,
  themes: readonly Theme[],
  aspectRatio: AspectRatio,
  themeId?: string,
): Theme {
  const fitting = themes.filter((theme) => theme.format === plan.format && theme.aspectRatios.includes(aspectRatio));
  const named = fitting.find((theme) => theme.id === themeId);
  if (named !== undefined) return named;
  const scored = fitting.map((theme) => ({ theme, score: wishScore(theme, plan) * 10 + coverage(theme, plan) }));
  const best = Math.max(...scored.map(({ score }) => score));
  const equals = scored.filter(({ score }) => score > best - 0.2);
  const chosen = equals[seedOf(plan.title) % Math.max(1, equals.length)];
  if (chosen === undefined) throw new RangeError(`No ${plan.format} theme for ${aspectRatio} is installed.`);
  return chosen.theme;
}
