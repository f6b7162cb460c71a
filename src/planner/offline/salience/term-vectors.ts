import type { TermsOf } from "../../text/terms.ts";

/** Unit-length vector of a text: weight by term. */
export type TermVector = ReadonlyMap<string, number>;

/** Weighs terms by how rare they are in a document (tf–idf) and compares texts by cosine. */
export interface TermSpace {
  vector(text: string): TermVector;
  similarity(a: string, b: string): number;
}

/** A term space over the sentences of one document. Vectors are remembered by text. */
export function termSpace(sentences: readonly string[], termsOf: TermsOf): TermSpace {
  const documentFrequency = new Map<string, number>();
  for (const sentence of sentences) {
    for (const term of new Set(termsOf(sentence))) documentFrequency.set(term, (documentFrequency.get(term) ?? 0) + 1);
  }
  const rarity = (term: string): number => Math.log(1 + sentences.length / (documentFrequency.get(term) ?? 1));
  const seen = new Map<string, TermVector>();
  const vector = (text: string): TermVector => {
    const known = seen.get(text);
    if (known !== undefined) return known;
    const built = unitVector(termsOf(text), rarity);
    seen.set(text, built);
    return built;
  };
  return { vector, similarity: (a, b) => cosine(vector(a), vector(b)) };
}

function unitVector(terms: readonly string[], rarity: (term: string) => number): TermVector {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  let squares = 0;
  const weights = new Map<string, number>();
  for (const [term, count] of counts) {
    const weight = (1 + Math.log(count)) * rarity(term);
    weights.set(term, weight);
    squares += weight * weight;
  }
  const length = Math.sqrt(squares) || 1;
  return new Map([...weights].map(([term, weight]) => [term, weight / length]));
}

export function cosine(a: TermVector, b: TermVector): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [term, weight] of small) sum += weight * (large.get(term) ?? 0);
  return sum;
}
