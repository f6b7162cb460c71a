import type { LanguageRules } from "../../../language/language-rules.ts";

/** What ties an entry to the next one: "the map; and", "les tables,". */
const TIED_TO_NEXT =
  /\s*[;；؛,，、]\s*(?:(?:and|or|und|oder|sowie|et|ou|puis|y|e|o|u|en|of|и|или|या|और|または|及び|和|或|以及)\s*)?$/iu;
const BRACKETS = /\s*[（(]([^()（）]*)[)）]/gu;
/** Where words stand side by side: brackets around the first of them. */
const OPENING_BRACKETS = /^[（(]([^()（）]+)[)）]\s*(?=\p{L})/u;
/** "e.g." and its kin, however they are spaced. */
const EXAMPLE =
  /^(?:e\.?\s?g\.?|z\.\s?B\.|p\.\s?ex\.|p\.\s?ej\.|bijv\.|bv\.|ad es\.|напр\.|例えば|例如|比如|예:|예를 들어|مثل|למשל|जैसे)(?=[\s,:：]|$|\p{L})/iu;
/** "see below", "siehe Seite 3". */
const REFERENCE = /^(?:see|cf\.|siehe|vgl\.|voir|cf|véase|ver|vedi|zie|см\.|参照|見|انظر|ראו|देखें)(?=[\s:]|$)/iu;

/**
 * A list entry without what its place in the text has left on it: the mark or word that ties it to the next entry, examples
 * in brackets, empty brackets and pointers to other places.
 */
export function itemText(text: string, rules: LanguageRules): string {
  const bare = text.replace(BRACKETS, (whole, inside: string) => (isDebris(inside.trim(), rules) ? "" : whole));
  const opened = rules.spaced ? bare : bare.replace(OPENING_BRACKETS, "$1");
  return opened.replace(TIED_TO_NEXT, "");
}

function isDebris(inside: string, rules: LanguageRules): boolean {
  if (!/[\p{L}\p{N}]/u.test(inside)) return true;
  if (rules.contains("negations", inside)) return false;
  return EXAMPLE.test(inside) || REFERENCE.test(inside) || rules.opensWith("examples", inside);
}
