/**
 * The known names most like `name`, most alike first, ties in the order given. Likeness is the restricted
 * Damerau-Levenshtein distance: insertions, deletions, substitutions and swaps of neighbours each count one.
 */
export function nearest(name: string, known: readonly string[], count: number): readonly string[] {
  return known
    .map((candidate) => ({ candidate, distance: editDistance(name.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

/** The one known name that `name` is probably a slip of: at most a third of its letters differ. */
export function probablyMeant(name: string, known: readonly string[]): string | undefined {
  const [candidate] = nearest(name, known, 1);
  if (candidate === undefined) return undefined;
  const tolerated = Math.max(1, Math.floor(Math.max(name.length, candidate.length) / 3));
  return editDistance(name.toLowerCase(), candidate.toLowerCase()) <= tolerated ? candidate : undefined;
}

/** Names longer than this are compared by their beginnings; keeps a hostile name from costing time. */
const COMPARED = 64;

export function editDistance(left: string, right: string): number {
  const a = Array.from(left.slice(0, COMPARED));
  const b = Array.from(right.slice(0, COMPARED));
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [row, letter] of a.entries()) {
    const next = [row + 1];
    for (const [column, other] of b.entries()) {
      const same = letter === other;
      let best = Math.min(at(last, column + 1) + 1, at(next, column) + 1, at(last, column) + (same ? 0 : 1));
      const swapped = column > 0 && row > 0 && letter === b[column - 1] && a[row - 1] === other;
      if (swapped) best = Math.min(best, at(beforeLast, column - 1) + 1);
      next.push(best);
    }
    beforeLast = last;
    last = next;
  }
  return at(last, b.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
