import type { Mutant } from "./mutants.ts";

export function pickMutants(all: Mutant[], most: number, seed: number): Mutant[] {
  const roll = dice(seed);
  const shuffled = all
    .map((mutant) => ({ mutant, at: roll() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ mutant }) => mutant);
  const groups = Map.groupBy(shuffled, ({ kind }) => kind);
  return [...groups.values()].flatMap((group) => group.slice(0, most));
}

/** Returns a generator of pseudorandom numbers from 0 to 1 (mulberry32). Equal seeds give equal numbers. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
