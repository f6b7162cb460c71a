/** Median time of one call in ms, over at least `runs` calls after one to warm up. */
export async function median(runs: number, call: () => unknown): Promise<number> {
  await call();
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    await call();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** The value that `share` (0…1) of the numbers do not exceed; NaN without any. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function row(what: string, value: string): void {
  console.log(`${what.padEnd(56)}${value.padStart(16)}`);
}

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 3 : 1)} ms`;
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
