/**
 * Maximum number of characters in a remembered word. V8 stores a longer part of a text as a pointer into the text. A
 * longer word would therefore keep a visitor's complete message in memory.
 */
const MAX_KEPT = 12;
/** If this many words are remembered, all are forgotten. To forget the word used least would cost more. */
const MAX_WORDS = 10_000;

/** Returns a function that remembers its results, because most words of a text occur in many other texts too. */
export function rememberWords<Result>(read: (word: string) => Result): (word: string) => Result {
  const results = new Map<string, Result>();
  return (word) => {
    if (word.length > MAX_KEPT) return read(word);
    const known = results.get(word);
    if (known !== undefined) return known;
    if (results.size >= MAX_WORDS) results.clear();
    const result = read(word);
    results.set(word, result);
    return result;
  };
}
