export type FamiliesOf = (word: string) => readonly string[];

/** @param families lower-case words, separated by spaces, by family; `kauf*` is every word that begins with "kauf" */
export function familiesIn(families: Readonly<Record<string, string>>): FamiliesOf {
  const whole = new Map<string, string[]>();
  const beginnings: [beginning: string, family: string][] = [];
  for (const [family, words] of Object.entries(families)) {
    for (const word of words.split(" ")) {
      if (word.endsWith("*")) beginnings.push([word.slice(0, -1), family]);
      else whole.set(word, [...(whole.get(word) ?? []), family]);
    }
  }
  return (word) => {
    const begun = beginnings.filter(([beginning]) => word.startsWith(beginning));
    return [...new Set([...(whole.get(word) ?? []), ...begun.map(([, family]) => family)])];
  };
}
