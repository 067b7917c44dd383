import { z } from "zod";
import { hasShortLocalPart, MAX_EMAIL_LENGTH, MAX_LOCAL_PART_LENGTH } from "./email-shape.ts";

// Matches characters that `cleanText` removes: control characters (except line breaks and tabs), Unicode line
// separators, changes of the writing direction, byte order marks, and the invisible tag characters of Unicode.
const INVISIBLE =
  /(?![\n\t])\p{Cc}|[\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/gu;

export function cleanText(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, "\n").replace(INVISIBLE, "").normalize("NFC");
}

/**
 * Makes a schema for a text in one line, without invisible characters.
 * @param most - maximum length in code points. The `maxlength` of a form counts UTF-16 units, which are never fewer, so
 *   a form with the same maximum never accepts a longer text.
 * @param name - name of the text, for the error messages
 */
export function singleLine(most: number, name: string) {
  return textOf(most, name, (text) => text.replace(/\s+/g, " "));
}

export function multiLine(most: number, name: string) {
  return textOf(most, name, (text) => text);
}

function textOf(most: number, name: string, change: (text: string) => string) {
  return z
    .string(`${name} must be text.`)
    .transform((text) => change(cleanText(text)).trim())
    .pipe(
      z.string().max(most, `${name} can have at most ${most.toLocaleString("en")} characters.`),
    );
}

export const EmailAddress = z
  .string("Please enter your email address.")
  .trim()
  .min(1, "Please enter your email address.")
  .max(MAX_EMAIL_LENGTH, `An email address can have at most ${MAX_EMAIL_LENGTH} characters.`)
  .pipe(z.email("That does not look like an email address."))
  .refine(
    hasShortLocalPart,
    `An email address can have at most ${MAX_LOCAL_PART_LENGTH} characters before the @.`,
  )
  .transform((address) => address.toLowerCase());
