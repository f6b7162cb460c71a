import { themes } from "../themes/index.ts";
import { planDeck } from "./planner/plan-deck.ts";
import type { DeckEngine } from "./presentations/deck-engine.ts";
import { createInlineEngine } from "./presentations/inline-engine.ts";

/** The engine with its planners and themes; worker threads load this module themselves (an `EngineModule`). */
export function makeEngine(): DeckEngine {
  return createInlineEngine(planDeck, themes);
}
