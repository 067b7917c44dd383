export type FamiliesOf = (word: string) => readonly string[];

/**
 * Returns a function that finds the families of a word. A family is a group of words that say much the same.
 * @param families - for each family, its words in lower case, separated by spaces; `kauf*` stands for every word that
 *   begins with "kauf"
 */
export function familiesIn(families: Readonly<Record<string, string>>): FamiliesOf {
  const exact = new Map<string, string[]>();
  const beginnings = new Map<string, string[]>();
  for (const [family, words] of Object.entries(families)) {
    for (const word of words.split(" ")) {
      if (word.endsWith("*")) add(beginnings, word.slice(0, -1), family);
      else add(exact, word, family);
    }
  }
  const longest = Math.max(0, ...Array.from(beginnings.keys(), ({ length }) => length));
  return (word) => {
    const found = new Set(exact.get(word));
    for (let length = 1; length <= Math.min(word.length, longest); length++)
      for (const family of beginnings.get(word.slice(0, length)) ?? []) found.add(family);
    return [...found];
  };
}

function add(families: Map<string, string[]>, word: string, family: string): void {
  families.set(word, [...(families.get(word) ?? []), family]);
}
