/** Words with more letters are not corrected. Hardly any known word is that long. */
const MAX_LETTERS = 30;

function maxTypos(length: number): number {
  return length < 4 || length > MAX_LETTERS ? 0 : length < 8 ? 1 : 2;
}

/** Finds the words in `among` that are most similar to a misspelled word, and begin with the same letter. */
export function nearest(word: string, among: Iterable<string>): string[] {
  let most = maxTypos(word.length);
  if (most === 0) return [];
  let found: string[] = [];
  for (const other of among) {
    if (other[0] !== word[0] || Math.abs(other.length - word.length) > most) continue;
    // `lettersMissing` takes a small part of the time that `distance` takes, and rules out most words.
    if (lettersMissing(other, word) > most) continue;
    const slips = distance(word, other);
    if (slips > most) continue;
    if (slips < most) [most, found] = [slips, []];
    found.push(other);
  }
  return found;
}

function lettersMissing(word: string, other: string): number {
  let missing = 0;
  for (const letter of word) if (!other.includes(letter)) missing += 1;
  return missing;
}

/**
 * Returns the number of typing errors that turn one word into the other: a missing, additional or wrong letter, or two
 * swapped letters (restricted Damerau-Levenshtein distance).
 */
export function distance(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      const turned = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next.push(
        Math.min(
          at(row, j) + 1,
          at(next, j - 1) + 1,
          at(row, j - 1) + (same ? 0 : 1),
          turned ? at(before, j - 2) + 1 : Infinity,
        ),
      );
    }
    [before, row] = [row, next];
  }
  return at(row, other.length);
}

function at(row: readonly number[], place: number): number {
  return row[place] ?? Infinity;
}
