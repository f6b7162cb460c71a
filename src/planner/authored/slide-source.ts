import { displayLength } from "../../deck/display-length.ts";
import type { Item, Phrase } from "../../deck/slide-content.ts";
import type { ListItem, Sentence, Unit } from "../source/source-document.ts";

/** A heading within a slide and what stands below it; the first group of a slide may have none. */
export interface SlideGroup {
  readonly heading?: Phrase;
  readonly units: readonly Unit[];
}

/** One section of an authored deck, taken apart. */
export interface SlideSource {
  /** Text before the first heading. */
  readonly lead: readonly Unit[];
  readonly title?: Phrase;
  /** A heading right below the title, where no other follows. */
  readonly subtitle?: Phrase;
  readonly groups: readonly SlideGroup[];
}

/** What a section is assembled from: its headings and units in order. */
export type SlidePart = { readonly heading: Sentence } | { readonly unit: Unit };

/** Sorts the parts of a section into title, subtitle and groups. */
export function slideSource(parts: readonly SlidePart[]): SlideSource {
  const first = parts.findIndex((part) => "heading" in part);
  const lead = parts.slice(0, Math.max(0, first)).flatMap((part) => ("unit" in part ? [part.unit] : []));
  const head = parts[first];
  if (first < 0 || head === undefined || !("heading" in head)) {
    return { lead: [], groups: [{ units: parts.flatMap((part) => ("unit" in part ? [part.unit] : [])) }] };
  }
  const rest = parts.slice(first + 1);
  const headings = rest.filter((part) => "heading" in part);
  const [next] = rest;
  const subtitled = headings.length === 1 && next !== undefined && "heading" in next;
  const groups = grouped(subtitled ? rest.slice(1) : rest);
  return {
    lead,
    title: phraseOf(head.heading),
    ...(subtitled ? { subtitle: phraseOf(next.heading) } : {}),
    groups,
  };
}

const LONGEST_ANNOUNCEMENT = 60;

/** Two or more short lines with a colon, each before a list, head what follows them. */
function announced(parts: readonly SlidePart[]): readonly SlidePart[] {
  const announces = (part: SlidePart, index: number): boolean => {
    const next = parts[index + 1];
    if (!("unit" in part) || next === undefined || !("unit" in next) || next.unit.kind !== "list") return false;
    const { kind, text, speaker } = part.unit;
    return (
      kind === "paragraph" &&
      speaker === undefined &&
      /[:：]$/u.test(text) &&
      displayLength(text) <= LONGEST_ANNOUNCEMENT
    );
  };
  if (parts.some((part) => "heading" in part) || parts.filter(announces).length < 2) return parts;
  return parts.map((part, index) => ("unit" in part && announces(part, index) ? { heading: part.unit } : part));
}

function grouped(all: readonly SlidePart[]): SlideGroup[] {
  const parts = announced(all);
  const groups: { heading?: Phrase; units: Unit[] }[] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if ("heading" in part) groups.push({ heading: phraseOf(part.heading), units: [] });
    else if (last === undefined) groups.push({ units: [part.unit] });
    else last.units.push(part.unit);
  }
  return groups;
}

export function phraseOf({ text, span }: Sentence): Phrase {
  return { text, sources: [span] };
}

/** Phrases as one, line by line. */
export function joinPhrases(phrases: readonly Phrase[], mark = "\n"): Phrase {
  return { text: phrases.map(({ text }) => text).join(mark), sources: phrases.flatMap(({ sources }) => sources) };
}

export function listItem(item: ListItem): Item {
  const text = item.text === "" ? {} : { text: phraseOf(item) };
  if (item.label === undefined || item.labelSpan === undefined) return text;
  return { label: { text: item.label, sources: [item.labelSpan] }, ...text };
}

/** All items of a list, nested ones behind their parents; children of a short parent are its text. */
function flatItems(items: readonly ListItem[]): Item[] {
  return items.flatMap((item): Item[] => {
    const { children = [] } = item;
    const { label, text } = listItem(item);
    if (children.length === 0) return [listItem(item)];
    const lines = children.flatMap(itemLines);
    const head = label ?? text;
    const room = displayLength(lines.map((line) => line.text).join(CHILD_MARK)) <= LONGEST_CHILDREN;
    const single = (label === undefined) !== (text === undefined);
    if (!room || !single || head === undefined || displayLength(head.text) > LONGEST_LABEL) {
      return [listItem(item), ...flatItems(children)];
    }
    return [{ label: head, text: joinPhrases(lines, CHILD_MARK) }];
  });
}

const CHILD_MARK = "\u00a0· ";
const LONGEST_LABEL = 44;
const LONGEST_CHILDREN = 150;

/** A list item as one line, label and children included. */
function itemLines(item: ListItem): Phrase[] {
  const { label, text } = listItem(item);
  const parts = [label, text].filter((phrase) => phrase !== undefined);
  return [joinPhrases(parts, ": "), ...(item.children ?? []).flatMap(itemLines)];
}

/** The words of a unit as lines that any text slot can hold. */
export function unitLines(unit: Unit): Phrase[] {
  const speaker = unit.speaker === undefined ? [] : [phraseOf(unit.speaker)];
  switch (unit.kind) {
    case "list":
      return (unit.items ?? []).flatMap(itemLines);
    case "table":
      return [unit.table?.columns ?? [], ...(unit.table?.rows ?? [])]
        .filter((row) => row.length > 0)
        .map((row) => joinPhrases(row.filter(({ text }) => text !== "").map(phraseOf), " · "));
    case "image":
      return [];
    case "paragraph":
      return [...speaker, phraseOf(unit)];
    default:
      return [phraseOf(unit), ...speaker];
  }
}

/** The words of a unit as list items. */
export function unitItems(unit: Unit): Item[] {
  if (unit.kind === "list") return flatItems(unit.items ?? []);
  return unitLines(unit).map((text) => ({ text }));
}
