/** Matches a word. */
const WORD = /[\p{L}\p{N}']+/gu;
/**
 * Number of letters at the beginning of a word that are used as a feature. "löschen" and "löscht" thus share a feature.
 */
const BEGINNING = 5;
/** The length of a text is a feature too. It is counted in steps of this many words. */
const WORDS_PER_STEP = 3;
const MAX_STEPS = 6;

/** Writes a text in the form from which features are made: in lower case, and with straight apostrophes. */
export function plainText(text: string): string {
  return text.toLowerCase().replaceAll("’", "'");
}

/**
 * Returns the features by which a model learns what a short text means: its words, pairs of words, its first words,
 * whether it asks a question, and its length. With `kindOf`, it also returns the groups of the words, sequences of two
 * and three groups, and the first letters of each word.
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

/** Returns the first letters of a word, which are used as a feature. */
export const beginningOf = (word: string) => word.slice(0, BEGINNING);

/** Returns all sequences of a number of neighboring words. */
export function sequences(words: readonly string[], length: number): string[] {
  return words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(" "));
}
