const LATIN = /\p{Script=Latin}/u;
const LIKE_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const OTHER = /(?!\p{Script=Latin})\p{L}/gu;

/**
 * Returns the words in which Latin letters are mixed with Cyrillic or Greek ones. Spam hides words in this way, because
 * such letters look alike.
 */
export function mixedWords(text: string): string[] {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return [...new Set(words.filter((word) => LATIN.test(word) && LIKE_LATIN.test(word)))];
}

export function isOtherScript(text: string): boolean {
  const all = text.match(/\p{L}/gu)?.length ?? 0;
  return (text.match(OTHER)?.length ?? 0) * 2 > all;
}
