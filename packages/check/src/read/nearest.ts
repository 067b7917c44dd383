/**
 * Finds the name in `names` that a misspelled `name` probably means. Undefined if none is similar enough, or if several
 * are the most similar.
 * @param likeness - gives the same text for two names that count as equal, such as names with swapped letters
 */
export function nearest(
  name: string,
  names: Iterable<string>,
  likeness?: (name: string) => string,
): string | undefined {
  const most = Math.min(likeness ? 1 : 3, Math.floor(name.length / 4));
  const plain = (text: string) => text.toLowerCase().replace(/[\s_-]+/g, "");
  const near: [string, number][] = [];
  for (const one of names) {
    const [a, b] = [plain(name), plain(one)];
    const isLike = likeness !== undefined && likeness(name) === likeness(one);
    const steps = isLike ? 0 : isLonger(a, b) || isLonger(b, a) ? 1 : distance(a, b, most);
    if (one !== name && steps <= Math.max(most, steps === 1 && a.length >= 4 ? 1 : 0))
      near.push([one, steps]);
  }
  near.sort(([, a], [, b]) => a - b);
  const [first, second] = near;
  return first && (!second || second[1] > first[1]) ? first[0] : undefined;
}

/** Whether `long` is `short` with one or two letters added, as `channelId` is to `channel`. */
function isLonger(long: string, short: string): boolean {
  return short.length >= 4 && long.startsWith(short) && long.length - short.length <= 2;
}

/**
 * Returns the edit distance of two words: how many letters differ. If their lengths differ by more than `most`, returns
 * `most + 1`.
 */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most || a.length > 100) return most + 1;
  let row = Array.from({ length: b.length + 1 }, (_, k) => k);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[b.length] ?? most + 1;
}
