import { isOnlyAbout, lastDigits, plainWords, swapIn } from "./spelled-letters.ts";

/**
 * Corrects a telephone number as a message says: "the last digit is a 6", "76 nicht 77".
 * @returns undefined if the message corrects nothing
 */
export function editedNumber(message: string, number: string): string | undefined {
  const text = plainWords(message.toLowerCase());
  const last = lastDigits(text);
  const digits = number.replaceAll(/\D/gu, "");
  if (last) return replaceDigits(number, digits.length - last.length, last);
  const { whole: match = "", right = "", wrong = "" } = swapIn(text) ?? {};
  const areDigits = /^\d{1,6}$/u.test(right) && right.length === wrong.length;
  if (!areDigits || !digits.includes(wrong)) return undefined;
  const isOfEnd = OF_END.test(text) && digits.endsWith(wrong);
  const isOnce = digits.split(wrong).length === 2 && isOnlyAbout(text, match, "");
  return isOfEnd || isOnce ? replaceDigits(number, digits.lastIndexOf(wrong), right) : undefined;
}

const OF_END =
  /(?<!\p{L})(?:last|letzten?|end|ende|hinten) (?:(?:\p{L}+ )?(?:bits?|blocks?|digits?|figures?|groups?|numbers?|parts?|gruppe\p{L}*|stellen?|teil\p{L}*|zahl\p{L}*|ziffern?)|(?:are|is|sind|ist|nicht|\d))/u;

/**
 * Replaces digits of a telephone number. Spaces and signs such as "+" stay.
 * @param from - index of the first replaced digit, counted without spaces and signs
 */
function replaceDigits(number: string, from: number, by: string): string {
  let at = -1;
  return number.replaceAll(/\d/gu, (digit) => {
    at += 1;
    return by[at - from] ?? digit;
  });
}
