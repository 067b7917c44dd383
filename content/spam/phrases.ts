/** Splits a list at its commas. */
export function phrases(list: string): readonly string[] {
  return list.split(",").map((phrase) => phrase.trim());
}
