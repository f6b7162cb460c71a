import type { DeckPlan } from "../../deck/deck-plan.ts";
import type { LanguageRules } from "../language/language-rules.ts";
import type { SourceDocument } from "../source/source-document.ts";
import type { TermsOf } from "../text/terms.ts";

export type CheckName =
  | "slide_count"
  | "numbers_in_source"
  | "words_in_source"
  | "phrases_sourced"
  | "section_recall"
  | "title_length"
  | "title_assertion"
  | "bullet_length"
  | "dangling_bullet"
  | "pronoun_opening"
  | "repeated_point"
  | "repeated_title"
  | "empty_slide"
  | "role_variety"
  | "source_order"
  | "slot_capacity";

/** One thing a check found wrong. */
export interface Finding {
  readonly check: CheckName;
  /** Zero-based; absent for the deck as a whole. */
  readonly slide?: number;
  /** The words at fault. */
  readonly text?: string;
  readonly message: string;
}

/** What a check looked at and what it found. `rate` is the share of units without a finding, 1 where there were none. */
export interface CheckResult {
  readonly check: CheckName;
  readonly units: number;
  readonly rate: number;
  readonly findings: readonly Finding[];
}

/** What the checks read. */
export interface CheckedPlan {
  readonly plan: DeckPlan;
  readonly source: SourceDocument;
  readonly rules: LanguageRules;
  readonly termsOf: TermsOf;
  /** Texts that the request gave and the source need not hold: title, topic, call to action. */
  readonly given: readonly string[];
  readonly slideCount: number;
}

export type Check = (checked: CheckedPlan) => CheckResult;

export function result(check: CheckName, units: number, findings: readonly Finding[]): CheckResult {
  const rate = units === 0 ? 1 : Math.max(0, 1 - findings.length / units);
  return { check, units, rate, findings };
}
