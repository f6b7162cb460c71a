import type { Phrase, SourceSpan } from "../../../deck/slide-content.ts";
import type { SourceDocument } from "../../source/source-document.ts";
import { termExtractor } from "../../text/terms.ts";
import { bestPieces, literalPiece, wordsReader, type Piece } from "./pieces.ts";
import { unitPieces } from "./unit-pieces.ts";

/** Parts that a text in another language points at as wholes. */
const MOST_PARTS = 3;
/** Share of a text's terms from which a stretch is where it comes from. */
const RECOGNISED = 0.5;

/** The parts of a source by the ids that a model is told. */
export interface SourceIndex {
  has(id: string): boolean;
  /** The words of these parts. */
  textOf(ids: readonly string[]): string;
  /**
   * A text with its place in the source: where it stands word for word, else the sentences, entries and rows of the named
   * parts that share its words, or one elsewhere that clearly does; all of the named parts where none does, as in another
   * language. Of several, those that share most with what is shown `beside` it.
   */
  phrase(text: string, ids: readonly string[], beside?: string): Phrase;
}

interface Part {
  readonly span: SourceSpan;
  readonly pieces: readonly Piece[];
}

/** `t` is the title, `h1` and on are headings, `u1` and on units, `w1` and on passages from the web. */
export function sourceIndex(source: SourceDocument): SourceIndex {
  const wordsOf = wordsReader(termExtractor(source.language));
  const slice = ({ start, end }: SourceSpan): string => source.text.slice(start, end);
  const partOf = (span: SourceSpan, spans: readonly SourceSpan[] = [span]): Part => ({
    span,
    pieces: spans.map((piece) => ({ span: piece, text: slice(piece), ...wordsOf(slice(piece)) })),
  });
  const parts = new Map<string, Part>();
  if (source.title !== undefined) parts.set("t", partOf(source.title.span));
  for (const [at, heading] of source.headings.entries()) parts.set(`h${at + 1}`, partOf(heading.span));
  for (const unit of source.units) parts.set(unit.id, partOf(unit.span, unitPieces(unit)));
  const named = (ids: readonly string[]): Part[] => ids.flatMap((id) => parts.get(id) ?? []);
  const everywhere = [...parts.values()].flatMap(({ pieces }) => pieces);
  return {
    has: (id) => parts.has(id),
    textOf: (ids) =>
      named(ids)
        .map(({ span }) => slice(span))
        .join("\n"),
    phrase(text, ids, beside = "") {
      const cited = named(ids);
      const near = cited.flatMap(({ pieces }) => pieces);
      const context = wordsOf(`${text} ${beside}`).words;
      const literal = literalPiece(text, near, context) ?? literalPiece(text, everywhere, context);
      if (literal !== undefined) return { text, sources: [literal.span] };
      const { terms } = wordsOf(text);
      const here = bestPieces(terms, context, near);
      if (here.share >= RECOGNISED) return { text, sources: here.spans };
      const elsewhere = bestPieces(terms, context, everywhere, 1);
      if (elsewhere.share >= RECOGNISED) return { text, sources: elsewhere.spans };
      if (here.spans.length > 0) return { text, sources: here.spans };
      // Nothing of its own to go by: where that is which is shown beside it, a figure next to a translated label.
      const together = bestPieces(wordsOf(beside).terms, context, near, 1);
      const whole = cited.slice(0, MOST_PARTS).map(({ span }) => span);
      return { text, sources: together.spans.length > 0 ? together.spans : whole };
    },
  };
}
