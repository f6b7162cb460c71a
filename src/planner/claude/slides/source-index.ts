import type { Phrase, SourceSpan } from "../../../deck/slide-content.ts";
import type { ListItem, SourceDocument, Unit } from "../../source/source-document.ts";
import { termExtractor } from "../../text/terms.ts";

/** Stretches one text may point at. */
const MOST_SPANS = 3;
/** Share of a text's terms from which a stretch is where it comes from. */
const RECOGNISED = 0.5;

/** The parts of a source by the ids that a model is told. */
export interface SourceIndex {
  has(id: string): boolean;
  /** The words of these parts. */
  textOf(ids: readonly string[]): string;
  /**
   * A text with its place in the source: the sentences, entries and rows of the named parts that share its words, or
   * those elsewhere that clearly do; all of the named parts where none does, as in another language.
   */
  phrase(text: string, ids: readonly string[]): Phrase;
}

interface Piece {
  readonly span: SourceSpan;
  readonly terms: ReadonlySet<string>;
}

interface Part {
  readonly span: SourceSpan;
  readonly pieces: readonly Piece[];
}

/** `t` is the title, `h1` and on are headings, `u1` and on units. */
export function sourceIndex(source: SourceDocument): SourceIndex {
  const termsOf = termExtractor(source.language);
  const slice = ({ start, end }: SourceSpan): string => source.text.slice(start, end);
  const partOf = (span: SourceSpan, spans: readonly SourceSpan[] = [span]): Part => ({
    span,
    pieces: spans.map((piece) => ({ span: piece, terms: new Set(termsOf(slice(piece))) })),
  });
  const parts = new Map<string, Part>();
  if (source.title !== undefined) parts.set("t", partOf(source.title.span));
  for (const [at, heading] of source.headings.entries()) parts.set(`h${at + 1}`, partOf(heading.span));
  for (const unit of source.units) parts.set(unit.id, partOf(unit.span, piecesOf(unit)));
  const named = (ids: readonly string[]): Part[] => ids.flatMap((id) => parts.get(id) ?? []);
  return {
    has: (id) => parts.has(id),
    textOf: (ids) =>
      named(ids)
        .map(({ span }) => slice(span))
        .join("\n"),
    phrase(text, ids) {
      const terms = new Set(termsOf(text));
      const cited = named(ids);
      const near = bestPieces(terms, piecesIn(cited));
      if (near.share >= RECOGNISED) return { text, sources: near.spans };
      const anywhere = bestPieces(terms, piecesIn(parts.values()));
      if (anywhere.share >= RECOGNISED) return { text, sources: anywhere.spans };
      return { text, sources: near.spans.length > 0 ? near.spans : cited.slice(0, MOST_SPANS).map(({ span }) => span) };
    },
  };
}

function piecesIn(parts: Iterable<Part>): Piece[] {
  return [...parts].flatMap(({ pieces }) => pieces);
}

/** Sentences of prose, entries of lists, rows of tables, with what leads into them. */
function piecesOf(unit: Unit): readonly SourceSpan[] {
  if (unit.items !== undefined && unit.items.length > 0) return entrySpans(unit.items);
  const rows = [unit.table?.columns ?? [], ...(unit.table?.rows ?? [])].flatMap((row) => rowSpan(row));
  if (rows.length > 0) return rows;
  const [first, ...rest] = unit.sentences.map(({ span }) => span);
  if (first === undefined) return [unit.span];
  const speaker = unit.speaker === undefined ? [] : [unit.speaker.span];
  return [{ start: Math.min(unit.span.start, first.start), end: first.end }, ...rest, ...speaker];
}

function entrySpans(items: readonly ListItem[]): readonly SourceSpan[] {
  return items.flatMap(({ labelSpan, span, children }) => [
    { start: labelSpan?.start ?? span.start, end: Math.max(span.end, labelSpan?.end ?? 0) },
    ...entrySpans(children ?? []),
  ]);
}

function rowSpan(row: readonly { readonly span: SourceSpan }[]): readonly SourceSpan[] {
  const [first] = row;
  const last = row.at(-1);
  return first === undefined || last === undefined ? [] : [{ start: first.span.start, end: last.span.end }];
}

/** The fewest stretches that have most of the terms, in the order of the source. */
function bestPieces(terms: ReadonlySet<string>, pieces: readonly Piece[]) {
  const open = new Set(terms);
  const chosen: Piece[] = [];
  while (open.size > 0 && chosen.length < MOST_SPANS) {
    let best: Piece | undefined;
    let gain = 0;
    for (const piece of pieces) {
      const shared = [...open].filter((term) => piece.terms.has(term)).length;
      if (shared > gain) [best, gain] = [piece, shared];
    }
    if (best === undefined) break;
    chosen.push(best);
    for (const term of best.terms) open.delete(term);
  }
  const spans = chosen.map(({ span }) => span).filter(({ start, end }) => start < end);
  return {
    spans: spans.toSorted((a, b) => a.start - b.start),
    share: terms.size === 0 ? 0 : 1 - open.size / terms.size,
  };
}
