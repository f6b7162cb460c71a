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

type WordList = Exclude<keyof LanguageTable, "script" | "deletesClauses" | "verbEndings" | "participleEndings">;

/** A language's word lists as matchers. Every matcher ignores case; a language without a table matches nothing. */
export interface LanguageRules {
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
  opensWithParticiple(text: string): boolean;
  /** The text up to its first relative pronoun or subordinating conjunction. */
  beforeRelative(text: string): string;
  /** Whether the text is a clause: it holds a frequent verb or a telling verb ending. */
  hasVerb(text: string): boolean;
}

const OPENING_MARKS = "^[\\s\"'“”„«»‹›‘’「『（(*_¿¡–—-]*";
const NEVER = /(?!)/u;

/** "Sie" and "Ihnen" inside a sentence: the reader is meant. */
const FORMAL_ADDRESS = /[\p{Ll},] (?:Sie|Ihnen|Ihre[mnrs]?|Ihr)(?![\p{L}])/gu;
const FORMAL_FROM = 3;

/** Rules for a BCP 47 tag; `text` tells how it addresses its reader where the language leaves that open. */
export function languageRules(tag: string, text = ""): LanguageRules {
  const language = tag.toLowerCase().split("-")[0] ?? "";
  const formal = language === "de" && (text.match(FORMAL_ADDRESS)?.length ?? 0) >= FORMAL_FROM;
  const key = formal ? "de formal" : language;
  const known = COMPILED.get(key);
  if (known !== undefined) return known;
  const rules = compile(language, formal ? formalGerman : TABLES[language]);
  COMPILED.set(key, rules);
  return rules;
}

const COMPILED = new Map<string, LanguageRules>();

function compile(language: string, table: LanguageTable | undefined): LanguageRules {
  const unspaced = table === undefined ? /^(?:th|lo|km|my)$/.test(language) : table.script === "unspaced";
  const loose = unspaced || table?.script === "agglutinated";
  const cache = new Map<string, RegExp>();
  const matcher = (list: WordList, place: "start" | "opener" | "end" | "inside"): RegExp => {
    const key = `${list} ${place}`;
    const found = cache.get(key);
    if (found !== undefined) return found;
    const built = buildMatcher(alternatives(table?.[list] ?? ""), place, unspaced, loose);
    cache.set(key, built);
    return built;
  };
  const sets = new Map<WordList, ReadonlySet<string>>();
  const wordSet = (list: WordList): ReadonlySet<string> => {
    const found = sets.get(list) ?? new Set((table?.[list] ?? "").split("|"));
    sets.set(list, found);
    return found;
  };
  const endings = alternatives(table?.verbEndings ?? "");
  const verbEnding = endings === undefined ? NEVER : new RegExp(`\\p{L}(?:${endings})(?![\\p{L}\\p{M}])`, "iu");
  const beforeDeterminer = determinerPattern(alternatives(table?.determiners ?? ""));
  const takesObject = (text: string): boolean =>
    [...text.matchAll(beforeDeterminer)].some(([, word = ""]) => {
      const lower = word.toLowerCase();
      return !wordSet("functionWords").has(lower) && !wordSet("beforeDeterminers").has(lower);
    });
  const participles = alternatives(table?.participleEndings ?? "");
  const participle =
    participles === undefined
      ? NEVER
      : new RegExp(`${OPENING_MARKS}\\p{L}{2,}(?:${participles})(?![\\p{L}\\p{M}])`, "iu");
  return {
    language,
    spaced: !unspaced,
    deletesClauses: table?.deletesClauses ?? false,
    opensFreely: table !== undefined && (table.leadIns !== "" || table.script !== "spaced"),
    opensWith: (list, text) => matcher(list, "start").test(text),
    behindOpener: (list, text) => {
      const match = matcher(list, "opener").exec(text);
      return match === null ? undefined : text.slice(match[0].length);
    },
    behindWord: (list, text) => {
      const match = matcher(list, "start").exec(text);
      return match === null ? undefined : text.slice(match[0].length).trim();
    },
    endsWith: (list, text) => matcher(list, "end").test(text),
    contains: (list, text) => matcher(list, "inside").test(text),
    isWord: (list, word) => wordSet(list).has(word.toLowerCase()),
    opensWithParticiple: (text) => participle.test(text),
    beforeRelative: (text) => {
      const match = matcher("clauseOpeners", "inside").exec(text);
      return match === null ? text : text.slice(0, match.index);
    },
    hasVerb: (text) => matcher("verbs", "inside").test(text) || verbEnding.test(text) || takesObject(text),
  };
}

/** A word in small letters right before a determiner, not the first of its text. */
function determinerPattern(determiners: string | undefined): RegExp {
  if (determiners === undefined) return /(?!)/gu;
  return new RegExp(`(?<=\\p{L}[,]?\\s)(\\p{Ll}[\\p{L}’'-]{2,})\\s+(?:${determiners})(?![\\p{L}\\p{M}])`, "gu");
}

/** Longest first, so that a regular expression never stops at a shorter word. */
function alternatives(words: string): string | undefined {
  if (words === "") return undefined;
  return words
    .split("|")
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("|");
}

function buildMatcher(
  words: string | undefined,
  place: "start" | "opener" | "end" | "inside",
  unspaced: boolean,
  loose: boolean,
): RegExp {
  if (words === undefined) return NEVER;
  const left = "(?<![\\p{L}\\p{M}\\p{N}])";
  const right = "(?![\\p{L}\\p{M}\\p{N}])";
  switch (place) {
    case "start":
      return new RegExp(`${OPENING_MARKS}(?:${words})${unspaced ? "" : right}`, "iu");
    case "opener":
      return new RegExp(`${OPENING_MARKS}(?:${words})\\s*[,，、،]\\s*`, "iu");
    case "end":
      return new RegExp(`${unspaced ? "" : left}(?:${words})[^\\p{L}\\p{M}\\p{N}]*$`, "iu");
    case "inside":
      return loose ? new RegExp(`(?:${words})`, "iu") : new RegExp(`${left}(?:${words})${right}`, "iu");
  }
}
