const LATIN = /\p{Script=Latin}/u;
const LIKE_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const OTHER = /(?!\p{Script=Latin})\p{L}/gu;

/** Words that mix Latin letters with Cyrillic or Greek ones, which look alike. Spam hides words in this way. */
export function mixedWords(text: string): string[] {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return [...new Set(words.filter((word) => LATIN.test(word) && LIKE_LATIN.test(word)))];
}

export function isOtherScript(text: string): boolean {
  const all = text.match(/\p{L}/gu)?.length ?? 0;
  return (text.match(OTHER)?.length ?? 0) * 2 > all;
}
