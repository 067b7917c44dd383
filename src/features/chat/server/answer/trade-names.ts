import { industryWords, otherTrades } from "#content/assistant/service-words.ts";

export const trades: readonly string[] = [...Object.values(industryWords).flat(), ...otherTrades];

/**
 * Returns the source of a regular expression that matches any of the names as a whole word. The names are tried longest
 * first, so that "tax advisor" wins over "tax".
 */
export function anyOf(names: readonly string[]): string {
  const longestFirst = names.toSorted((one, other) => other.length - one.length);
  return `(?<![\\p{L}\\p{N}])(?:${longestFirst.join("|")})(?![\\p{L}\\p{N}])`;
}
