/** The product's own words on slides, in the deck's language; sources never contain them, so they are no claims. */
export interface FixedWords {
  readonly agenda: string;
  readonly keyTakeaways: string;
  readonly summary: string;
  readonly takeaway: string;
  readonly step: string;
  readonly tip: string;
  readonly swipe: string;
  readonly question: string;
  readonly answer: string;
  readonly myth: string;
  readonly fact: string;
  readonly before: string;
  readonly after: string;
  readonly pros: string;
  readonly cons: string;
  readonly thankYou: string;
  readonly saveAndShare: string;
  readonly readMore: string;
  /** Label of a slide the author still has to fill in. */
  readonly draft: string;
}

const WORDS: Readonly<Record<string, FixedWords>> = {
  en: {
    agenda: "Agenda",
    keyTakeaways: "Key takeaways",
    summary: "Summary",
    takeaway: "The takeaway",
    step: "Step",
    tip: "Tip",
    swipe: "Swipe",
    question: "Question",
    answer: "Answer",
    myth: "Myth",
    fact: "Fact",
    before: "Before",
    after: "After",
    pros: "Pros",
    cons: "Cons",
    thankYou: "Thank you",
    saveAndShare: "Save this for later and share it",
    readMore: "Read the full text",
    draft: "For you to fill in",
  },
};

const ENGLISH = WORDS["en"] as FixedWords;

/** Words for a BCP 47 tag; English where a language is not covered. */
export function fixedWords(language: string): FixedWords {
  return WORDS[language.toLowerCase()] ?? WORDS[language.toLowerCase().split("-")[0] ?? ""] ?? ENGLISH;
}
