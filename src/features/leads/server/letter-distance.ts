/** Maximum letters by which a correction differs from what it corrects. */
export const MAX_DISTANCE = 2;

/** Levenshtein distance: the number of letters to add, remove or replace. A swap of two letters counts as two. */
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
