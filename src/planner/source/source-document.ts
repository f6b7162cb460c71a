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
  /** The item without its lead-in, inline markup removed. */
  readonly text: string;
  readonly span: SourceSpan;
  readonly sentences: readonly Sentence[];
  /** Task list state, where the source has one. */
  readonly checked?: boolean;
}

export interface TableData {
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
  readonly sentences: readonly Sentence[];
  readonly ordered?: boolean;
  readonly items?: readonly ListItem[];
  readonly table?: TableData;
  /** Fenced code: its info string. */
  readonly syntax?: string;
  /** Who said it, for quotes that name a speaker. */
  readonly speaker?: Sentence;
  /** Bold phrases inside the block. */
  readonly strong: readonly string[];
}

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
      readonly display: string;
      readonly value: number;
      readonly percent: boolean;
      readonly currency: boolean;
      readonly sentence: Sentence;
    }
  | {
      readonly kind: "date";
      readonly unitId: string;
      readonly span: SourceSpan;
      readonly display: string;
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

/** The source, read: normalised text, and everything in it that can become a slide, each with offsets into `text`. */
export interface SourceDocument {
  /** NFC, line ends `\n`, control and bidi-override characters removed. All spans index into it. */
  readonly text: string;
  readonly title?: Sentence;
  /** BCP 47. */
  readonly language: string;
  readonly direction: TextDirection;
  readonly headings: readonly Heading[];
  readonly units: readonly Unit[];
  readonly facts: readonly Fact[];
}
