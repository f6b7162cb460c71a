import type { DeckPlan, StyleWish, Warning } from "../deck/deck-plan.ts";
import { OPPOSITES, styleTag } from "../deck/style-words.ts";
import { nearest } from "../shared/nearest.ts";
import { seedOf } from "./random.ts";
import type { AspectRatio, Theme } from "./theme.ts";

export interface ThemeChoice {
  readonly theme: Theme;
  /** Wishes for looks that the theme does not fulfil, each quoted. */
  readonly warnings: readonly Warning[];
}

const NAMED = 1000;
const NEAREST = 3;

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
): ThemeChoice {
  const fitting = themes.filter((theme) => theme.format === plan.format && theme.aspectRatios.includes(aspectRatio));
  const theme = fitting.find(({ id }) => id === themeId) ?? bestTheme(plan, fitting);
  if (theme === undefined) throw new RangeError(`No ${plan.format} theme for ${aspectRatio} is installed.`);
  return { theme, warnings: styleWarnings(plan, theme, fitting, themeId) };
}

function bestTheme(plan: DeckPlan, fitting: readonly Theme[]): Theme | undefined {
  const scored = fitting.map((theme) => ({ theme, score: wishScore(theme, plan.style) * 10 + coverage(theme, plan) }));
  const best = Math.max(...scored.map(({ score }) => score));
  const equals = scored.filter(({ score }) => score > best - 0.2);
  return equals[seedOf(plan.title) % Math.max(1, equals.length)]?.theme;
}

/** Tags as instructions name them: a theme tagged "fun" is playful. */
function looksOf(theme: Theme): ReadonlySet<string> {
  return new Set(theme.tags.flatMap((tag) => [tag, styleTag(tag) ?? tag]));
}

/** What instructions say outright counts twice as much as what an audience suggests. */
function wishScore(theme: Theme, { themeId, tags, avoid = [], wishes = {} }: StyleWish): number {
  const looks = looksOf(theme);
  const weight = (tag: string): number => (wishes[tag] === undefined ? 1 : 2);
  const sum = (list: readonly string[]): number => list.reduce((total, tag) => total + weight(tag), 0);
  const opposed = tags.filter((tag) => looks.has(OPPOSITES[tag] ?? ""));
  const named = themeId !== undefined && isCalled(theme, themeId) ? NAMED : 0;
  const has = (tag: string): boolean => looks.has(tag);
  return named + sum(tags.filter(has)) - sum(opposed) - 2 * avoid.filter(has).length;
}

/** By its id, its name, one word of it, or one of its tags. */
function isCalled(theme: Theme, name: string): boolean {
  return theme.id === name || theme.id.split("-").includes(name) || theme.tags.includes(name);
}

/** Share of the plan's slides whose first candidate has a layout made for its type. */
function coverage(theme: Theme, plan: DeckPlan): number {
  const types = new Set(theme.layouts.map((layout) => layout.type));
  const covered = plan.slides.filter((slide) => types.has(slide.candidates[0].type)).length;
  return covered / Math.max(1, plan.slides.length);
}

function styleWarnings(
  { style, format }: DeckPlan,
  theme: Theme,
  fitting: readonly Theme[],
  sent: string | undefined,
): Warning[] {
  const looks = looksOf(theme);
  const messages: string[] = [];
  const reason = sent === theme.id ? `The parameter template_family says ${sent}, and parameters win.` : undefined;
  if (style.themeId !== undefined && !isCalled(theme, style.themeId)) {
    const near = nearest(
      style.themeId,
      fitting.map(({ id }) => id),
      NEAREST,
    ).join(", ");
    const unknown = `There is no such ${format} template; nearest: ${near}. ${theme.id} was taken.`;
    messages.push(`Not followed: "${style.theme ?? style.themeId}". ${reason ?? unknown}`);
  }
  const have = `list_templates shows what there is; ${theme.id} was taken.`;
  for (const [tag, wish] of Object.entries(style.wishes ?? {})) {
    if (!style.tags.includes(tag) || looks.has(tag)) continue;
    messages.push(`Not (fully) followed: "${wish}". ${reason ?? `No ${format} template fits it better: ${have}`}`);
  }
  for (const tag of (style.avoid ?? []).filter((unwanted) => looks.has(unwanted))) {
    messages.push(`The template ${theme.id} is ${tag}, which was not wanted. ${reason ?? have}`);
  }
  return [...new Set(messages)].map((message) => ({ code: "style_not_followed", message }));
}
