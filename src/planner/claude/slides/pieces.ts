import type { SourceSpan } from "../../../deck/slide-content.ts";
import { numbersIn } from "../../checks/numbers.ts";
import type { TermsOf } from "../../text/terms.ts";

/** What a text says: its content, and all of its words. Numbers count whole, so that "1.4" is no "1". */
interface Words {
  readonly terms: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

/** A stretch of the source that a text may point at. */
export interface Piece extends Words {
  readonly span: SourceSpan;
  readonly text: string;
}

const LETTERS = /[\p{L}\p{M}]+/gu;
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f]/u;

export function wordsReader(termsOf: TermsOf): (text: string) => Words {
  return (text) => {
    const numbers = numbersIn(text);
    const terms = termsOf(text).filter((term) => !/^\p{N}+$/u.test(term));
    const words = text.toLocaleLowerCase().match(LETTERS) ?? [];
    return { terms: new Set([...terms, ...numbers]), words: new Set([...words, ...numbers]) };
  };
}

/** The piece in which a text stands word for word; of several the one that shares most words with its context. */
export function literalPiece(text: string, pieces: readonly Piece[], context: ReadonlySet<string>): Piece | undefined {
  const pattern = literalPattern(text);
  const found = pieces.filter((piece) => pattern.test(piece.text));
  return found.toSorted((a, b) => sharedOf(context, b.words) - sharedOf(context, a.words))[0];
}

/** Whole words and whole numbers only, whatever the case. */
function literalPattern(text: string): RegExp {
  const escaped = text
    .trim()
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, String.raw`\s+`);
  const edge = UNSPACED.test(text) ? String.raw`\p{N}` : String.raw`\p{L}\p{M}\p{N}`;
  return new RegExp(String.raw`(?<![${edge}]|\p{N}[.,])${escaped}(?![${edge}]|[.,]\p{N})`, "iu");
}

const MOST_SPANS = 3;

/**
 * The fewest stretches, in the order of the source, that have most of the terms, and the share of the terms they have. Of
 * equals the one that shares most words with the context.
 */
export function bestPieces(
  terms: ReadonlySet<string>,
  context: ReadonlySet<string>,
  pieces: readonly Piece[],
  most = MOST_SPANS,
): { readonly spans: readonly SourceSpan[]; readonly share: number } {
  const open = new Set(terms);
  const chosen: Piece[] = [];
  while (open.size > 0 && chosen.length < most) {
    const rated = pieces.map((piece) => ({
      piece,
      gain: sharedOf(open, piece.terms),
      fit: sharedOf(context, piece.words),
    }));
    const [best] = rated.toSorted((a, b) => b.gain - a.gain || b.fit - a.fit);
    if (best === undefined || best.gain === 0) break;
    chosen.push(best.piece);
    for (const term of best.piece.terms) open.delete(term);
  }
  return {
    spans: chosen.map(({ span }) => span).toSorted((a, b) => a.start - b.start),
    share: terms.size === 0 ? 0 : 1 - open.size / terms.size,
  };
}

function sharedOf(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let shared = 0;
  for (const one of some) if (others.has(one)) shared += 1;
  return shared;
}
