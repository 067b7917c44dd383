/** Of a list that is divided by commas. */
export function phrases(list: string): readonly string[] {
  return list.split(",").map((phrase) => phrase.trim());
}
