/**
 * Replaces straight quotation marks around words, and straight apostrophes in words, by curly ones. Quotation marks of
 * code, such as those in `$('Order form')` or `{"a":1}`, stay.
 */
export function curlyQuotes(text: string): string {
  return text
    .replace(/(?<=\p{L})'(?=\p{L})|(?<=\p{L}s)'(?=\s\p{Ll})/gu, "’")
    .replace(/(?<=^|[\s(])"([^"]+)"(?![\p{L}\p{N}])/gu, "“$1”");
}
