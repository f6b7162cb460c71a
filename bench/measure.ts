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

export function row(what: string, value: string): void {
  console.log(`${what.padEnd(56)}${value.padStart(16)}`);
}

export const ms = (value: number): string => `${value.toFixed(value < 10 ? 3 : 1)} ms`;
export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
