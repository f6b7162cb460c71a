import { z } from "zod";
import { themes } from "../themes/index.ts";
import { claudeSettings, type ClaudeSettings } from "./planner/claude/settings.ts";
import { planDeck } from "./planner/plan-deck.ts";
import type { ModelPlanner } from "./planner/planner.ts";
import type { DeckEngine } from "./presentations/deck-engine.ts";
import { createInlineEngine } from "./presentations/inline-engine.ts";

/** What the engine is made with, as plain data; without `claude` no model plans. */
const engineSettings = z.object({ claude: claudeSettings.optional() });

export type EngineSettings = z.input<typeof engineSettings>;

/** The engine with its planners and themes; worker threads load this module themselves (an `EngineModule`). */
export function makeEngine(settings: unknown): DeckEngine {
  const { claude } = engineSettings.parse(settings);
  const writer = claude && claudePlanner(claude);
  return createInlineEngine((request, context) => planDeck(request, context, writer), themes);
}

/** The client of a model is loaded for the first deck that needs it: most engines never do. */
function claudePlanner(settings: ClaudeSettings): ModelPlanner {
  let planner: Promise<ModelPlanner> | undefined;
  const load = async (): Promise<ModelPlanner> => {
    const { createClaudePlanner } = await import("./planner/claude/claude-planner.ts");
    return createClaudePlanner(settings);
  };
  return { plan: async (input, context) => (await (planner ??= load())).plan(input, context) };
}
