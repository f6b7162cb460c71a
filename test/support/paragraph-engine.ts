import { createInlineEngine } from "../../src/presentations/inline-engine.ts";
import type { DeckEngine } from "../../src/presentations/deck-engine.ts";
import { planParagraphs } from "./paragraph-planner.ts";
import { PLAIN_THEME } from "./plain-theme.ts";

export const PLAIN_THEMES = [
  PLAIN_THEME,
  { ...PLAIN_THEME, id: "plain-wide", format: "presentation", aspectRatios: ["16:9", "4:3", "4:5"] },
] as const;

/** The real engine with the planner and the themes of tests; also what workers of a pool load. */
export function makeEngine(): DeckEngine {
  return createInlineEngine(planParagraphs, PLAIN_THEMES);
}
