import type { LanguageRules } from "../language/language-rules.ts";

/** The words for a plain "and"; what they join can stand without them. */
const AND: Readonly<Record<string, RegExp>> = {
  de: /^und\s+/iu,
  en: /^and\s+/iu,
  es: /^[ye]\s+/iu,
  fr: /^et\s+/iu,
  it: /^ed?\s+/iu,
  nl: /^en\s+/iu,
  pt: /^e\s+/iu,
  ru: /^и\s+/iu,
};
const FIRST_WORD = /^[\p{L}\p{M}'’]+/u;

/** A coordinate clause without the "and" that joins it to the one before; as it is where another word joins it. */
export function withoutAnd(clause: string, { language }: LanguageRules): string {
  return clause.replace(AND[language] ?? /(?!)/u, "");
}

/**
 * "and the school got a plan" → "the school got a plan"; `undefined` where what "and" joins shows no subject of its own
 * ("and later moved to Bern"), or where the joining word says more than "and".
 */
export function clauseBehindAnd(rest: string, rules: LanguageRules): string | undefined {
  const clause = withoutAnd(rest, rules);
  const first = FIRST_WORD.exec(clause)?.[0] ?? "";
  if (clause === rest || !rules.hasVerb(clause)) return undefined;
  return rules.isWord("functionWords", first) || rules.isWord("determiners", first) ? clause : undefined;
}
