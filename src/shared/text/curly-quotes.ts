/**
 * Replaces straight quotation marks around words, and straight apostrophes in words, by curly ones. Quotation marks of
 * code, such as those in `$("Today's orders")`, `{{ $json["a"] }}` or `{"a":1}`, stay.
 */
export function curlyQuotes(text: string): string {
  const code: string[] = [];
  return text
    .replace(CODE, (found) => `${HELD_BACK}${code.push(found) - 1};`)
    .replace(/(?<=\p{L})'(?=\p{L})|(?<=\p{L}s)'(?=\s\p{Ll})/gu, "’")
    .replace(/(?<=^|[\s(])"([^"]+)"(?![\p{L}\p{N}])/gu, "“$1”")
    .replace(
      new RegExp(`${HELD_BACK}(\\d+);`, "g"),
      (found, place: string) => code[Number(place)] ?? found,
    );
}

/** Matches the name of a step in code, as in `$("Orders")`, and an expression in `{{ }}`, whose end may be cut off. */
const CODE = /\$\((["'`]).*?\1\)(?:\S*\w)?|\{\{.*?(?:\}\}|…|$)/gs;
/**
 * Character that no text contains. While `curlyQuotes` replaces quotation marks, this character and a number stand in
 * place of each piece of code.
 */
const HELD_BACK = "\uE000";
