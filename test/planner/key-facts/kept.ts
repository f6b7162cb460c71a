import type { DeckPlan } from "../../../src/deck/deck-plan.ts";
import { textsOf } from "../../../src/planner/checks/slide-texts.ts";
import type { KeyFact } from "./key-facts.ts";

/** The facts that the slides of a deck show; notes and agenda do not count. */
export function keptFacts(plan: DeckPlan, facts: readonly KeyFact[]): readonly KeyFact[] {
  const slides = plan.slides
    .map(({ candidates: [content] }) => content)
    .filter(({ type }) => type !== "agenda")
    .map((content) =>
      textsOf(content)
        .map(({ phrase }) => phrase.text)
        .join("\n"),
    );
  return facts.filter(({ shows }) => slides.some((slide) => shows.every((pattern) => pattern.test(slide))));
}
