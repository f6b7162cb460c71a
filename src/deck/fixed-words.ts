import { arabic } from "./fixed-words/ar.ts";
import { czech } from "./fixed-words/cs.ts";
import { danish } from "./fixed-words/da.ts";
import { german } from "./fixed-words/de.ts";
import { greek } from "./fixed-words/el.ts";
import { english } from "./fixed-words/en.ts";
import { spanish } from "./fixed-words/es.ts";
import { persian } from "./fixed-words/fa.ts";
import { finnish } from "./fixed-words/fi.ts";
import { french } from "./fixed-words/fr.ts";
import { hebrew } from "./fixed-words/he.ts";
import { hindi } from "./fixed-words/hi.ts";
import { hungarian } from "./fixed-words/hu.ts";
import { indonesian } from "./fixed-words/id.ts";
import { italian } from "./fixed-words/it.ts";
import { japanese } from "./fixed-words/ja.ts";
import { korean } from "./fixed-words/ko.ts";
import { norwegian } from "./fixed-words/nb.ts";
import { dutch } from "./fixed-words/nl.ts";
import { polish } from "./fixed-words/pl.ts";
import { portuguese } from "./fixed-words/pt.ts";
import { romanian } from "./fixed-words/ro.ts";
import { russian } from "./fixed-words/ru.ts";
import { swedish } from "./fixed-words/sv.ts";
import { thai } from "./fixed-words/th.ts";
import { turkish } from "./fixed-words/tr.ts";
import { ukrainian } from "./fixed-words/uk.ts";
import { vietnamese } from "./fixed-words/vi.ts";
import { chinese } from "./fixed-words/zh.ts";
import { traditionalChinese } from "./fixed-words/zh-hant.ts";

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
  /** Questions to an author about what a slide says: a picture of it. */
  readonly askPicture: string;
  /** About a thought of a speech: its occasion and its audience; an example from their lives. */
  readonly askOccasion: string;
  readonly askFamiliar: string;
  /** About a matter of a meeting. */
  readonly askOwner: string;
  readonly askDecision: string;
  readonly askOpen: string;
  /** Questions for an author whose source is too thin, in the order a talk would answer them. */
  readonly prompts: readonly [string, ...string[]];
}

const WORDS: Readonly<Record<string, FixedWords>> = {
  ar: arabic,
  cs: czech,
  da: danish,
  de: german,
  el: greek,
  en: english,
  es: spanish,
  fa: persian,
  fi: finnish,
  fr: french,
  he: hebrew,
  hi: hindi,
  hu: hungarian,
  id: indonesian,
  it: italian,
  ja: japanese,
  ko: korean,
  nb: norwegian,
  nl: dutch,
  pl: polish,
  pt: portuguese,
  ro: romanian,
  ru: russian,
  sv: swedish,
  th: thai,
  tr: turkish,
  uk: ukrainian,
  vi: vietnamese,
  zh: chinese,
  "zh-hant": traditionalChinese,
};

/** Tags whose words stand under another one: other names of a language, scripts and regions. */
const ALIASES: Readonly<Record<string, string>> = {
  "zh-hk": "zh-hant",
  "zh-mo": "zh-hant",
  "zh-tw": "zh-hant",
  in: "id",
  iw: "he",
  nn: "nb",
  no: "nb",
};

/** Words for a BCP 47 tag: of its script or region where they differ, else of its language, else English. */
export function fixedWords(language: string): FixedWords {
  const subtags = language.toLowerCase().split("-");
  const tags = [subtags.slice(0, 2).join("-"), subtags[0] ?? ""];
  const words = tags.map((tag) => WORDS[ALIASES[tag] ?? tag]);
  return words.find((found) => found !== undefined) ?? english;
}

/** Whether a text is one of the product's own words in that language, and so no claim of the source. */
export function isFixedWord(text: string, language: string): boolean {
  const words = fixedWords(language);
  return Object.values(words).flat().includes(text);
}
