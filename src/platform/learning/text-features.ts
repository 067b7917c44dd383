const WORD = /[\p{L}\p{N}']+/gu;
/** Two words that share this many first letters count as forms of one word, such as "löschen" and "löscht". */
const BEGINNING = 5;
const WORDS_PER_STEP = 3;
const MAX_STEPS = 6;

export function plainText(text: string): string {
  return text.toLowerCase().replaceAll("’", "'");
}

/**
 * Returns the features by which a model learns what a short text means.
 * @param kindOf - returns the name of the group to which a word belongs. The words of a group have the same meaning
 */
export function textFeatures(text: string, kindOf?: (word: string) => string): string[] {
  const words = plainText(text).match(WORD) ?? [];
  return [
    ...new Set([
      ...words,
      ...sequences(words, 2),
      ...(kindOf ? kindFeatures(words, kindOf) : []),
      `first ${words[0]}`,
      `first ${words.slice(0, 2).join(" ")}`,
      `question ${text.includes("?")}`,
      `length ${Math.min(MAX_STEPS, Math.floor(words.length / WORDS_PER_STEP))}`,
    ]),
  ];
}

function kindFeatures(words: readonly string[], kindOf: (word: string) => string): string[] {
  const kinds = words.map(kindOf);
  return [
    ...[1, 2, 3].flatMap((length) => sequences(kinds, length)).map((row) => `kinds ${row}`),
    ...words.map((word) => `begins ${beginningOf(word)}`),
  ];
}

export const beginningOf = (word: string) => word.slice(0, BEGINNING);

export function sequences(words: readonly string[], length: number): string[] {
  return words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(" "));
}
