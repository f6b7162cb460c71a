import type { DeckPlan } from "../../src/deck/deck-plan.ts";
import type { ModelUsage } from "../../src/deck/model-usage.ts";
import { createClaudePlanner } from "../../src/planner/claude/claude-planner.ts";
import { claudeSettings, type ClaudeSettings } from "../../src/planner/claude/settings.ts";
import { planDeck } from "../../src/planner/plan-deck.ts";
import type { PlanRequest } from "../../src/planner/planner.ts";
import { planRequest } from "./planning.ts";
import type { StandIn } from "./messages-api/stand-in.ts";

export interface Writer {
  plan(wish: Partial<PlanRequest>, signal?: AbortSignal, answerBy?: number): Promise<DeckPlan>;
  /** What was reported last. */
  readonly usage: ModelUsage | undefined;
  readonly fractions: readonly number[];
}

/** The product's planner with a model, over HTTP, against a stand-in. */
export function writerAt(standIn: Pick<StandIn, "url">, settings: Partial<ClaudeSettings> = {}): Writer {
  const planner = createClaudePlanner(
    claudeSettings.parse({ apiKey: "sk-test-key", baseUrl: standIn.url, budgetMs: 20_000, ...settings }),
  );
  const fractions: number[] = [];
  let usage: ModelUsage | undefined;
  return {
    plan: (wish, signal = new AbortController().signal, answerBy = Infinity) =>
      planDeck(
        planRequest(wish),
        {
          signal,
          answerBy,
          progress(_stage, fraction, used) {
            fractions.push(fraction);
            usage = used ?? usage;
          },
        },
        planner,
      ),
    get usage() {
      return usage;
    },
    fractions,
  };
}
