import type Anthropic from "@anthropic-ai/sdk";
import type { DeckPlan, Warning } from "../../deck/deck-plan.ts";
import { planOffline } from "../offline/plan-offline.ts";
import type { ModelPlanner, PlanContext, PlanInput } from "../planner.ts";
import { askForDeck } from "./answer/ask-for-deck.ts";
import { Ladder } from "./answer/ladder.ts";
import { repairDeck } from "./answer/repair-deck.ts";
import { unavailableError, unavailableWarning } from "./claude-warnings.ts";
import { connect } from "./client/connect.ts";
import { Correspondent } from "./client/correspondent.ts";
import { ModelFailure } from "./client/failure.ts";
import { UsageTally } from "./client/usage.ts";
import { openDesk } from "./desk.ts";
import { finishDeck } from "./finish-deck.ts";
import type { ClaudeSettings } from "./settings.ts";
import type { CitedPassage } from "./web/cited-passage.ts";
import { searchWeb } from "./web/search-web.ts";
import { sourceWithWeb } from "./web/source-with-web.ts";

/** A planner that has a language model write the deck; where that fails, the offline planner does, unless it may not. */
export function createClaudePlanner(settings: ClaudeSettings): ModelPlanner {
  const office = { settings, client: connect(settings), ladder: new Ladder() };
  return {
    async plan(input, context) {
      try {
        return await write(input, context, office);
      } catch (error) {
        context.signal.throwIfAborted();
        if (!(error instanceof ModelFailure)) throw error;
        if (settings.required) throw unavailableError(error);
        const plan = planOffline(input, context);
        return { ...plan, warnings: [unavailableWarning(error), ...plan.warnings] };
      }
    },
  };
}

interface Office {
  readonly settings: ClaudeSettings;
  readonly client: Anthropic;
  readonly ladder: Ladder;
}

/** Search, story and slides, repairs, and the plan of what came of it. Throws `ModelFailure` and the signal's reason. */
async function write(input: PlanInput, context: PlanContext, { settings, client, ladder }: Office): Promise<DeckPlan> {
  const answerBy = Math.min(Date.now() + settings.budgetMs, context.answerBy ?? Infinity);
  const correspondent = new Correspondent(client, new UsageTally(settings.model), context, answerBy);
  correspondent.report(0.05);
  const { passages, warnings } = await research(input, correspondent);
  const desk = openDesk(input, sourceWithWeb(input.source, passages));
  const keys = desk.places.map(({ key }) => key);
  const { deck, rung } = await askForDeck(correspondent, ladder, desk.prompt, keys, settings);
  correspondent.report(0.85);
  const slides = await repairDeck(deck, { correspondent, rung, prompt: desk.prompt, settings, review: desk.review });
  const plan = finishDeck(deck, slides, desk, context);
  correspondent.report(1);
  return { ...plan, warnings: [...warnings, ...plan.warnings] };
}

interface Research {
  readonly passages: readonly CitedPassage[];
  readonly warnings: readonly Warning[];
}

/** What the web says, where it was asked for; a search that fails costs the search, not the deck. */
async function research({ request, source }: PlanInput, correspondent: Correspondent): Promise<Research> {
  if (!request.useWebSearch) return { passages: [], warnings: [] };
  const failed = (why: string): Research => ({
    passages: [],
    warnings: [{ code: "web_search_unavailable", message: `The web was not searched for this deck: ${why}.` }],
  });
  try {
    const passages = await searchWeb(correspondent, request, source);
    return passages.length === 0 ? failed("the search found nothing that could be cited") : { passages, warnings: [] };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return failed(error.kind === "unsupported" ? "the model's server has no web search" : error.message);
  }
}
