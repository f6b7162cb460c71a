import type { LanguageRules } from "../../../language/language-rules.ts";

/** Pronouns for the people an instruction is about, where it names them no more. */
const PEOPLE: Readonly<Record<string, RegExp>> = {
  en: /\s(?:them|their|theirs|him|her|his|they)(?!\p{L})/iu,
  de: /\s(?:ihnen|ihr|ihre[nmrs]?|ihm|ihn|sie)(?!\p{L})/u,
  fr: /[\s-](?:leurs?|eux|elles|lui|les)(?!\p{L})/iu,
  es: /\s(?:les|sus?|ellos|ellas)(?!\p{L})/iu,
};

/** "Help them find their own words": in a list of instructions those are the people whom all of it is about. */
export function ordersForPeople(sentence: string, rules: LanguageRules): boolean {
  const told = rules.opensWith("imperatives", sentence) || rules.opensWithOrder(sentence);
  return told && PEOPLE[rules.language]?.test(sentence) === true;
}
