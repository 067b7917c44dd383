const GAP = "(?: \\S+){0,4}";

/** Converts a text to lower case without accents, punctuation and line breaks. Each word has a space on both sides. */
export function plainWords(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/(\d)[.,](?=\d)/g, "$1")
    .match(/[\p{L}\p{N}]+/gu);
  return ` ${words?.join(" ") ?? ""} `;
}

/**
 * Makes a function that searches a text for phrases.
 * @param phrases - in the notation that content/spam/topics.ts explains
 * @returns a function that finds matches in a text from `plainWords`, each match only once
 */
export function phraseFinder(phrases: readonly string[]): (text: string) => string[] {
  const pattern = new RegExp(`(?<= )(?:${phrases.map(patternOf).join("|")})(?= )`, "gu");
  return (text) => [...new Set(text.match(pattern))];
}

function patternOf(phrase: string): string {
  return phrase
    .split("…")
    .map((part) => part.trim().split(/\s+/).map(patternOfWord).join(" "))
    .join(`${GAP} `);
}

function patternOfWord(word: string): string {
  if (word === "#") return "\\d+";
  const stem = plainWords(word).trim();
  return word.endsWith("*") ? `${stem}\\S*` : stem;
}
