import { z } from "zod";
import { themes } from "../themes/index.ts";
import { createClaudePlanner } from "./planner/claude/claude-planner.ts";
import { claudeSettings } from "./planner/claude/settings.ts";
import { planDeck } from "./planner/plan-deck.ts";
import type { DeckEngine } from "./presentations/deck-engine.ts";
import { createInlineEngine } from "./presentations/inline-engine.ts";

/** What the engine is made with, as plain data; without `claude` no model plans. */
const engineSettings = z.object({ claude: claudeSettings.optional() });

export type EngineSettings = z.input<typeof engineSettings>;

/** The engine with its planners and themes; worker threads load this module themselves (an `EngineModule`). */
export function makeEngine(settings: unknown): DeckEngine {
  const { claude } = engineSettings.parse(settings);
  const writer = claude && createClaudePlanner(claude);
  return createInlineEngine((request, context) => planDeck(request, context, writer), themes);
}
