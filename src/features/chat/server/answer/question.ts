import { assistant } from "#content/assistant/assistant.ts";

const { emptyWords, sameMeaning, smallTalkWords } = assistant.site;

/** Most words of a question that are looked for. */
const MAX_WORDS = 24;

/** What to look for: an entry for each telling word, with the words that mean the same. */
export function searchedWords(question: string): string[] {
  const telling = words(question).filter((word) => !emptyWords.includes(word));
  return [...new Set(telling)]
    .slice(0, MAX_WORDS)
    .map((word) => sameMeaning.find((group) => group.includes(word))?.join(" ") ?? word);
}

export function isSmallTalk(question: string): boolean {
  return words(question).every(
    (word) => smallTalkWords.includes(word) || emptyWords.includes(word),
  );
}

/** @param words whole words in small letters */
export function hasWord(question: string, some: readonly string[]): boolean {
  return words(question).some((word) => some.includes(word));
}

/** @param phrases parts of sentences in small letters */
export function hasPhrase(question: string, phrases: readonly string[]): boolean {
  const padded = ` ${words(question).join(" ")} `;
  return phrases.some((phrase) => padded.includes(` ${phrase} `));
}

/** Whether two texts are the same but for capitals and punctuation. */
export function saysTheSame(one: string, other: string): boolean {
  return words(one).join(" ") === words(other).join(" ");
}

/** Email and web addresses are no words. */
function words(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(/https?:\S+/g, " ");
  // Taken apart first: an expression for what has an @ in it looks at each letter thousands of times.
  const parts = plain.split(/\s+/).filter((part) => !part.includes("@"));
  return parts.join(" ").match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? [];
}
