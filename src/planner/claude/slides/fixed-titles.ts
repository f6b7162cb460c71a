import type { DeckFormat } from "../../../deck/deck-plan.ts";
import { fixedWords } from "../../../deck/fixed-words.ts";
import { fixedPhrase, type Phrase } from "../../../deck/slide-content.ts";

/** The product's own words on slides, in the deck's language: headings that no planner writes. */
export interface FixedTitles {
  readonly agenda: Phrase;
  readonly recap: Phrase;
  readonly takeaway: Phrase;
  readonly cta: Phrase;
  readonly closing: Phrase;
  readonly sides: Readonly<Record<"pros_cons" | "myth_fact" | "before_after", readonly [left: Phrase, right: Phrase]>>;
}

export function fixedTitles(language: string, format: DeckFormat): FixedTitles {
  const words = fixedWords(language);
  return {
    agenda: fixedPhrase(words.agenda),
    recap: fixedPhrase(format === "carousel" ? words.keyTakeaways : words.summary),
    takeaway: fixedPhrase(words.takeaway),
    cta: fixedPhrase(words.saveAndShare),
    closing: fixedPhrase(words.thankYou),
    sides: {
      pros_cons: [fixedPhrase(words.pros), fixedPhrase(words.cons)],
      myth_fact: [fixedPhrase(words.myth), fixedPhrase(words.fact)],
      before_after: [fixedPhrase(words.before), fixedPhrase(words.after)],
    },
  };
}
