import type { LanguageRules } from "../../language/language-rules.ts";
import type { TermsOf } from "../../text/terms.ts";
import { definiteByPrefix, stemsOf } from "../../text/prefixed-articles.ts";

/** Words behind an article that may name what a sentence is about: "the small red house". */
const NAMING_WORDS = 2;
/** Words that may stand between an article and its noun. */
const BETWEEN = 2;
const SHORTEST_NAME = 3;
/** Sentences for which a reader remembers what was introduced in passing. */
const REMEMBERED = 12;
/** The same where every noun may carry an article: only what the last sentences brought in is taken up. */
const FRESH = 3;
/** "L’esquisse": an article that lost its vowel. */
const ELISION = /^(\p{L}[’'])(?=\p{L})/u;
/** There is only one of each, or they stand for a time or manner. */
const NEEDS_NO_INTRODUCTION =
  /^(?:world|internet|web|sun|future|past|present|public|end|beginning|time|way|day|year|week|month|welt|internet|netz|sonne|zukunft|vergangenheit|gegenwart|öffentlichkeit|ende|anfang|zeit|tag|jahr|woche|monat|monde|soleil|avenir|passé|public|fin|début|temps|jour|année|semaine|mois|mundo|red|sol|futuro|pasado|público|fin|comienzo|tiempo|día|año|semana|mes|mondo|sole|passato|pubblico|fine|inizio|tempo|giorno|anno|settimana|mese|passado|fim|começo|dia|ano|mês|wereld|zon|toekomst|verleden|einde|begin|tijd|dag|jaar|maand)$/u;
const GRAMMAR = ["functionWords", "indefinites", "verbs", "pointers"] as const;

/** What the reader of a section knows without being told there. */
export interface CommonKnowledge {
  /** The title and the headings over the section. */
  readonly headings: string;
  /** How the text begins; where every noun may carry an article, what it names there is its subject. */
  readonly opening: string;
  /** Terms that the whole text keeps speaking of. */
  readonly themes: ReadonlySet<string>;
}

/**
 * Remembers what the sentences of a section have introduced ("every proposal starts as a page") and tells which later
 * ones take that up ("The page replaces the meeting") and so can't open a slide. What the heading or the title names
 * needs no introduction.
 */
export class Introductions {
  /** Names, and the sentence that introduced them. */
  readonly #introduced = new Map<string, number>();
  readonly #known: ReadonlySet<string>;
  readonly #themes: ReadonlySet<string>;
  readonly #rules: LanguageRules;
  readonly #termsOf: TermsOf;
  #sentences = 0;

  constructor({ headings, opening, themes }: CommonKnowledge, rules: LanguageRules, termsOf: TermsOf) {
    this.#rules = rules;
    this.#termsOf = termsOf;
    this.#themes = themes;
    this.#known = new Set([
      ...termsOf(headings),
      ...headings.toLocaleLowerCase().split(/\P{L}+/u),
      ...stemsOf(`${headings} ${opening}`, rules.language),
    ]);
  }

  /** Whether the sentence opens with something that an earlier one has introduced. */
  takesUp(text: string): boolean {
    const prefixed = definiteByPrefix(text, this.#rules.language);
    if (prefixed !== undefined && prefixed.opens.some((stem) => this.#isFresh(stem))) return true;
    const behind = this.#rules.behindWord("definites", text.replace(ELISION, "$1 "));
    if (behind === undefined) return false;
    const names = behind.split(/\s+/u, NAMING_WORDS).flatMap((word) => this.#namesIn(word));
    return names.some((name) => this.#introduced.has(name) && !this.#known.has(name));
  }

  /** Whether something behind its opening was introduced by another sentence, and nothing here says what it is. */
  takesUpInside(text: string): boolean {
    const prefixed = definiteByPrefix(text, this.#rules.language);
    if (prefixed !== undefined) return prefixed.inside.some((stem) => this.#isFresh(stem));
    const words = text.split(/[\s’']+/u);
    const said = new Set<string>();
    return words.some((word, at) => {
      const noun = words[at + 1];
      const names = this.#namesIn(word);
      const first = names.every((name) => !said.has(name));
      for (const name of names) said.add(name);
      if (noun === undefined || !this.#rules.isWord("definites", word) || this.#goesOn(words[at + 2], noun))
        return false;
      const meant = NEEDS_NO_INTRODUCTION.test(noun.toLocaleLowerCase().replace(/\P{L}+$/u, ""))
        ? []
        : this.#namesIn(noun);
      return first && meant.some((name) => !said.has(name) && this.#isRemembered(name));
    });
  }

  /** Whether the words name something that every reader of the section knows: its heading's matter, the text's theme. */
  knows(words: string): boolean {
    const terms = this.#termsOf(words);
    return (
      terms.some((term) => this.#known.has(term) || this.#themes.has(term)) ||
      stemsOf(words, this.#rules.language).some((stem) => this.#known.has(stem))
    );
  }

  add(text: string): void {
    this.#sentences++;
    const prefixed = definiteByPrefix(text, this.#rules.language);
    for (const stem of prefixed?.indefinite ?? []) this.#introduced.set(stem, this.#sentences);
    const words = text.split(/[\s’']+/u);
    for (const [at, word] of words.entries()) {
      if (!this.#rules.isWord("indefinites", word)) continue;
      for (const noun of words.slice(at + 1, at + 2 + BETWEEN)) {
        for (const name of this.#namesIn(noun)) this.#introduced.set(name, this.#sentences);
      }
    }
  }

  #isRemembered(name: string, within = REMEMBERED): boolean {
    const since = this.#introduced.get(name);
    return since !== undefined && this.#sentences - since < within && !this.#known.has(name);
  }

  #isFresh(stem: string): boolean {
    return this.#isRemembered(stem, FRESH) && !this.#themes.has(stem);
  }

  /** "the release of", "the page that": what follows says which one is meant, or the word only describes a noun. */
  #goesOn(next: string | undefined, noun: string): boolean {
    if (next === undefined || /[.,;:!?)]$/u.test(noun)) return false;
    const bare = next.toLocaleLowerCase().replace(/^\P{L}+|\P{L}+$/gu, "");
    return !this.#rules.isWord("verbs", bare) && !/^(?:and|or|und|oder|et|ou|y|o|e|is|was)$/u.test(bare);
  }

  /** Lists of stopwords hold nouns too ("page"): a word that is no grammar counts as it stands. */
  #namesIn(word: string): readonly string[] {
    const bare = word.toLocaleLowerCase().replace(/^\P{L}+|\P{L}+$/gu, "");
    const isGrammar = bare.length < SHORTEST_NAME || GRAMMAR.some((list) => this.#rules.isWord(list, bare));
    return isGrammar ? [] : this.#known.has(bare) ? [] : [bare, ...this.#termsOf(bare)];
  }
}
