/** Maximum distance between a correction and the part that it corrects, as `distance` measures it. */
export const MAX_DISTANCE = 2;

/**
 * Returns the Levenshtein distance of two words: the number of letters that have to be added, removed or replaced to
 * turn one into the other. Swapping two letters counts as two. A distance above MAX_DISTANCE may be returned as
 * MAX_DISTANCE + 1.
 */
export function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > MAX_DISTANCE) return MAX_DISTANCE + 1;
  let row = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (const [n, letter] of one.split("").entries()) {
    const next = [n + 1];
    for (const [m, letterOfOther] of other.split("").entries()) {
      const changed = (row[m] ?? 0) + (letter === letterOfOther ? 0 : 1);
      next.push(Math.min(changed, (row[m + 1] ?? 0) + 1, (next[m] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
