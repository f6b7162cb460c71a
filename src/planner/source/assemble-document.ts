import type { SourceSpan } from "../../deck/slide-content.ts";
import type { Block, InlineText, ListEntry } from "./block.ts";
import { type LeadIn, leadIns, runInHeading } from "./lead-in.ts";
import { sentenceSpans } from "./sentences.ts";
import type { Heading, ListItem, Sentence, Unit } from "./source-document.ts";

export interface AssembledText {
  readonly text: string;
  readonly title?: Sentence;
  readonly description?: Sentence;
  readonly headings: readonly Heading[];
  readonly units: readonly Unit[];
}

/** Writes the plain text of a document and knows where everything went. */
class TextWriter {
  #text = "";

  get text(): string {
    return this.#text;
  }

  /** Starts a new block, row or cell: puts `mark` between what is there and what comes. */
  separate(mark: string): void {
    if (this.#text !== "") this.#text += mark;
  }

  write(text: string): Sentence {
    const start = this.#text.length;
    this.#text += text;
    return { text, span: { start, end: this.#text.length } };
  }

  slice(start: number, end: number): Sentence {
    return { text: this.#text.slice(start, end), span: { start, end } };
  }
}

export interface DocumentHead {
  readonly title?: string;
  readonly description?: string;
}

/** Lays blocks out as one text with headings and units that point into it. */
export function assembleDocument(blocks: readonly Block[], head: DocumentHead, language: string): AssembledText {
  const writer = new TextWriter();
  const title = head.title === undefined ? undefined : writer.write(head.title);
  if (head.description !== undefined) writer.separate("\n\n");
  const description = head.description === undefined ? undefined : writer.write(head.description);
  const headings: Heading[] = [];
  const units: Unit[] = [];
  let path: number[] = [];
  for (const block of blocks) {
    writer.separate("\n\n");
    if (block.kind === "heading") {
      const { text, span } = writer.write(block.inline.text);
      path = path.filter((index) => (headings[index]?.depth ?? 0) < block.depth);
      path.push(headings.push({ depth: block.depth, text, span }) - 1);
    } else units.push(writeUnit(writer, block, { id: `u${units.length + 1}`, path: [...path] }, language));
  }
  return {
    text: writer.text,
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    headings,
    units,
  };
}

type Place = Pick<Unit, "id" | "path">;

function writeUnit(
  writer: TextWriter,
  block: Exclude<Block, { kind: "heading" }>,
  place: Place,
  language: string,
): Unit {
  switch (block.kind) {
    case "paragraph": {
      const speaker = block.speaker === undefined ? undefined : writer.write(block.speaker);
      if (speaker !== undefined) writer.separate(": ");
      const start = writer.text.length;
      const lead = runInHeading(block.inline);
      const body = prose(writer, [block.inline], language, lead?.restStart);
      const label = lead === undefined ? undefined : writer.slice(start + lead.label.start, start + lead.label.end);
      return {
        ...place,
        kind: "paragraph",
        ...body,
        ...(speaker === undefined ? {} : { speaker }),
        ...(label === undefined ? {} : { label: label.text, labelSpan: label.span }),
      };
    }
    case "quote": {
      const body = prose(writer, block.paragraphs, language);
      if (block.speaker === undefined) return { ...place, kind: "quote", ...body };
      writer.separate("\n— ");
      return { ...place, kind: "quote", ...body, speaker: writer.write(block.speaker) };
    }
    case "list":
      return listUnit(writer, block, place, language);
    case "table":
      return tableUnit(writer, block, place);
    case "code":
      return {
        ...place,
        kind: "code",
        ...writer.write(block.text),
        sentences: [],
        strong: [],
        ...(block.syntax === undefined ? {} : { syntax: block.syntax }),
      };
    default:
      return imageUnit(writer, block, place);
  }
}

function imageUnit(writer: TextWriter, { alt, picture }: Extract<Block, { kind: "image" }>, place: Place): Unit {
  const own = picture === undefined ? {} : { picture };
  return { ...place, kind: "image", ...writer.write(alt), sentences: [], strong: [], ...own };
}

function prose(
  writer: TextWriter,
  paragraphs: readonly InlineText[],
  language: string,
  skip = 0,
): Pick<Unit, "text" | "span" | "sentences" | "strong"> {
  const start = writer.text.length;
  const sentences: Sentence[] = [];
  for (const [index, inline] of paragraphs.entries()) {
    if (index > 0) writer.separate("\n");
    const { start: from, end } = writer.write(inline.text).span;
    sentences.push(...sentencesOf(writer, { start: from + skip, end }, language));
  }
  const { text, span } = writer.slice(start, writer.text.length);
  const strong = paragraphs.flatMap((inline) => inline.strong.map((mark) => inline.text.slice(mark.start, mark.end)));
  return { text, span, sentences, strong };
}

function sentencesOf(writer: TextWriter, span: SourceSpan, language: string): Sentence[] {
  const text = writer.text.slice(span.start, span.end);
  return sentenceSpans(text, language).map(({ start, end }) => writer.slice(span.start + start, span.start + end));
}

function listUnit(writer: TextWriter, block: Extract<Block, { kind: "list" }>, place: Place, language: string): Unit {
  const start = writer.text.length;
  const strong: string[] = [];
  const sentences: Sentence[] = [];
  const writeEntries = (entries: readonly ListEntry[]): ListItem[] => {
    const leads = leadIns(entries.map(({ inline }) => inline));
    return entries.map((entry, at) => writeEntry(entry, leads[at]));
  };
  const writeEntry = (entry: ListEntry, lead: LeadIn | undefined): ListItem => {
    if (writer.text.length > start) writer.separate("\n");
    const at = writer.write(entry.inline.text).span.start;
    const body = writer.slice(at + (lead?.restStart ?? 0), writer.text.length);
    const own = sentencesOf(writer, body.span, language);
    const label = lead === undefined ? undefined : writer.slice(at + lead.label.start, at + lead.label.end);
    sentences.push(...own);
    for (const mark of entry.inline.strong) strong.push(entry.inline.text.slice(mark.start, mark.end));
    const children = writeEntries(entry.children);
    return {
      ...(label === undefined ? {} : { label: label.text, labelSpan: label.span }),
      ...body,
      sentences: own,
      ...(entry.checked === undefined ? {} : { checked: entry.checked }),
      ...(children.length === 0 ? {} : { children }),
    };
  };
  const items = writeEntries(block.entries);
  const whole = writer.slice(start, writer.text.length);
  return { ...place, kind: "list", ...whole, sentences, strong, ordered: block.ordered, items };
}

function tableUnit(writer: TextWriter, block: Extract<Block, { kind: "table" }>, place: Place): Unit {
  const start = writer.text.length;
  const writeRow = (row: readonly InlineText[]): Sentence[] => {
    if (writer.text.length > start) writer.separate("\n");
    return row.map((cell, index) => {
      if (index > 0) writer.separate("\t");
      return writer.write(cell.text);
    });
  };
  const table = { columns: writeRow(block.header), rows: block.rows.map(writeRow) };
  const strong = [block.header, ...block.rows]
    .flat()
    .flatMap((cell) => cell.strong.map((mark) => cell.text.slice(mark.start, mark.end)));
  return { ...place, kind: "table", ...writer.slice(start, writer.text.length), sentences: [], table, strong };
}
