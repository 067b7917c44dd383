import type { Datum } from "./people-in-runs.ts";

/**
 * Whether a text contains a piece of personal data, also in another notation: "9.800,00" for "9800", or a phone number
 * without spaces.
 * @param sent - text in the form of `readableText`
 */
export function isIn(sent: string, { fields, isWords, value }: Datum): boolean {
  if (fields.includes("phone number")) return sent.replace(/[^\d\n]/g, "").includes(digits(value));
  if (fields.includes("payment") && amountPattern(value)?.test(sent)) return true;
  const text = readableText([value]).slice(0, MAX_SEARCHED_LENGTH);
  // If the person wrote only a single word, such as "cancel", finding it in `sent` does not prove that the person's
  // text was sent: the workflow itself may contain the word.
  if (isWords && !/\S\s\S/.test(text)) return false;
  if (text.length >= MIN_LENGTH) return sent.includes(text);
  // A value shorter than `MIN_LENGTH` counts only if it is a name with two letters in a row. A lone initial might be
  // found by chance.
  if (!fields.includes("name") || !/\p{L}{2}/u.test(text)) return false;
  return new RegExp(`(?<!\\w)${text.replace(/\W/g, "\\$&")}(?!\\w)`).test(sent);
}

/** Returns the last seven digits of a phone number, which are the same with and without the country code. */
function digits(phone: string): string {
  return phone.replace(/\D/g, "").slice(-7);
}

/**
 * Returns a pattern that matches an amount of money in any notation: "9800", "9.800,00" and "9,800.00" are the same.
 * @returns undefined for a text that is no amount, and for a small amount, which might be found by chance
 */
function amountPattern(value: string): RegExp | undefined {
  const amount = /^\D*(\d[\d.,' ]*?)(?:[.,](\d{1,2}))?\D*$/.exec(value);
  const whole = amount?.[1]?.replace(/\D/g, "") ?? "";
  if (whole.length < MIN_AMOUNT) return undefined;
  const cents = (amount?.[2] ?? "").padEnd(2, "0");
  return new RegExp(`(?<![\\d.,])${whole.split("").join("[.,' ]?")}(?:[.,]${cents})?(?![\\d])`);
}

/** Minimum number of digits that an amount needs before its cents. A smaller amount is not searched for. */
const MIN_AMOUNT = 4;

/** Minimum number of characters of a value that is searched for. A shorter value might be found by chance. */
const MIN_LENGTH = 5;
/**
 * Maximum number of characters, from the beginning of a text, that are searched for. The workflow may have cut off the
 * rest of the text.
 */
const MAX_SEARCHED_LENGTH = 40;

/**
 * Joins texts, one a line, in a form in which they can be compared: lower case, no escapes, no line breaks within a
 * text.
 */
export function readableText(texts: readonly string[]): string {
  return texts
    .map((text) =>
      text
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">")
        .replaceAll("&amp;", "&")
        .replace(/\\[nrt]|\s+/g, " ")
        .replaceAll('\\"', '"')
        .toLowerCase()
        .trim(),
    )
    .join("\n");
}
