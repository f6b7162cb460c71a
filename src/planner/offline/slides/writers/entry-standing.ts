import { displayLength } from "../../../../deck/display-length.ts";
import type { LanguageRules } from "../../../language/language-rules.ts";
import type { ListItem, Sentence } from "../../../source/source-document.ts";
import { standingOf } from "../../../text/standing.ts";
import { itemRoom } from "../room.ts";

/** What stands for a page elsewhere. */
export const ADDRESS = /https?:|www\./u;
const LABEL_LENGTH = itemRoom("list").label;
const ENDED = /[\p{L}\p{M}\p{N}%)）][.。!?]?$/u;

/** Phrases may stand in a list where sentences must: a single word is enough. */
export function standsInList(text: string, rules: LanguageRules): boolean {
  const standing = standingOf(text, rules);
  if (standing === "alone") return true;
  return /^[\p{L}\p{M}\p{N}#+.\-/]+$/u.test(text.trim()) && displayLength(text) <= LABEL_LENGTH;
}

/** An entry of a list that is announced needs no more than to be whole: what it leans on stands above it. */
export function isWholeEntry(text: string, rules: LanguageRules): boolean {
  return rules.hasVerb(text) && !ADDRESS.test(text) && ENDED.test(text) && !rules.opensWith("connectives", text);
}

/** "Send the laptop early: It arrives …": the pronoun has its noun beside it. */
export function leansOnLabel({ label, sentences }: ListItem, sentence: Sentence, rules: LanguageRules): boolean {
  return label !== undefined && sentence === sentences[0] && !rules.opensWith("connectives", sentence.text);
}
