import { cosine, type TermVector } from "../salience/term-vectors.ts";
import type { Passage } from "../digest/passage.ts";
import { type Section, topSection } from "../digest/sections.ts";

/** Cost of a stretch that is e times too large or too small, squared log scale. */
const SIZE = 0.35;
/** Cutting inside a section, plus up to the same again where the two sides speak of the same things. */
const CUT_INSIDE = 0.45;
const CUT_BETWEEN_SUBSECTIONS = 0.08;
/** One slide for several subsections of the same section, each further one. */
const MERGE_SUBSECTIONS = 0.22;
/** One slide for several top sections: all but the largest are lost. */
const MERGE_TOP = 1;
const LOST_SHARE = 1.2;
/** A stretch without enough matter for a slide. */
const TOO_LITTLE = 1.4;
const ENOUGH = 0.6;

/**
 * Cuts passages into exactly `count` consecutive stretches by dynamic programming over all divisions (after
 * Utiyama & Isahara 2001), so that slides are of similar weight and cuts fall on headings. Needs `count` ≤ passages.
 */
export function divide(passages: readonly Passage[], vectors: readonly TermVector[], count: number): Passage[][] {
  const size = passages.length;
  const cost = stretchCosts(passages, vectors, count);
  const best = Array.from({ length: count + 1 }, () => new Float64Array(size + 1).fill(Infinity));
  const from = Array.from({ length: count + 1 }, () => new Int32Array(size + 1));
  best[0]?.fill(0, 0, 1);
  for (let slides = 1; slides <= count; slides++) {
    const row = best[slides];
    const before = best[slides - 1];
    if (row === undefined || before === undefined) continue;
    for (let end = slides; end <= size - (count - slides); end++) {
      for (let start = slides - 1; start < end; start++) {
        const total = (before[start] ?? Infinity) + (cost[start]?.[end] ?? Infinity);
        if (total < (row[end] ?? Infinity)) {
          row[end] = total;
          from[slides]?.fill(start, end, end + 1);
        }
      }
    }
  }
  const stretches: Passage[][] = [];
  let end = size;
  for (let slides = count; slides > 0; slides--) {
    const start = from[slides]?.[end] ?? 0;
    stretches.unshift(passages.slice(start, end));
    end = start;
  }
  return stretches;
}

/** `costs[start][end]` of the stretch `passages[start…end)`. */
function stretchCosts(passages: readonly Passage[], vectors: readonly TermVector[], count: number): Float64Array[] {
  const ideal = passages.reduce((sum, passage) => sum + passage.weight, 0) / count || 1;
  const tops = passages.map((passage) => topSection(passage.section));
  return passages.map((_, start) => {
    const row = new Float64Array(passages.length + 1).fill(Infinity);
    const opening = start === 0 ? 0 : cutCost(passages, vectors, start);
    const byTop = new Map<Section, number>();
    let weight = 0;
    let merged = 0;
    for (let end = start + 1; end <= passages.length; end++) {
      const passage = passages[end - 1];
      const top = tops[end - 1];
      if (passage === undefined || top === undefined) continue;
      weight += passage.weight;
      byTop.set(top, (byTop.get(top) ?? 0) + passage.weight);
      if (end - 1 > start && passages[end - 2]?.section !== passage.section) merged += MERGE_SUBSECTIONS;
      row[end] = opening + sizeCost(weight, ideal) + merged + mergeCost(byTop, weight, ideal);
    }
    return row;
  });
}

function sizeCost(weight: number, ideal: number): number {
  return SIZE * Math.log((weight + 0.05) / ideal) ** 2 + (weight < ENOUGH ? TOO_LITTLE : 0);
}

function mergeCost(byTop: ReadonlyMap<Section, number>, weight: number, ideal: number): number {
  if (byTop.size < 2) return 0;
  const lost = weight - Math.max(...byTop.values());
  return MERGE_TOP * (byTop.size - 1) + (LOST_SHARE * lost) / ideal;
}

function cutCost(passages: readonly Passage[], vectors: readonly TermVector[], at: number): number {
  const before = passages[at - 1];
  const after = passages[at];
  if (before === undefined || after === undefined) return 0;
  if (topSection(before.section) !== topSection(after.section)) return 0;
  if (before.section !== after.section) return CUT_BETWEEN_SUBSECTIONS;
  const left = vectors[at - 1];
  const right = vectors[at];
  const bond = left === undefined || right === undefined ? 0 : cosine(left, right);
  const announced = after.intro === undefined ? 0 : 0.2;
  return CUT_INSIDE * (1 + bond) + announced;
}
