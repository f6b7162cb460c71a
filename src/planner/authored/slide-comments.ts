import { SLIDE_TYPES, type SlideType } from "../../deck/slide-types.ts";
import type { RawSlide } from "./split-slides.ts";

/** A slide with what its comments said taken out of the text. */
export interface AnnotatedSlide {
  /** Markdown without comments and notes. */
  readonly markdown: string;
  /** Asked for by name in a comment. */
  readonly type?: SlideType;
  /** What the slide's layout in another tool suggests. */
  readonly hint?: SlideType;
  readonly notes: string;
}

const COMMENT = /<!--([\s\S]*?)-->/g;
const TYPE = /^\s*(?:type|slide[-_ ]?type)\s*[:=]\s*([\w-]+)\s*[,;]?/i;
const NOTES = /^\s*(?:speaker[-_ ]?|presenter[-_ ]?)?notes?\s*[:=]\s*/i;
/** `key: value` lines (Marp), reveal.js attributes, single switches such as `fit`. */
const DIRECTIVE =
  /^\s*(?:(?:[_$]?[a-z][\w-]*:(?: [^\n]*)?\s*\n?)+|\.(?:slide|element)[\s\S]*|fit|pause|stop|end_slide|new_?lines?.*)\s*$/;
const REVEAL_NOTES = /^(?:Notes?|Speaker notes):[ \t]*(?=\S|\n|$)/m;
const NOTES_ASIDE = /<aside\s[^<>]*class=["'][^"']*\bnotes\b[^<>]*>([\s\S]*?)<\/aside>/gi;
const LAYOUT_TYPES: Readonly<Record<string, SlideType>> = {
  cover: "cover",
  intro: "cover",
  section: "section",
  statement: "statement",
  fact: "stat",
  quote: "quote",
  end: "closing",
  image: "image",
  "image-right": "image",
  "image-left": "image",
  "two-cols": "comparison",
  "two-cols-header": "comparison",
  lead: "cover",
};

/**
 * Reads the comments of a slide: `type:` names its slide type, `notes:` its speaker notes; of the others the last that
 * is no directive of Marp, Slidev or reveal.js is a presenter note, as those tools have it. `allNotes` takes every one
 * (Marp).
 */
export function readSlideComments({ markdown, fields }: RawSlide, allNotes: boolean): AnnotatedSlide {
  let type = slideType(fields.get("type"));
  const named: string[] = [];
  const plain: string[] = [];
  let text = markdown.replace(COMMENT, (_, comment: string) => {
    const said = readComment(comment);
    type ??= said.type;
    if (said.notes !== undefined) named.push(said.notes);
    if (said.plain !== undefined) plain.push(said.plain);
    return "";
  });
  text = text.replace(NOTES_ASIDE, (_, inner: string) => {
    named.push(tidyNote(inner.replace(/<[^<>]*>/g, "")));
    return "";
  });
  const note = REVEAL_NOTES.exec(text);
  if (note !== null && text.slice(0, note.index).trim() !== "") {
    named.push(text.slice(note.index + note[0].length).trim());
    text = text.slice(0, note.index);
  }
  const hint = LAYOUT_TYPES[fields.get("layout") ?? ""];
  const notes = [...named, ...(allNotes || plain.length === 0 ? plain : plain.slice(-1))].filter(
    (entry) => entry !== "",
  );
  return {
    markdown: text.trim(),
    notes: notes.join("\n\n"),
    ...(type === undefined ? {} : { type }),
    ...(hint === undefined ? {} : { hint }),
  };
}

interface CommentReading {
  readonly type?: SlideType;
  readonly notes?: string;
  readonly plain?: string;
}

function readComment(comment: string): CommentReading {
  const [head, name] = TYPE.exec(comment) ?? [];
  const type = slideType(name);
  const rest = head === undefined || type === undefined ? comment : comment.slice(head.length);
  const reading = type === undefined ? {} : { type };
  const [notesHead] = NOTES.exec(rest) ?? [];
  if (notesHead !== undefined) {
    const notes = tidyNote(rest.slice(notesHead.length));
    const [trailing, last] = /\n\s*type\s*[:=]\s*([\w-]+)\s*$/i.exec(notes) ?? [];
    const lastType = slideType(last);
    if (trailing === undefined || lastType === undefined) return { ...reading, notes };
    return { type: lastType, notes: notes.slice(0, -trailing.length).trim() };
  }
  if (rest.trim() === "" || DIRECTIVE.test(rest)) return reading;
  return { ...reading, plain: tidyNote(rest) };
}

function slideType(name: string | undefined): SlideType | undefined {
  const plain = name?.toLowerCase().replaceAll("-", "_");
  return SLIDE_TYPES.find((type) => type === plain);
}

function tidyNote(note: string): string {
  return note
    .split("\n")
    .map((line) => line.trim())
    .join("\n")
    .trim();
}
