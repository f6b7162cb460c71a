import type { LanguageRules } from "../../../language/language-rules.ts";
import type { ListItem } from "../../../source/source-document.ts";
import { isQuestion } from "../../../text/standing.ts";

/** Share of the entries from which on a numbered list is one of questions or of things. */
const ENOUGH = 0.4;

/** Whether a numbered list only counts: questions, things ("An oven", "Your keys"), or what did not happen. */
export function areNoSteps(items: readonly ListItem[], heading: string, rules: LanguageRules): boolean {
  if (rules.contains("negations", heading) && !rules.opensWith("howTo", heading)) return true;
  const openings = items.map(({ label, sentences, text }) => label ?? sentences[0]?.text ?? text);
  const counted = openings.filter((opening) => isQuestion(opening) || isThing(opening, rules));
  const orders = openings.some((opening) => rules.opensWith("imperatives", opening) || rules.opensWithOrder(opening));
  return !orders && counted.length >= items.length * ENOUGH;
}

function isThing(opening: string, rules: LanguageRules): boolean {
  const first = /^[\p{L}\p{M}]+/u.exec(opening)?.[0] ?? "";
  const determined = rules.isWord("definites", first) || rules.isWord("indefinites", first);
  return determined && !rules.hasVerb(opening);
}
