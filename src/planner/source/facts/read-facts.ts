import type { SourceSpan } from "../../../deck/slide-content.ts";
import { displayLength } from "../../../deck/display-length.ts";
import type { Fact, ListItem, Sentence, Unit } from "../source-document.ts";
import { findDates } from "./dates.ts";
import { findDefinition } from "./definitions.ts";
import { findNumbers } from "./numbers.ts";
import { findQuotations } from "./quotations.ts";

/** What the facts of one unit are cut from. */
interface Context {
  readonly text: string;
  readonly unit: Unit;
  readonly language: string;
}

/** Everything in the units that a slide can be built on, in source order; `text` is the document's. */
export function readFacts(text: string, units: readonly Unit[], language: string): Fact[] {
  return units.flatMap((unit) => {
    if (unit.kind === "code" || unit.kind === "image") return [];
    const context = { text, unit, language };
    return [...figureFacts(context), ...quotationFacts(context), ...definitionFacts(context)];
  });
}

function figureFacts({ text, unit, language }: Context): Fact[] {
  if (!/\p{Nd}/u.test(unit.text)) return [];
  const owners = sentenceOwners(unit);
  const facts: Fact[] = [];
  for (const { area, sentence } of owners) {
    const slice = text.slice(area.start, area.end);
    const dates = findDates(slice, language);
    for (const date of dates) {
      facts.push({ kind: "date", unitId: unit.id, ...date, span: shift(date.span, area.start), sentence });
    }
    for (const number of findNumbers(slice, language)) {
      if (dates.some(({ span }) => number.span.start < span.end && number.span.end > span.start)) continue;
      facts.push({ kind: "number", unitId: unit.id, ...number, span: shift(number.span, area.start), sentence });
    }
  }
  return facts;
}

interface Owner {
  /** Where figures are looked for. */
  readonly area: SourceSpan;
  /** The sentence a figure found there belongs to. */
  readonly sentence: Sentence;
}

/** Sentences, list lead-ins and table cells; a lead-in belongs to its item's first sentence. */
function sentenceOwners(unit: Unit): Owner[] {
  const owners: Owner[] = unit.sentences.map((sentence) => ({ area: sentence.span, sentence }));
  const addLabels = (items: readonly ListItem[]): void => {
    for (const item of items) {
      if (item.labelSpan !== undefined && item.label !== undefined) {
        const label = { text: item.label, span: item.labelSpan };
        owners.push({ area: item.labelSpan, sentence: item.sentences[0] ?? label });
      }
      addLabels(item.children ?? []);
    }
  };
  addLabels(unit.items ?? []);
  for (const row of [unit.table?.columns ?? [], ...(unit.table?.rows ?? [])]) {
    for (const cell of row) owners.push({ area: cell.span, sentence: cell });
  }
  return owners.sort((a, b) => a.area.start - b.area.start);
}

function quotationFacts({ text, unit }: Context): Fact[] {
  const common = { kind: "quotation", unitId: unit.id } as const;
  if (unit.kind === "quote") {
    return [
      { ...common, span: unit.span, text: unit.text, ...(unit.speaker === undefined ? {} : { speaker: unit.speaker }) },
    ];
  }
  if (unit.kind === "table") return [];
  return findQuotations(unit.text).map((found) => {
    const { text: words, span } = cut(text, shift(found.span, unit.span.start));
    if (found.speaker === undefined) return { kind: "quotation", unitId: unit.id, text: words, span };
    const speaker = cut(text, shift(found.speaker, unit.span.start));
    return { kind: "quotation", unitId: unit.id, text: words, span, speaker };
  });
}

function definitionFacts({ text, unit, language }: Context): Fact[] {
  const facts: Fact[] = [];
  const add = (span: SourceSpan, term: SourceSpan, meaning: SourceSpan): void => {
    facts.push({ kind: "definition", unitId: unit.id, span, term: cut(text, term), meaning: cut(text, meaning) });
  };
  for (const { label, labelSpan, text: meaning, span } of unit.items ?? []) {
    if (label === undefined || labelSpan === undefined || !isTerm(label) || /^\P{L}*\p{Nd}/u.test(meaning)) continue;
    if (meaning.split(/\s+/).length >= 3 || /[\p{sc=Han}\p{sc=Hira}]{6}/u.test(meaning)) {
      add({ start: labelSpan.start, end: span.end }, labelSpan, span);
    }
  }
  if (unit.kind !== "paragraph" || unit.speaker !== undefined) return facts;
  const [first] = unit.sentences;
  if (unit.label !== undefined && unit.labelSpan !== undefined && first !== undefined && isTerm(unit.label)) {
    add(unit.span, unit.labelSpan, { start: first.span.start, end: unit.span.end });
  }
  for (const { text: words, span } of unit.sentences.slice(0, 2)) {
    const found = findDefinition(words, language);
    if (found !== undefined) add(span, shift(found.term, span.start), shift(found.meaning, span.start));
  }
  return facts;
}

/** A lead-in that can stand as a term: a name for something, not a clause, a figure or a date. */
function isTerm(label: string): boolean {
  return displayLength(label) <= 36 && label.split(/\s+/).length <= 3 && !/\p{Nd}/u.test(label);
}

function shift(span: SourceSpan, by: number): SourceSpan {
  return { start: span.start + by, end: span.end + by };
}

function cut(text: string, span: SourceSpan): Sentence {
  return { text: text.slice(span.start, span.end), span };
}
