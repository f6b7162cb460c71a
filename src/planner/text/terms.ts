import snowball from "snowball-stemmers";
import { unpointed } from "../language/unpointed.ts";
import stopwordTable from "stopwords-iso/stopwords-iso.json" with { type: "json" };

const STOPWORDS: Readonly<Record<string, readonly string[]>> = stopwordTable;

const ALGORITHM: Readonly<Record<string, string>> = {
  ar: "arabic",
  ca: "catalan",
  cs: "czech",
  da: "danish",
  de: "german",
  en: "english",
  es: "spanish",
  fi: "finnish",
  fr: "french",
  hu: "hungarian",
  it: "italian",
  nl: "dutch",
  no: "norwegian",
  nb: "norwegian",
  pt: "portuguese",
  ro: "romanian",
  ru: "russian",
  sv: "swedish",
  tr: "turkish",
};

const UNSPACED_RUN =
  /[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uac00-\ud7a3\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]+/gu;
const SPACED_WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
/** Hiragana alone is grammar, not content. */
const GRAMMAR_PAIR = /^[\u3041-\u309f]+$/u;

/** Terms of a text for matching, never for showing: stems without stopwords; character pairs in CJK, Hangul and Thai. */
export type TermsOf = (text: string) => readonly string[];

/** A term extractor for a BCP 47 tag. It remembers what it has seen, so make one per document. */
export function termExtractor(tag: string): TermsOf {
  const language = tag.toLowerCase().split("-")[0] ?? "";
  const stopwords = new Set(STOPWORDS[language]);
  const stem = stemOf(language);
  const seen = new Map<string, readonly string[]>();
  return (text) => {
    const known = seen.get(text);
    if (known !== undefined) return known;
    const terms = [...characterPairs(text), ...words(text, stopwords, stem)];
    seen.set(text, terms);
    return terms;
  };
}

function stemOf(language: string): (word: string) => string {
  const algorithm = ALGORITHM[language];
  if (algorithm === undefined) return (word) => word;
  const stemmer = snowball.newStemmer(algorithm);
  const stems = new Map<string, string>();
  return (word) => {
    const known = stems.get(word);
    if (known !== undefined) return known;
    const stem = stemmer.stem(word);
    stems.set(word, stem);
    return stem;
  };
}

function characterPairs(text: string): string[] {
  const pairs: string[] = [];
  for (const run of text.match(UNSPACED_RUN) ?? []) {
    if (run.length === 1) pairs.push(run);
    for (let at = 0; at + 2 <= run.length; at++) {
      const pair = run.slice(at, at + 2);
      if (!GRAMMAR_PAIR.test(pair)) pairs.push(pair);
    }
  }
  return pairs;
}

function words(text: string, stopwords: ReadonlySet<string>, stem: (word: string) => string): string[] {
  const found: string[] = [];
  for (const word of unpointed(text).toLowerCase().replace(UNSPACED_RUN, " ").match(SPACED_WORD) ?? []) {
    if (stopwords.has(word) || (word.length < 2 && !/\p{N}/u.test(word))) continue;
    found.push(stem(word));
  }
  return found;
}
