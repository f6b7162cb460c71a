import type { SourceSpan } from "../../deck/slide-content.ts";

/** A run of words with its markup taken off; `strong` marks what was bold, in offsets of `text`. */
export interface InlineText {
  readonly text: string;
  readonly strong: readonly SourceSpan[];
}

export interface ListEntry {
  readonly inline: InlineText;
  readonly checked?: boolean;
  readonly children: readonly ListEntry[];
}

/** What every reader (Markdown, HTML, plain text) turns its input into; the assembler makes a document of it. */
export type Block =
  | { readonly kind: "heading"; readonly depth: number; readonly inline: InlineText }
  | { readonly kind: "paragraph"; readonly inline: InlineText; readonly speaker?: string }
  | { readonly kind: "quote"; readonly paragraphs: readonly InlineText[]; readonly speaker?: string }
  | { readonly kind: "list"; readonly ordered: boolean; readonly entries: readonly ListEntry[] }
  | {
      readonly kind: "table";
      readonly header: readonly InlineText[];
      readonly rows: readonly (readonly InlineText[])[];
    }
  | { readonly kind: "code"; readonly text: string; readonly syntax?: string }
  | { readonly kind: "image"; readonly alt: string; readonly picture?: string };

/** What a reader found: the blocks, and what front matter or a document head says about them. */
export interface SourceBlocks {
  readonly blocks: readonly Block[];
  readonly title?: string;
  readonly description?: string;
  readonly language?: string;
}

export function plainInline(text: string): InlineText {
  return { text, strong: [] };
}
