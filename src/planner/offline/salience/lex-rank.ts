import type { TermVector } from "./term-vectors.ts";

const SIMILARITY_FLOOR = 0.08;
const TELEPORT = 0.25;
const ROUNDS = 50;
const SETTLED = 1e-6;
/** Terms in more sentences than this tell nothing apart and would make the graph dense. */
const COMMON_TERM = 80;

interface Graph {
  readonly neighbours: readonly Int32Array[];
  readonly weights: readonly Float64Array[];
}

/**
 * Biased LexRank (Erkan & Radev 2004; Otterbacher et al. 2005): a random walk over the graph of similar sentences
 * that restarts at sentence `i` with probability proportional to `bias[i]`. Returns scores that sum to 1.
 */
export function lexRank(vectors: readonly TermVector[], bias: readonly number[]): Float64Array {
  const total = bias.reduce((sum, value) => sum + value, 0) || 1;
  const restart = Float64Array.from(bias, (value) => value / total);
  const graph = similarityGraph(vectors);
  const degrees = graph.weights.map((row) => row.reduce((sum, weight) => sum + weight, 0));
  let scores: Float64Array = restart;
  for (let round = 0; round < ROUNDS; round++) {
    const next = walk(graph, degrees, scores, restart);
    const change = next.reduce((sum, value, index) => sum + Math.abs(value - (scores[index] ?? 0)), 0);
    scores = next;
    if (change < SETTLED) break;
  }
  return scores;
}

function walk(graph: Graph, degrees: readonly number[], scores: Float64Array, restart: Float64Array): Float64Array {
  // A sentence like no other passes its share to all, as a restart would.
  const stranded = scores.reduce((sum, score, index) => sum + (degrees[index] === 0 ? score : 0), 0);
  const next = restart.map((value) => value * (TELEPORT + (1 - TELEPORT) * stranded));
  for (const [index, row] of graph.neighbours.entries()) {
    const share = ((1 - TELEPORT) * (scores[index] ?? 0)) / (degrees[index] || 1);
    const weights = graph.weights[index];
    for (let at = 0; at < row.length; at++) {
      const to = row[at] ?? 0;
      next[to] = (next[to] ?? 0) + share * (weights?.[at] ?? 0);
    }
  }
  return next;
}

function similarityGraph(vectors: readonly TermVector[]): Graph {
  const postings = new Map<string, { readonly other: number; readonly share: number }[]>();
  for (const [index, vector] of vectors.entries()) {
    for (const [term, share] of vector) {
      const posting = postings.get(term);
      if (posting === undefined) postings.set(term, [{ other: index, share }]);
      else posting.push({ other: index, share });
    }
  }
  const neighbours: Int32Array[] = [];
  const weights: Float64Array[] = [];
  const sums = new Float64Array(vectors.length);
  for (const [index, vector] of vectors.entries()) {
    sums.fill(0);
    for (const [term, weight] of vector) {
      const posting = postings.get(term) ?? [];
      if (posting.length > COMMON_TERM) continue;
      for (const { other, share } of posting) sums[other] = (sums[other] ?? 0) + weight * share;
    }
    sums[index] = 0;
    const near: number[] = [];
    for (let other = 0; other < sums.length; other++) if ((sums[other] ?? 0) > SIMILARITY_FLOOR) near.push(other);
    neighbours.push(Int32Array.from(near));
    weights.push(Float64Array.from(near, (other) => sums[other] ?? 0));
  }
  return { neighbours, weights };
}
