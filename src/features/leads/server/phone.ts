import type { Place } from "./whose-address.ts";

const NUMBER = /(?<![\p{L}\p{N}.,@+-])(?:\+|\(\+?)?\d[\d\s()/.-]{5,20}\d(?![\p{L}\p{N}@])/gu;
const DIGITS = { min: 7, max: 15 };
/** Matches dates and times, such as "24.11.2026 10" and "2026-11-24". */
const DATE = /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2})/u;
/** Matches numbers that are telephone numbers by themselves: with a country code or a leading zero, or grouped. */
const BY_ITSELF = /^\(?0|^\(?\+|^\(?\d{3}\)?[-.\s]\d{3}[-.\s]\d{4}$/u;
/** Words beside which any long number is a telephone number. */
const OF_PHONE =
  /(?<!\p{L})(?:call|phone|ring|text|tel|mobile|cell|whatsapp|ruf|anruf|telefon|handy|nummer|number)/iu;

/** Finds the first telephone number in a message. */
export function phoneIn(message: string): Place | undefined {
  for (const { 0: found, index } of message.matchAll(NUMBER)) {
    const digits = found.replaceAll(/\D/gu, "").length;
    const isLong = digits >= DIGITS.min && digits <= DIGITS.max && !DATE.test(found);
    if (isLong && (BY_ITSELF.test(found) || OF_PHONE.test(message))) {
      return { start: index, end: index + found.length };
    }
  }
  return undefined;
}
