import { ANAPHORA } from "../language/anaphora.ts";
import { COUNTINGS } from "../language/countings.ts";
import type { LanguageRules } from "../language/language-rules.ts";
import { opensWithTurn } from "./half-thoughts.ts";

/** Words between a demonstrative and its noun: "this well-meant shift". */
const NAMED_WITHIN = 3;
const SHORTEST_NOUN = 4;
/** Letters that tell a noun from others, whatever its ending. */
const STEM = 6;
const compiled = new Map<string, RegExp>();

/**
 * How many sentences right before it a sentence needs that leans on them: as many as it counts ("Combined, these
 * two …"), and those back to the one that names what it points at ("This shift …").
 *
 * @param before The sentences before it in its paragraph, in their order.
 */
export function reachOf(text: string, before: readonly string[], rules: LanguageRules): number {
  const nearest = before.toReversed();
  const counted = countOf(text, nearest[0] ?? "", rules);
  return Math.max(1, Math.min(before.length, Math.max(counted, distance(text, nearest, rules))));
}

/** How many things the opening counts; none where the sentence before names them all. */
function countOf(text: string, last: string, { language, spaced }: LanguageRules): number {
  const table = COUNTINGS[language];
  if (table === undefined || holds(table.and, last, spaced)) return 1;
  if (opens(table.three, text, spaced)) return 3;
  return opens(table.two, text, spaced) ? 2 : 1;
}

/** Where the sentence before is a turn ("Still, …"), what "this shift" names stands before the turn. */
function distance(text: string, nearest: readonly string[], rules: LanguageRules): number {
  const [last = ""] = nearest;
  const noun = pointedAt(text, rules);
  if (noun === undefined || says(last, noun)) return 1;
  const named = nearest.findIndex((sentence) => says(sentence, noun));
  return named >= 0 ? named + 1 : opensWithTurn(last, rules.language) ? 2 : 1;
}

/** The noun behind a demonstrative that opens a sentence. */
function pointedAt(text: string, rules: LanguageRules): string | undefined {
  const words = ANAPHORA[rules.language]?.demonstratives;
  if (words === undefined || !rules.spaced || rules.language === "ko") return undefined;
  const [found = ""] = pattern(`^(?:${words})(?![\\p{L}\\p{M}])`).exec(text) ?? [];
  if (found === "") return undefined;
  const behind = text.slice(found.length).trim().split(/\s+/u, NAMED_WITHIN);
  const end = behind.findIndex((word) => rules.isWord("verbs", word) || rules.isWord("functionWords", word));
  const noun = (end < 0 ? behind : behind.slice(0, end))
    .at(-1)
    ?.toLocaleLowerCase()
    .replace(/\P{L}+$/u, "");
  return noun !== undefined && noun.length >= SHORTEST_NOUN ? noun.slice(0, STEM) : undefined;
}

function says(sentence: string, noun: string): boolean {
  return sentence.toLocaleLowerCase().includes(noun);
}

function opens(words: string, text: string, spaced: boolean): boolean {
  return pattern(`^(?:${words})${spaced ? "(?![\\p{L}\\p{M}])" : ""}`).test(text);
}

function holds(words: string, text: string, spaced: boolean): boolean {
  return pattern(spaced ? `(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])` : words).test(text);
}

function pattern(source: string): RegExp {
  const found = compiled.get(source) ?? new RegExp(source, "iu");
  compiled.set(source, found);
  return found;
}
