/** Returns a generator of pseudorandom numbers from 0 to 1 (mulberry32). Equal seeds give equal numbers. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Random = {
  below: (end: number) => number;
  pick: <T>(from: readonly T[]) => T;
};

export function randomFrom(seed: number): Random {
  const random = randomOf(seed);
  const below = (end: number) => Math.floor(random() * end);
  return { below, pick: (from) => from[below(from.length)] as (typeof from)[number] };
}
