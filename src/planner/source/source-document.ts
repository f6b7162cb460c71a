import type { TextDirection } from "../../deck/deck-plan.ts";
import type { SourceSpan } from "../../deck/slide-content.ts";

/** One sentence, with its place in `SourceDocument.text`. */
export interface Sentence {
  readonly text: string;
  readonly span: SourceSpan;
}

export interface ListItem {
  /** Bold or "Label:" lead-in, without its colon. */
  readonly label?: string;
  readonly labelSpan?: SourceSpan;
  /** The item without its lead-in, inline markup removed. Empty where an item is nothing but a lead-in with children. */
  readonly text: string;
  readonly span: SourceSpan;
  readonly sentences: readonly Sentence[];
  /** Task list state, where the source has one. */
  readonly checked?: boolean;
  /** Items of a nested list; their text is part of no other item. */
  readonly children?: readonly ListItem[];
}

export interface TableData {
  /** The header row; empty where the table has none. */
  readonly columns: readonly Sentence[];
  readonly rows: readonly (readonly Sentence[])[];
}

export type UnitKind = "paragraph" | "list" | "quote" | "table" | "code" | "image";

/**
 * One block of the source. `path` is the chain of headings above it (indices into `SourceDocument.headings`),
 * outermost first.
 */
export interface Unit {
  /** `u1`, `u2`, … in source order; stable for the same text. */
  readonly id: string;
  readonly kind: UnitKind;
  readonly path: readonly number[];
  readonly text: string;
  readonly span: SourceSpan;
  /** Of lists: the sentences of all items, nested ones too; of tables, code and images: none. */
  readonly sentences: readonly Sentence[];
  /** Bold lead-in of a paragraph, without its closing mark; part of `text`, not of `sentences`. */
  readonly label?: string;
  readonly labelSpan?: SourceSpan;
  readonly ordered?: boolean;
  readonly items?: readonly ListItem[];
  readonly table?: TableData;
  /** Fenced code: its info string. */
  readonly syntax?: string;
  /** Who said it: quotes that name a speaker, and the turns of a transcript (paragraphs). */
  readonly speaker?: Sentence;
  /** Images: the picture itself, where the source holds it as a `data:` URL. */
  readonly picture?: string;
  /** Bold phrases inside the block. */
  readonly strong: readonly string[];
}

/** A heading of the body; the document's title is not among them. */
export interface Heading {
  readonly depth: number;
  readonly text: string;
  readonly span: SourceSpan;
}

/** A finding that roles are chosen from; every fact points at its words in the source. */
export type Fact =
  | {
      readonly kind: "number";
      readonly unitId: string;
      readonly span: SourceSpan;
      /** As the source writes it, sign, currency, magnitude and measure included: "$3.2 million", "48%", "90 minutes". */
      readonly display: string;
      /** Magnitude words multiplied in; "3 out of 4" is 0.75. */
      readonly value: number;
      readonly percent: boolean;
      readonly currency: boolean;
      /** The word counted, where one follows directly: "days", "Bäume". */
      readonly unit?: string;
      readonly sentence: Sentence;
    }
  | {
      readonly kind: "date";
      readonly unitId: string;
      readonly span: SourceSpan;
      readonly display: string;
      /** `YYYY-MM-DD`, `YYYY-MM`, `YYYY`, or `--MM-DD` and `--MM` where the source names no year. */
      readonly iso: string;
      readonly sentence: Sentence;
    }
  | {
      readonly kind: "quotation";
      readonly unitId: string;
      readonly span: SourceSpan;
      readonly text: string;
      readonly speaker?: Sentence;
    }
  | {
      readonly kind: "definition";
      readonly unitId: string;
      readonly span: SourceSpan;
      readonly term: Sentence;
      readonly meaning: Sentence;
    };

/**
 * The source, read: its words as plain text (blocks apart by an empty line, list items and table rows by a line end,
 * cells by a tab), and everything in it that can become a slide. For every finding `text.slice(span.start, span.end)`
 * is exactly its text, so each phrase on a slide can be proven by a slice.
 */
export interface SourceDocument {
  /** NFC, line ends `\n`, markup, control and bidi-override characters removed. All spans index into it. */
  readonly text: string;
  readonly title?: Sentence;
  /** Subtitle or summary from front matter. */
  readonly description?: Sentence;
  /** BCP 47. */
  readonly language: string;
  readonly direction: TextDirection;
  readonly headings: readonly Heading[];
  readonly units: readonly Unit[];
  readonly facts: readonly Fact[];
}
