import { trades } from "#content/library/trades.ts";
import { keyOf } from "#platform/search/word-table.ts";
import { wordsOf } from "#platform/search/words.ts";
import type { Listing } from "../../views.ts";

const needsOf = new Map(
  trades.flatMap(({ said, needs }) =>
    said.split(", ").map((phrase) => [keyOf(wordsOf(phrase)), needs] as const),
  ),
);
const longest = Math.max(...[...needsOf.keys()].map((key) => key.split(" ").length));

/** Finds a trade in a search for which no template was made alone. @returns null where there is none */
export function tradeIn(search: string): Listing["trade"] {
  const words = wordsOf(search);
  for (let length = Math.min(longest, words.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const span = words.slice(from, from + length);
      const needs = needsOf.get(keyOf(span));
      const [first, last] = [span[0], span.at(-1)];
      if (needs === undefined || !first || !last) continue;
      return { said: search.slice(first.at, last.at + last.text.length), needs };
    }
  }
  return null;
}
