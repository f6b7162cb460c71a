/** Code point ranges as sorted, flat pairs [first, last, first, last, …], both ends inclusive. */
export type UnicodeRanges = Uint32Array;

/** Reads a CSS `unicode-range` descriptor ("U+0000-00FF,U+4??,U+20AC"). */
export function parseUnicodeRanges(descriptor: string): UnicodeRanges {
  const pairs = descriptor.split(",").map((part): [number, number] => {
    const [first = "", last] = part.trim().replace(/^U\+/i, "").split("-");
    const low = Number.parseInt(first.replaceAll("?", "0"), 16);
    const high = Number.parseInt(last ?? first.replaceAll("?", "F"), 16);
    if (!(low <= high)) throw new Error(`"${part}" is no unicode-range`);
    return [low, high];
  });
  return Uint32Array.from(pairs.sort((a, b) => a[0] - b[0]).flat());
}

/** Writes ranges back as a CSS `unicode-range` descriptor. */
export function formatUnicodeRanges(ranges: UnicodeRanges): string {
  const hex = (index: number): string => (ranges[index] ?? 0).toString(16).toUpperCase();
  const parts: string[] = [];
  for (let i = 0; i < ranges.length; i += 2) {
    parts.push(ranges[i] === ranges[i + 1] ? `U+${hex(i)}` : `U+${hex(i)}-${hex(i + 1)}`);
  }
  return parts.join(",");
}

/** Whether a code point lies in the ranges (binary search over the pairs). */
export function inRanges(ranges: UnicodeRanges, codePoint: number): boolean {
  let low = 0;
  let high = ranges.length / 2 - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (codePoint < (ranges[middle * 2] ?? 0)) high = middle - 1;
    else if (codePoint > (ranges[middle * 2 + 1] ?? 0)) low = middle + 1;
    else return true;
  }
  return false;
}
