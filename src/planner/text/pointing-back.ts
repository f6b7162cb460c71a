import { ANAPHORA, type Anaphora } from "../language/anaphora.ts";
import type { LanguageRules } from "../language/language-rules.ts";
import { unpointed } from "../language/unpointed.ts";
import { wordCount } from "./word-count.ts";

/** How a sentence points out of itself: to the sentence before it, or to what a heading over it names. */
export type PointingBack = "sentence" | "heading";

/** Words behind a demonstrative that may be what it points at. */
const NAMED_WITHIN = 3;
const NAMED_CHARACTERS = 6;
/** A clause before a pronoun gives it a sense: words, or characters where words are not spaced. */
const CLAUSE_WORDS = 3;
const CLAUSE_CHARACTERS = 4;
/** Words at the head of a sentence in which a fused pronoun has nothing to stand for. */
const EARLY_WORDS = 3;
/** "On an average day", "In 2020": nothing that a pronoun could stand for. */
const TIME_PHRASE =
  /(?<!\p{L})(?:on|in|at|for|during|every|each|by) (?:\p{L}+ ){0,3}(?:day|week|month|year|morning|evening|night|hour|time|moment)s?(?!\p{L})/giu;
const LAST_SET_OFF = /[,;:،؛、，；：—–][^,;:،؛、，；：—–]*$/u;
/** Where a clause ends though no mark says so. */
const CLAUSE_JOINTS: Readonly<Record<string, RegExp>> = {
  ko: /(?:면|고|지만|는데|어서|아서|해서|니까|때|도록)[ ,]/u,
  ja: /(?:ば|たら|ので|から|ても|して)(?=.)/u,
};
/** "Что это — это": a copula. */
const COPULA: Readonly<Record<string, RegExp>> = { ru: /[—–-] это /gu };
/** Languages that set a comma between clauses and hardly anywhere else. */
const COMMA_PARTS_CLAUSES = new Set(["de", "ru"]);
/** Patterns by their lists of words: inside a text, at its head, and at its head as whole words. */
const insides = new Map<string, RegExp>();
const openings = new Map<string, RegExp>();
const wholes = new Map<string, RegExp>();

/**
 * Whether something anywhere in a sentence points out of it: "some of that work", "doing all three", "auch dafür".
 * What it points at may stand in the same sentence; what `known` says every reader knows (the heading over it, the
 * title, the text's own theme) needs no more than that heading.
 */
export function pointsBack(
  text: string,
  rules: LanguageRules,
  known: (words: string) => boolean,
): PointingBack | undefined {
  const table = ANAPHORA[rules.language];
  if (table === undefined) return undefined;
  const plain = unpointed(text).replace(COPULA[rules.language] ?? /(?!)/gu, " ");
  const found = [
    demonstrative(plain, table, rules, known),
    proClause(plain, table, rules),
    count(plain, table, rules),
    pronoun(plain, table, rules),
    place(plain, table, rules),
    opens(table.additives, plain) ? "sentence" : undefined,
  ] as const;
  return found.includes("sentence") ? "sentence" : found.find((at) => at !== undefined);
}

function demonstrative(
  text: string,
  table: Anaphora,
  rules: LanguageRules,
  known: (words: string) => boolean,
): PointingBack | undefined {
  let weak: PointingBack | undefined;
  for (const match of inside(text, table.demonstratives, rules)) {
    const behind = nameBehind(text.slice(match.index + match[0].length), rules);
    if (opens(table.harmless, behind, true)) continue;
    if (inside(text.slice(match.index), table.ahead, rules).length > 0) continue;
    const before = text.slice(0, match.index);
    if (isSaid(behind, before) || givesSense(before, table, rules)) continue;
    if (!known(behind)) return "sentence";
    weak = "heading";
  }
  for (const match of inside(text, table.behindNoun, rules)) {
    const before = text.slice(0, match.index);
    const name = before.trimEnd().split(/\s+/u).at(-1) ?? "";
    if (opens(table.harmless, name, true) || givesSense(before.slice(0, before.lastIndexOf(name)), table, rules))
      continue;
    if (!known(name)) return "sentence";
    weak = "heading";
  }
  return weak;
}

function nameBehind(rest: string, { spaced }: LanguageRules): string {
  return spaced
    ? rest.trimStart().split(/\s+/u, NAMED_WITHIN).join(" ")
    : [...rest]
        .slice(0, NAMED_CHARACTERS)
        .join("")
        .split(/[、。，]/u, 1)
        .join("");
}

/** "If a page is old, mend this page": the noun stands in the sentence already. */
function isSaid(name: string, before: string): boolean {
  const [noun = ""] = /\p{L}{4,}/u.exec(name) ?? [];
  return noun !== "" && before.toLocaleLowerCase().includes(noun.toLocaleLowerCase().slice(0, 6));
}

function proClause(text: string, table: Anaphora, rules: LanguageRules): PointingBack | undefined {
  for (const match of inside(text, table.proClauses, rules)) {
    if (givesSense(text.slice(0, match.index), table, rules)) continue;
    const behind = text.slice(match.index + match[0].length);
    if (inside(behind, table.correlates, rules).length > 0) continue;
    return "sentence";
  }
  return undefined;
}

function count(text: string, table: Anaphora, rules: LanguageRules): PointingBack | undefined {
  const joined = (match: RegExpExecArray): boolean =>
    inside(text.slice(0, match.index), table.joins, rules).length > 0 ||
    inside(text.slice(match.index + match[0].length), table.joins, rules).length > 0;
  return inside(text, table.counts, rules).some((match) => !joined(match)) ? "sentence" : undefined;
}

function pronoun(text: string, table: Anaphora, rules: LanguageRules): PointingBack | undefined {
  const [first] = inside(text, table.pronouns, rules);
  if (first !== undefined && !comesBeforeItsNoun(text, first.index, rules)) {
    const before = text.slice(0, first.index).replace(TIME_PHRASE, "");
    if (table.antecedents === undefined || !holds(before, table.antecedents, rules)) return "sentence";
  }
  if (table.early === undefined || !rules.spaced) return undefined;
  const opening = text.split(/\s+/u, EARLY_WORDS).join(" ");
  return inside(opening, table.early, rules).length > 0 ? "sentence" : undefined;
}

/** "When asked why they stopped, most people …": the clause in front waits for the noun of the main one. */
function comesBeforeItsNoun(text: string, at: number, rules: LanguageRules): boolean {
  return rules.opensWith("conditionals", text) && !text.slice(0, at).includes(",") && text.slice(at).includes(",");
}

/** Where the author speaks of himself, "here" may be where he stands. */
function place(text: string, table: Anaphora, rules: LanguageRules): PointingBack | undefined {
  const loose = inside(text, table.places, rules).some(({ index }) => !givesSense(text.slice(0, index), table, rules));
  if (!loose) return undefined;
  return rules.contains("narrator", text) ? "heading" : "sentence";
}

/** Whether what stands before a pronoun is a clause of its own, set off by a comma or a conjunction. */
function givesSense(before: string, table: Anaphora, rules: LanguageRules): boolean {
  if (CLAUSE_JOINTS[rules.language]?.test(before) === true) return true;
  const mark = before.search(LAST_SET_OFF);
  const join = rules.spaced ? (inside(before, table.joins, rules).at(-1)?.index ?? -1) : -1;
  const clause = before.slice(0, Math.max(mark, join, 0));
  if (!rules.spaced) return [...clause].length >= CLAUSE_CHARACTERS;
  const parted = COMMA_PARTS_CLAUSES.has(rules.language) && mark >= 0;
  return parted || (wordCount(clause) >= CLAUSE_WORDS && rules.hasVerb(clause));
}

const LEFT = "(?<![\\p{L}\\p{M}\\p{N}])";
const RIGHT = "(?![\\p{L}\\p{M}\\p{N}])";

function inside(text: string, words: string | undefined, { spaced, language }: LanguageRules): RegExpExecArray[] {
  if (words === undefined) return [];
  const known = insides.get(words);
  if (known !== undefined) return [...text.matchAll(known)];
  // Particles follow words without a space.
  const source = !spaced ? `(?:${words})` : language === "ko" ? `${LEFT}(?:${words})` : `${LEFT}(?:${words})${RIGHT}`;
  const made = new RegExp(source, "giu");
  insides.set(words, made);
  return [...text.matchAll(made)];
}

function holds(text: string, words: string, rules: LanguageRules): boolean {
  return rules.language === "ko" ? opens(words, text) : inside(text, words, rules).length > 0;
}

function opens(words: string | undefined, text: string, whole = false): boolean {
  if (words === undefined) return false;
  const patterns = whole ? wholes : openings;
  const found = patterns.get(words) ?? new RegExp(whole ? `^(?:${words})${RIGHT}` : words, "iu");
  patterns.set(words, found);
  return found.test(text);
}
