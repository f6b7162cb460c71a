import type { LanguageRules } from "../../language/language-rules.ts";
import type { SourceDocument, Unit } from "../../source/source-document.ts";
import { nameOfHolder } from "../../text/credits.ts";

/** A text that names somebody more often is about them. */
const MOST_MENTIONS = 3;

/**
 * Whether a paragraph at the head or the end of a titled text does nothing but say who its authors are: "Ada Stone is
 * the editor of the Harbour Gazette."
 */
export function isByline(unit: Unit, source: SourceDocument, rules: LanguageRules): boolean {
  if (source.title === undefined || source.units.length < 3) return false;
  if (unit.kind !== "paragraph" || (unit !== source.units[0] && unit !== source.units.at(-1))) return false;
  const headings = [source.title.text, ...source.headings.map(({ text }) => text)].join("\n");
  return unit.sentences.length > 0 && unit.sentences.every(({ text }) => isCredit(text, headings, source.text, rules));
}

function isCredit(sentence: string, headings: string, text: string, rules: LanguageRules): boolean {
  const last = nameOfHolder(sentence, rules)?.split(/\s+/u).at(-1);
  return last !== undefined && !headings.includes(last) && text.split(last).length - 1 <= MOST_MENTIONS;
}
