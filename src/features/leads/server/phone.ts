import { isOnlyAbout, lastDigits, plainWords, swapIn } from "./spelled-letters.ts";

/**
 * Corrects a telephone number as a message says: "the last digit is a 6", "76 nicht 77".
 * @returns undefined if the message corrects nothing
 */
export function editedNumber(message: string, number: string): string | undefined {
  const text = plainWords(message.toLowerCase());
  const last = lastDigits(text);
  if (last) return replaceDigits(number, number.replaceAll(/\D/gu, "").length - last.length, last);
  const { whole: match = "", right = "", wrong = "" } = swapIn(text) ?? {};
  const areDigits = /^\d{1,6}$/u.test(right) && right.length === wrong.length;
  const parts = number.replaceAll(/\D/gu, "").split(wrong);
  if (!areDigits || parts.length !== 2 || !isOnlyAbout(text, match, "")) return undefined;
  return replaceDigits(number, parts[0]?.length ?? 0, right);
}

/**
 * Replaces digits of a telephone number. Spaces and signs such as "+" stay.
 * @param from index of the first replaced digit, counted without spaces and signs
 * @param by the new digits
 */
function replaceDigits(number: string, from: number, by: string): string {
  let at = -1;
  return number.replaceAll(/\d/gu, (digit) => {
    at += 1;
    return by[at - from] ?? digit;
  });
}
