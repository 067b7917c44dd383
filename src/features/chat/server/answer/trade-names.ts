import { industryWords, otherTrades } from "#content/assistant/service-words.ts";

export const trades: readonly string[] = [...Object.values(industryWords).flat(), ...otherTrades];

/** Returns a pattern for names, whole words of a text. A longer name comes before a shorter one in it. */
export function anyOf(names: readonly string[]): string {
  const longestFirst = names.toSorted((one, other) => other.length - one.length);
  return `(?<![\\p{L}\\p{N}])(?:${longestFirst.join("|")})(?![\\p{L}\\p{N}])`;
}
