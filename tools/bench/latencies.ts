/** In milliseconds: median and 99th percentile after the warm-up, and the very first answer. */
export type Latencies = { p50: number; p99: number; first: number };

/** Asks one request after the other, for the paths in turn. */
export async function latencies(
  ask: (path: string) => Promise<unknown>,
  paths: readonly string[],
  { requests, warmUp }: { requests: number; warmUp: number },
): Promise<Latencies> {
  const taken: number[] = [];
  for (let n = 0; n < warmUp + requests; n++) {
    const begun = performance.now();
    await ask(paths[n % paths.length] ?? "");
    taken.push(performance.now() - begun);
  }
  const sorted = taken.slice(warmUp).toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(part * sorted.length)] ?? NaN;
  return { p50: at(0.5), p99: at(0.99), first: taken[0] ?? NaN };
}
