import { arabic } from "./fixed-words/ar.ts";
import { german } from "./fixed-words/de.ts";
import { english } from "./fixed-words/en.ts";
import { spanish } from "./fixed-words/es.ts";
import { french } from "./fixed-words/fr.ts";
import { hebrew } from "./fixed-words/he.ts";
import { hindi } from "./fixed-words/hi.ts";
import { italian } from "./fixed-words/it.ts";
import { japanese } from "./fixed-words/ja.ts";
import { korean } from "./fixed-words/ko.ts";
import { dutch } from "./fixed-words/nl.ts";
import { portuguese } from "./fixed-words/pt.ts";
import { russian } from "./fixed-words/ru.ts";
import { chinese } from "./fixed-words/zh.ts";

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
  /** Under a chart that leaves the smaller values out. */
  readonly largestShown: string;
  /** Body of a slide the author still has to fill in. */
  readonly fillIn: string;
  /** Before a prompt that is asked a second time. */
  readonly inDetail: string;
  /** Questions for an author whose source is too thin, in the order a talk would answer them. */
  readonly prompts: readonly [string, ...string[]];
}

const WORDS: Readonly<Record<string, FixedWords>> = {
  ar: arabic,
  de: german,
  en: english,
  es: spanish,
  fr: french,
  he: hebrew,
  hi: hindi,
  it: italian,
  ja: japanese,
  ko: korean,
  nl: dutch,
  pt: portuguese,
  ru: russian,
  zh: chinese,
};

/** Words for a BCP 47 tag; English where a language is not covered. */
export function fixedWords(language: string): FixedWords {
  const tag = language.toLowerCase();
  return WORDS[tag] ?? WORDS[tag.split("-")[0] ?? ""] ?? english;
}

/** Whether a text is one of the product's own words in that language, and so no claim of the source. */
export function isFixedWord(text: string, language: string): boolean {
  const words = fixedWords(language);
  return Object.values(words).flat().includes(text);
}
