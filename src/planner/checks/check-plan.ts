import type { DeckPlan } from "../../deck/deck-plan.ts";
import { languageRules } from "../language/language-rules.ts";
import type { SourceDocument } from "../source/source-document.ts";
import { termExtractor } from "../text/terms.ts";
import { bulletLength, danglingBullet, pronounOpening } from "./bullet-checks.ts";
import type { Check, CheckResult } from "./check-result.ts";
import { emptySlide, roleVariety, slideCount, sourceOrder } from "./deck-shape.ts";
import { numbersInSource } from "./numbers-in-source.ts";
import { phrasesSourced } from "./phrases-sourced.ts";
import { repeatedPoints } from "./repeated-points.ts";
import { sectionRecall } from "./section-recall.ts";
import { slotCapacity } from "./slot-capacity.ts";
import { repeatedTitle, titleAssertion, titleLength } from "./title-checks.ts";
import { wordsInSource } from "./words-in-source.ts";

export interface CheckOptions {
  /** Texts that the request gave and the source need not hold: title, topic, call to action. */
  readonly given?: readonly string[];
  /** Slides asked for; the deck's own number where nobody asked. */
  readonly slideCount?: number;
}

const CHECKS: readonly Check[] = [
  slideCount,
  numbersInSource,
  wordsInSource,
  phrasesSourced,
  sectionRecall,
  titleLength,
  titleAssertion,
  repeatedTitle,
  bulletLength,
  danglingBullet,
  pronounOpening,
  repeatedPoints,
  emptySlide,
  roleVariety,
  sourceOrder,
  slotCapacity,
];

/** Runs every check that a plan can be held to before it is laid out, against the source it was made from. */
export function checkPlan(
  plan: DeckPlan,
  source: SourceDocument,
  { given = [], slideCount: asked = plan.slides.length }: CheckOptions = {},
): readonly CheckResult[] {
  const rules = languageRules(plan.language, source.text);
  const checked = { plan, source, rules, termsOf: termExtractor(plan.language), given, slideCount: asked };
  return CHECKS.map((check) => check(checked));
}
