import { contentPhrases } from "../../deck/content-phrases.ts";
import type { DeckPlan } from "../../deck/deck-plan.ts";
import type { SlideContent } from "../../deck/slide-content.ts";
import type { SourceDocument, Unit } from "../source/source-document.ts";
import { visibleText } from "./visible-text.ts";

/** Words that differ between a source and the deck made of it; both empty means nothing was lost and nothing added. */
export interface VerbatimReport {
  readonly missing: readonly string[];
  readonly added: readonly string[];
}

const WORD =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]|(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}])[\p{L}\p{M}\p{N}])+/gu;

/** Every word of the source is on the slides or in the notes, as often as the source has it, and no other word is. */
export function verbatimReport(plan: Pick<DeckPlan, "slides">, source: SourceDocument): VerbatimReport {
  const shown = plan.slides.flatMap(({ candidates: [best] }) => contentTexts(best));
  const pictured = source.units.filter(({ kind }) => kind === "image").map(({ text }) => text);
  const said = plan.slides.map(({ notes }) => notes);
  const written = [...source.headings.map(({ text }) => text), ...source.units.flatMap(unitTexts)];
  const { missing, added } = compareWords(written, shown);
  const spare = countWords([...pictured, ...said]);
  return {
    missing: missing.filter((word) => !takeWord(spare, word)),
    added: added.filter((word) => !takeWord(spare, word)),
  };
}

/** Words that the Markdown of a deck shows to any reader and that are on no slide and in no notes. */
export function lostWords({ slides }: Pick<DeckPlan, "slides">, markdown: readonly string[]): readonly string[] {
  const shown = slides.flatMap(({ candidates: [best], notes }) => [...contentTexts(best), notes]);
  return compareWords(markdown.map(visibleText), shown).missing;
}

/** The texts a slide shows. */
export function contentTexts(content: SlideContent): string[] {
  return contentPhrases(content).map(({ text }) => text);
}

/** The words a unit brings; descriptions of pictures are no words of the slide. */
export function unitTexts(unit: Unit): string[] {
  if (unit.kind === "image") return [];
  return unit.speaker === undefined ? [unit.text] : [unit.text, unit.speaker.text];
}

/** Words of `written` that `shown` lacks, and the other way round. */
export function compareWords(written: readonly string[], shown: readonly string[]): VerbatimReport {
  const left = countWords(written);
  const added = words(shown).filter((word) => !takeWord(left, word));
  return { missing: [...left].flatMap(([word, count]) => Array.from({ length: count }, () => word)), added };
}

function words(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.match(WORD) ?? []);
}

function countWords(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words(texts)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function takeWord(counts: Map<string, number>, word: string): boolean {
  const count = counts.get(word) ?? 0;
  if (count > 1) counts.set(word, count - 1);
  else counts.delete(word);
  return count > 0;
}
