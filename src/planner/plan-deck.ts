import type { DeckPlan } from "../deck/deck-plan.ts";
import { readAuthoredDeck } from "./authored/read-authored-deck.ts";
import { readBrief } from "./brief/read-brief.ts";
import { planOffline } from "./offline/plan-offline.ts";
import type { PlanContext, PlanRequest } from "./planner.ts";
import { readSource } from "./source/read-source.ts";

/** Plans the deck of a request: content written as slides keeps its words; else reads source and brief, then plans. Throws the signal's reason when it is aborted. */
export async function planDeck(request: PlanRequest, context: PlanContext): Promise<DeckPlan> {
  context.signal.throwIfAborted();
  context.progress("reading", 0);
  const authored = await readAuthoredDeck(request);
  if (authored !== undefined) return authored.plan;
  const source = await readSource(request);
  const brief = readBrief(request);
  context.signal.throwIfAborted();
  context.progress("reading", 1);
  return planOffline({ request, brief, source }, context);
}
