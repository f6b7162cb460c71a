import type { DeckPlan } from "../deck/deck-plan.ts";
import { readAuthoredDeck } from "./authored/read-authored-deck.ts";
import { readShortenedDeck } from "./authored/shorten-deck.ts";
import { readBrief } from "./brief/read-brief.ts";
import { planOffline } from "./offline/plan-offline.ts";
import type { ModelPlanner, PlanContext, PlanRequest } from "./planner.ts";
import { readSource } from "./source/read-source.ts";
import { typesetPlan } from "./typography/typeset-plan.ts";

/**
 * Plans the deck of a request: content written as slides keeps its words and is shown to no model, and where fewer slides are asked for, the lightest are left out; else source and brief
 * are read, `writer` plans, where there is one, and the texts get the marks of their language. Throws the signal's
 * reason when it is aborted.
 */
export async function planDeck(request: PlanRequest, context: PlanContext, writer?: ModelPlanner): Promise<DeckPlan> {
  context.signal.throwIfAborted();
  context.progress("reading", 0);
  const authored = await readAuthoredDeck(request);
  if (authored !== undefined) return { ...authored.plan, sourceText: authored.source.text };
  const shortened = writer === undefined ? await readShortenedDeck(request) : undefined;
  if (shortened !== undefined) return { ...shortened.plan, sourceText: shortened.source.text };
  const source = await readSource(request);
  const brief = readBrief(request);
  context.signal.throwIfAborted();
  context.progress("reading", 1);
  const input = { request, brief, source };
  const plan = writer === undefined ? planOffline(input, context) : await writer.plan(input, context);
  return { sourceText: source.text, ...typesetPlan(plan) };
}
