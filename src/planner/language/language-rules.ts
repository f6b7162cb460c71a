import { arabic } from "./ar.ts";
import { formalGerman, german } from "./de.ts";
import { english } from "./en.ts";
import { spanish } from "./es.ts";
import { french } from "./fr.ts";
import { hebrew } from "./he.ts";
import { hindi } from "./hi.ts";
import { italian } from "./it.ts";
import { japanese } from "./ja.ts";
import { korean } from "./ko.ts";
import type { LanguageTable } from "./language-table.ts";
import { dutch } from "./nl.ts";
import { portuguese } from "./pt.ts";
import { russian } from "./ru.ts";
import { chinese } from "./zh.ts";
import { remembered, rememberedFor } from "./remembered.ts";
import { verbFinder, type VerbFinder } from "./verb-finder.ts";
import { type WordList, wordMatcher } from "./word-matcher.ts";

const TABLES: Readonly<Record<string, LanguageTable>> = {
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

/** A language's word lists as matchers. Every matcher ignores case; a language without a table matches nothing. */
export interface LanguageRules extends VerbFinder {
  /** BCP 47 primary subtag. */
  readonly language: string;
  readonly spaced: boolean;
  readonly deletesClauses: boolean;
  /** Whether a main clause reads the same without the clause in front of it; not where its verb moves (German, Dutch). */
  readonly opensFreely: boolean;
  /** Whether the text opens with a word of the list; quotation marks and dashes before it are passed over. */
  opensWith(list: WordList, text: string): boolean;
  /** The text behind an opening word of the list and the comma after it. */
  behindOpener(list: WordList, text: string): string | undefined;
  /** The text behind an opening word of the list, comma or not. */
  behindWord(list: WordList, text: string): string | undefined;
  endsWith(list: WordList, text: string): boolean;
  contains(list: WordList, text: string): boolean;
  isWord(list: WordList, word: string): boolean;
  /** The text up to its first relative pronoun or subordinating conjunction. */
  beforeRelative(text: string): string;
}

/** "Sie" and "Ihnen" inside a sentence: the reader is meant. */
const FORMAL_ADDRESS = /[\p{Ll},] (?:Sie|Ihnen|Ihre[mnrs]?|Ihr)(?![\p{L}])/gu;
const FORMAL_FROM = 3;
const COMPILED = new Map<string, LanguageRules>();

/**
 * Rules for a BCP 47 tag; `text` tells how it addresses its reader where the language leaves that open. They remember
 * what they have been asked, so make them once per document.
 */
export function languageRules(tag: string, text = ""): LanguageRules {
  const language = tag.toLowerCase().split("-")[0] ?? "";
  const formal = language === "de" && (text.match(FORMAL_ADDRESS)?.length ?? 0) >= FORMAL_FROM;
  const key = formal ? "de formal" : language;
  const rules = COMPILED.get(key) ?? compile(language, formal ? formalGerman : TABLES[language]);
  COMPILED.set(key, rules);
  return remembering(rules);
}

/** Every writer of a slide asks the same of the same sentences. */
function remembering(rules: LanguageRules): LanguageRules {
  return {
    ...rules,
    hasVerb: remembered(rules.hasVerb),
    opensWithOrder: remembered(rules.opensWithOrder),
    opensWithParticiple: remembered(rules.opensWithParticiple),
    opensWith: rememberedFor(rules.opensWith),
    endsWith: rememberedFor(rules.endsWith),
    contains: rememberedFor(rules.contains),
  };
}

function compile(language: string, table: LanguageTable | undefined): LanguageRules {
  const unspaced = table === undefined ? /^(?:th|lo|km|my)$/.test(language) : table.script === "unspaced";
  const opensFreely = table !== undefined && (table.leadIns !== "" || table.script !== "spaced");
  const words = wordMatcher(table, unspaced);
  const behind = (list: WordList, place: "opener" | "start", text: string): string | undefined => {
    const match = words.find(list, place, text);
    return match === null ? undefined : text.slice(match[0].length).trimStart();
  };
  return {
    language,
    spaced: !unspaced,
    deletesClauses: table?.deletesClauses ?? false,
    opensFreely,
    ...verbFinder(table, words, opensFreely),
    opensWith: (list, text) => words.find(list, "start", text) !== null,
    behindOpener: (list, text) => behind(list, "opener", text),
    behindWord: (list, text) => behind(list, "start", text),
    endsWith: (list, text) => words.find(list, "end", text) !== null,
    contains: (list, text) => words.find(list, "inside", text) !== null,
    isWord: words.isWord,
    beforeRelative: (text) => text.slice(0, words.find("clauseOpeners", "inside", text)?.index ?? text.length),
  };
}
