import { rememberWords } from "#platform/search/remember-words.ts";

export type FamiliesOf = (word: string) => readonly string[];

/**
 * Returns a function that finds the families to which a word belongs. The words of a family mean much the same.
 * @param families - for each family, its words in lower case; `kauf*` stands for every word that begins with "kauf"
 */
export function familiesIn(families: Readonly<Record<string, string>>): FamiliesOf {
  const exact = new Map<string, string[]>();
  const beginnings: { beginning: string; family: string }[] = [];
  for (const [family, words] of Object.entries(families)) {
    for (const word of words.split(" ")) {
      if (word.endsWith("*")) beginnings.push({ beginning: word.slice(0, -1), family });
      else exact.set(word, [...new Set([...(exact.get(word) ?? []), family])]);
    }
  }
  const shortest = Math.min(...beginnings.map(({ beginning }) => beginning.length));
  const byStart = Map.groupBy(
    beginnings.toSorted((one, other) => one.beginning.length - other.beginning.length),
    ({ beginning }) => beginning.slice(0, shortest),
  );
  return rememberWords((word) => {
    const found = exact.get(word) ?? [];
    const begun = byStart
      .get(word.slice(0, shortest))
      ?.filter(({ beginning }) => word.startsWith(beginning));
    if (!begun?.length) return found;
    return [...new Set([...found, ...begun.map(({ family }) => family)])];
  });
}
