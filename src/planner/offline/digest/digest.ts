import { fixedWords, type FixedWords } from "../../../deck/fixed-words.ts";
import type { SourceDocument } from "../../source/source-document.ts";
import { type LanguageRules, languageRules } from "../../language/language-rules.ts";
import { type TermSpace, termSpace } from "../salience/term-vectors.ts";
import { termExtractor, type TermsOf } from "../../text/terms.ts";
import type { Claim } from "./claim.ts";
import { readPassages } from "./read-passages.ts";
import { rateSentences } from "./rate-sentences.ts";
import type { Passage } from "./passage.ts";
import { type SectionTree, sectionTree } from "./sections.ts";

/** What a brief wants stressed and left out, as phrases in the source's language. */
export interface Emphasis {
  readonly focus: readonly string[];
  readonly exclusions: readonly string[];
}

/** A source made ready for planning: its sections, its passages in order, and every sentence judged. */
export interface Digest {
  readonly source: SourceDocument;
  readonly rules: LanguageRules;
  readonly words: FixedWords;
  readonly termsOf: TermsOf;
  readonly terms: TermSpace;
  readonly sections: SectionTree;
  readonly passages: readonly Passage[];
  readonly claims: readonly Claim[];
}

export function digestSource(source: SourceDocument, emphasis: Emphasis): Digest {
  const rules = languageRules(source.language, source.text);
  const termsOf = termExtractor(source.language);
  const sections = sectionTree(source);
  const sentences = source.units.flatMap((unit) => unit.sentences);
  const terms = termSpace(
    sentences.map((sentence) => sentence.text),
    termsOf,
  );
  const salience = rateSentences(source, sections, terms, emphasis.focus, rules);
  const passages = readPassages({ source, sections, rules, termsOf, salience, exclusions: emphasis.exclusions });
  const claims = passages.flatMap((passage) => passage.runs.flat());
  return { source, rules, words: fixedWords(source.language), termsOf, terms, sections, passages, claims };
}
