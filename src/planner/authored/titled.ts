import { displayLength } from "../../deck/display-length.ts";
import type { Phrase } from "../../deck/slide-content.ts";
import { SLOT_CONTRACTS } from "../../deck/slot-contracts.ts";
import type { Unit } from "../source/source-document.ts";
import { phraseOf, unitLines, type SlideGroup, type SlideSource } from "./slide-source.ts";

/** A section with the headline every slide needs. */
export interface TitledSource {
  readonly kicker?: Phrase;
  readonly title: Phrase;
  /** Lines between headline and groups: a long lead, a subtitle. */
  readonly opening: readonly Phrase[];
  readonly groups: readonly SlideGroup[];
}

const LONGEST_KICKER = SLOT_CONTRACTS.tip.kicker;
const LONGEST_TITLE = 110;

/** Gives a section its headline; one without a heading takes its first paragraph, or the first sentence of a long one. */
export function titled(source: SlideSource): TitledSource {
  const { title, subtitle } = source;
  if (title === undefined) return titleFromText(source);
  const lead = source.lead.flatMap(unitLines);
  const [only] = lead;
  const kicker = lead.length === 1 && only !== undefined && fitsKicker(only) ? only : undefined;
  const opening = [...(kicker === undefined ? lead : []), ...(subtitle === undefined ? [] : [subtitle])];
  return { ...(kicker === undefined ? {} : { kicker }), title, opening, groups: source.groups };
}

export function fitsKicker({ text }: Phrase): boolean {
  return displayLength(text) <= LONGEST_KICKER && !text.includes("\n");
}

function titleFromText({ groups }: SlideSource): TitledSource {
  const [first, ...rest] = groups;
  const [unit, ...units] = first?.units ?? [];
  if (first === undefined || unit === undefined) return { title: NO_TITLE, opening: [], groups };
  const { title, remainder } = takeFirstLine(unit);
  return { title, opening: [], groups: [{ ...first, units: [...remainder, ...units] }, ...rest] };
}

const NO_TITLE: Phrase = { text: "", sources: [] };

function takeFirstLine(unit: Unit): { title: Phrase; remainder: readonly Unit[] } {
  if (unit.kind !== "paragraph" || unit.speaker !== undefined) return { title: NO_TITLE, remainder: [unit] };
  const [sentence, ...sentences] = unit.sentences;
  const [next] = sentences;
  const splits = displayLength(unit.text) > LONGEST_TITLE && unit.label === undefined;
  if (!splits || sentence === undefined || next === undefined) return { title: phraseOf(unit), remainder: [] };
  const span = { start: next.span.start, end: unit.span.end };
  const text = unit.text.slice(span.start - unit.span.start);
  return { title: phraseOf(sentence), remainder: [{ ...unit, text, span, sentences }] };
}
