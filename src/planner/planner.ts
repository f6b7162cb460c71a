import type { DeckFormat, Warning } from "../deck/deck-plan.ts";

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
  progress(stage: PlanStage, fraction: number): void;
  /** Warnings gathered on the way; the plan carries them to the caller. */
  readonly warnings?: readonly Warning[];
}
