import type { LanguageRules } from "../../language/language-rules.ts";
import type { TermsOf } from "../../text/terms.ts";

/** Words behind an article that may name what a sentence is about: "the small red house". */
const NAMING_WORDS = 2;
/** Words that may stand between an article and its noun. */
const BETWEEN = 2;
const SHORTEST_NAME = 3;
/** "L’esquisse": an article that lost its vowel. */
const ELISION = /^(\p{L}[’'])(?=\p{L})/u;
const GRAMMAR = ["functionWords", "indefinites", "verbs", "pointers"] as const;

/**
 * Remembers what the sentences of a section have introduced ("every proposal starts as a page") and tells which later
 * ones take that up ("The page replaces the meeting") and so can't open a slide. What the heading or the title names
 * needs no introduction.
 */
export class Introductions {
  readonly #introduced = new Set<string>();
  readonly #known: ReadonlySet<string>;
  readonly #rules: LanguageRules;
  readonly #termsOf: TermsOf;

  constructor(headings: string, rules: LanguageRules, termsOf: TermsOf) {
    this.#rules = rules;
    this.#termsOf = termsOf;
    this.#known = new Set([...termsOf(headings), ...headings.toLocaleLowerCase().split(/\P{L}+/u)]);
  }

  /** Whether the sentence opens with something that an earlier one has introduced. */
  takesUp(text: string): boolean {
    const behind = this.#rules.behindWord("definites", text.replace(ELISION, "$1 "));
    if (behind === undefined) return false;
    const names = behind.split(/\s+/u, NAMING_WORDS).flatMap((word) => this.#namesIn(word));
    return names.some((name) => this.#introduced.has(name) && !this.#known.has(name));
  }

  add(text: string): void {
    const words = text.split(/[\s’']+/u);
    for (const [at, word] of words.entries()) {
      if (!this.#rules.isWord("indefinites", word)) continue;
      for (const noun of words.slice(at + 1, at + 2 + BETWEEN)) {
        for (const name of this.#namesIn(noun)) this.#introduced.add(name);
      }
    }
  }

  /** Lists of stopwords hold nouns too ("page"): a word that is no grammar counts as it stands. */
  #namesIn(word: string): readonly string[] {
    const bare = word.toLocaleLowerCase().replace(/^\P{L}+|\P{L}+$/gu, "");
    const isGrammar = bare.length < SHORTEST_NAME || GRAMMAR.some((list) => this.#rules.isWord(list, bare));
    return isGrammar ? [] : this.#known.has(bare) ? [] : [bare, ...this.#termsOf(bare)];
  }
}
