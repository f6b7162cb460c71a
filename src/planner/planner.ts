import type { DeckFormat, DeckPlan, Warning } from "../deck/deck-plan.ts";
import type { ModelUsage } from "../deck/model-usage.ts";
import type { Brief } from "./brief/brief.ts";
import type { SourceDocument } from "./source/source-document.ts";

/** What a caller asked for, validated and with defaults filled in; characters are Unicode code points. */
export interface PlanRequest {
  readonly topic?: string;
  readonly title?: string;
  readonly content?: string;
  readonly instructions?: string;
  readonly format: DeckFormat;
  /** Absent: 8, or what the instructions or an authored deck say. Given explicitly it always wins. */
  readonly slideCount?: number;
  /** `Auto`, a BCP 47 tag or an English language name. */
  readonly language: string;
  readonly useWebSearch: boolean;
}

export type PlanStage = "reading" | "planning";

export interface PlanContext {
  readonly signal: AbortSignal;
  /** `usage`: what a language model has taken so far, where one plans. */
  progress(stage: PlanStage, fraction: number, usage?: ModelUsage): void;
  /** Milliseconds since 1970 by which a plan has to be there; absent: nobody waits. */
  readonly answerBy?: number;
  /** Warnings gathered on the way; the plan carries them to the caller. */
  readonly warnings?: readonly Warning[];
}

/** What a planner works from: a request, and what was read of it. */
export interface PlanInput {
  readonly request: PlanRequest;
  readonly brief: Brief;
  readonly source: SourceDocument;
}

/** A planner that needs a language model. Throws `unavailable` where it must not leave the deck to the offline planner. */
export interface ModelPlanner {
  plan(input: PlanInput, context: PlanContext): Promise<DeckPlan>;
}
