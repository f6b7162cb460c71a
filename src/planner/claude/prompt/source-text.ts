import type { Heading, SourceDocument, Unit } from "../../source/source-document.ts";
import type { CitedPassage } from "../web/cited-passage.ts";

/** Tags of ours that a source must not be able to open or close. */
const OWN_TAG = /<(?=\/?(?:source|web|unit|heading|title|brief|instructions|faults)\b)/gi;

/**
 * The source as numbered parts: `t`, `h1` and on for headings, `u1` and on for units, in their order, and `w1` and on for
 * what was found on the web.
 */
export function sourceText(source: SourceDocument, passages: ReadonlyMap<string, CitedPassage>): string {
  const units = source.units.filter(({ kind }) => kind !== "image");
  const parts = [...source.headings.map(headingPart), ...units.map((unit) => unitPart(unit, passages.get(unit.id)))];
  const title = source.title === undefined ? [] : [`<title id="t">${quoted(source.title.text)}</title>`];
  const lines = parts.toSorted((a, b) => a.start - b.start).map(({ line }) => line);
  return [`<source language="${source.language}">`, ...title, ...lines, "</source>"].join("\n");
}

/** Text that can't be taken for one of our tags. */
export function quoted(text: string): string {
  return text.replaceAll(OWN_TAG, "&lt;");
}

interface Part {
  readonly start: number;
  readonly line: string;
}

function headingPart({ depth, text, span }: Heading, at: number): Part {
  return { start: span.start, line: `<heading id="h${at + 1}" level="${depth}">${quoted(text)}</heading>` };
}

function unitPart({ id, kind, text, span, speaker }: Unit, passage: CitedPassage | undefined): Part {
  const said = speaker === undefined ? "" : ` speaker=${attribute(speaker.text)}`;
  const found = passage === undefined ? "" : ` web-page=${attribute(passage.title)}`;
  return { start: span.start, line: `<unit id="${id}" kind="${kind}"${said}${found}>\n${quoted(text)}\n</unit>` };
}

function attribute(text: string): string {
  return `"${quoted(text).replaceAll('"', "'")}"`;
}
