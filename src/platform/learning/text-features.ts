/** Matches a word. */
const WORD = /[\p{L}\p{N}']+/gu;
/**
 * Number of letters at the beginning of a word that form a feature, so that "löschen" and "löscht" share a feature.
 */
const BEGINNING = 5;
/** Number of words in a step. The feature for the length of a text is the number of its full steps. */
const WORDS_PER_STEP = 3;
const MAX_STEPS = 6;

/** Writes a text in the form from which features are made: in lower case, and with straight apostrophes. */
export function plainText(text: string): string {
  return text.toLowerCase().replaceAll("’", "'");
}

/**
 * Returns the features of a short text by which a model learns what the text means: its words, pairs of words, the
 * first words, whether the text asks a question, and its length. If `kindOf` is given, it also returns the group of each
 * word, sequences of two and three groups, and the first letters of each word.
 * @param kindOf - returns the name of a word's group. The words of a group have the same meaning
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

/** Returns the letters at the beginning of a word that form a feature. */
export const beginningOf = (word: string) => word.slice(0, BEGINNING);

/** Returns all sequences of a number of neighboring words. */
export function sequences(words: readonly string[], length: number): string[] {
  return words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(" "));
}
