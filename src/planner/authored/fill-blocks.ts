import { displayLength } from "../../deck/display-length.ts";
import { SLOT_CONTRACTS } from "../../deck/slot-contracts.ts";
import type { Phrase, Side, SlideContent } from "../../deck/slide-content.ts";
import { leadIn } from "../source/lead-in.ts";
import type { Unit } from "../source/source-document.ts";
import { joinPhrases, listItem, phraseOf, unitLines, type SlideSource } from "./slide-source.ts";
import { fitsKicker, titled } from "./titled.ts";

type SidesType = "comparison" | "pros_cons" | "myth_fact" | "before_after";

/** A quotation alone, or below a heading, which becomes the kicker. */
export function fillQuote(source: SlideSource): SlideContent | undefined {
  const units = source.groups.flatMap((group) => group.units).filter(({ kind }) => kind !== "image");
  const [unit] = units;
  const headline = units.length <= 1 && source.lead.length === 0 ? quotedHeadline(source, unit) : undefined;
  if (headline !== undefined) return headline;
  if (unit === undefined || units.length > 1 || source.subtitle !== undefined || source.lead.length > 0)
    return undefined;
  if (source.groups.some(({ heading }) => heading !== undefined)) return undefined;
  const quotation = quotationOf(unit);
  if (quotation === undefined) return undefined;
  return { type: "quote", ...(source.title === undefined ? {} : { kicker: source.title }), ...quotation };
}

/** A headline in quotation marks, and below it nothing or the name of who said it. */
function quotedHeadline({ title, subtitle, groups }: SlideSource, unit: Unit | undefined): SlideContent | undefined {
  const [span] = title?.sources ?? [];
  const words = /^["“„«»「『](?<words>.+)["”“»«」』]$/su.exec(title?.text ?? "")?.groups?.["words"];
  if (title === undefined || span === undefined || words === undefined) return undefined;
  if (subtitle !== undefined || groups.some(({ heading }) => heading !== undefined)) return undefined;
  if (unit !== undefined && (unit.kind !== "paragraph" || displayLength(unit.text) > SPEAKER)) return undefined;
  const start = span.start + title.text.indexOf(words);
  const quotation: Phrase = { text: words, sources: [{ start, end: start + words.length }] };
  return { type: "quote", title: quotation, ...(unit === undefined ? {} : { speaker: phraseOf(unit) }) };
}

const SPEAKER = SLOT_CONTRACTS.quote.speaker ?? 64;

function quotationOf(unit: Unit): { title: Phrase; speaker?: Phrase } | undefined {
  if (unit.kind === "quote") {
    return { title: phraseOf(unit), ...(unit.speaker === undefined ? {} : { speaker: phraseOf(unit.speaker) }) };
  }
  if (unit.kind !== "paragraph" || unit.speaker !== undefined) return undefined;
  const match = /^["“„«»「『](?<words>.+?)["”“»«」』](?:\s*(?:—|–|--)\s*(?<name>\S.{1,80}))?$/su.exec(unit.text);
  const words = match?.groups?.["words"];
  if (words === undefined) return undefined;
  const part = (text: string): Phrase => {
    const start = unit.span.start + unit.text.lastIndexOf(text);
    return { text, sources: [{ start, end: start + text.length }] };
  };
  const name = match?.groups?.["name"];
  return { title: part(words), ...(name === undefined ? {} : { speaker: part(name) }) };
}

export function fillTable(source: SlideSource): SlideContent | undefined {
  const { kicker, title, opening, groups } = titled(source);
  const units = groups.flatMap((group) => group.units);
  const table = units.find((unit) => unit.table !== undefined)?.table;
  if (table === undefined || opening.length > 0) return undefined;
  const [firstRow = [], ...otherRows] = table.rows;
  const columns = table.columns.length > 0 ? table.columns : firstRow;
  const rows = table.columns.length > 0 ? table.rows : otherRows;
  const others = units.filter((unit) => unit.kind !== "table").flatMap(unitLines);
  const [note] = others;
  const label = kicker ?? (others.length === 1 && note !== undefined && fitsKicker(note) ? note : undefined);
  return {
    type: "table",
    ...(label === undefined ? {} : { kicker: label }),
    title,
    columns: columns.map(phraseOf),
    rows: rows.map((row) => row.map(phraseOf)),
  };
}

export function fillCode(source: SlideSource): SlideContent | undefined {
  const { kicker, title, opening, groups } = titled(source);
  const units = groups.flatMap((group) => group.units);
  const blocks = units.filter(({ kind }) => kind === "code");
  const [first] = blocks;
  if (first === undefined) return undefined;
  const caption = [...opening, ...units.filter(({ kind }) => kind !== "code").flatMap(unitLines)];
  return {
    type: "code",
    ...(kicker === undefined ? {} : { kicker }),
    title,
    code: joinPhrases(blocks.map(phraseOf), "\n\n"),
    ...(first.syntax === undefined ? {} : { syntax: first.syntax }),
    ...(caption.length === 0 ? {} : { caption: joinPhrases(caption) }),
  };
}

/** Two sides: two sub-headings, two labelled items or paragraphs, or the two columns of a table. */
export function fillSides(type: SidesType, source: SlideSource): SlideContent | undefined {
  const { kicker, title, opening, groups } = titled(source);
  if (opening.length > 0) return undefined;
  const [first, second, ...more] = headedSides(groups) ?? labelledSides(groups) ?? columnSides(groups) ?? [];
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  return { type, ...(kicker === undefined ? {} : { kicker }), title, left: first, right: second };
}

function headedSides(groups: SlideSource["groups"]): Side[] | undefined {
  const sides: Side[] = [];
  for (const { heading, units } of groups) {
    if (heading === undefined) return undefined;
    sides.push({ heading, items: units.flatMap(unitLines) });
  }
  return sides.length === 2 ? sides : undefined;
}

function labelledSides(groups: SlideSource["groups"]): Side[] | undefined {
  const sides = groups.flatMap(({ units }) => units).flatMap((unit) => labelledPieces(unit));
  const found = sides.filter((side) => side !== undefined);
  return found.length === 2 && sides.length === 2 ? found : undefined;
}

function labelledPieces(unit: Unit): (Side | undefined)[] {
  if (unit.kind === "list") {
    return (unit.items ?? []).map((item) => {
      const { label, text } = listItem(item);
      const children = (item.children ?? []).map(phraseOf);
      if (label !== undefined) return { heading: label, items: [...(text === undefined ? [] : [text]), ...children] };
      return text !== undefined && children.length > 0 ? { heading: text, items: children } : undefined;
    });
  }
  const lead = unit.kind === "paragraph" ? leadIn({ text: unit.text, strong: [] }) : undefined;
  if (unit.label !== undefined && unit.labelSpan !== undefined) {
    return [{ heading: { text: unit.label, sources: [unit.labelSpan] }, items: unit.sentences.map(phraseOf) }];
  }
  if (lead === undefined) return [undefined];
  const part = (start: number, end: number): Phrase => ({
    text: unit.text.slice(start, end),
    sources: [{ start: unit.span.start + start, end: unit.span.start + end }],
  });
  return [{ heading: part(lead.label.start, lead.label.end), items: [part(lead.restStart, unit.text.length)] }];
}

function columnSides(groups: SlideSource["groups"]): Side[] | undefined {
  const units = groups.flatMap((group) => group.units);
  const table = units.length === 1 ? units[0]?.table : undefined;
  if (table?.columns.length !== 2) return undefined;
  return table.columns.map((column, index) => ({
    heading: phraseOf(column),
    items: table.rows.flatMap((row) => row.slice(index, index + 1).filter(({ text }) => text !== "")).map(phraseOf),
  }));
}
