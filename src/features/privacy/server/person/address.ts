import { domainToUnicode } from "node:url";
import type { Platform } from "#platform/platform.ts";
import { canonicalEmail, emailHash } from "#platform/suppressions/suppressions.ts";
import { EMAIL_SHAPE, MAX_EMAIL_LENGTH } from "#shared/text/email-shape.ts";

export type Address = {
  canonical: string;
  /**
   * Spellings of the address: as typed; in lower case; and in lower case with an ASCII and with a Unicode domain. A
   * database may convert some letters to lower case differently from JavaScript.
   */
  forms: readonly string[];
  /** Regular expression that finds the address in a text, in PostgreSQL and in JavaScript, without regard to case. */
  pattern: string;
  /**
   * An `ilike` pattern that matches every text with the address, and perhaps other texts. A search by this pattern is
   * faster than by `pattern`. Undefined if a letter before the @ is outside ASCII, because a database may convert such
   * a letter's case differently.
   */
  part: string | undefined;
  hash: string;
};

/** Returns undefined if the text is not an email address. */
export function addressOf(platform: Pick<Platform, "secret">, text: string): Address | undefined {
  const trimmed = text.normalize("NFC").trim().toLowerCase();
  if (!EMAIL_SHAPE.test(trimmed) || trimmed.length > MAX_EMAIL_LENGTH) return undefined;
  const canonical = canonicalEmail(trimmed);
  const at = canonical.lastIndexOf("@") + 1;
  const ascii = canonical.slice(at);
  const inLetters = canonical.slice(0, at) + (domainToUnicode(ascii) || ascii);
  const forms = [...new Set([canonical, inLetters, trimmed, text.trim()])];
  const hash = emailHash(platform, canonical);
  return { canonical, forms, pattern: patternOf(forms), part: partOf(forms), hash };
}

function partOf(forms: readonly string[]): string | undefined {
  const starts = forms.map((form) => form.slice(0, form.lastIndexOf("@") + 1).toLowerCase());
  const [start = "", ...others] = new Set(starts);
  const isPlain = others.length === 0 && forms.every((form) => /^[!-~]+@/.test(form));
  return isPlain ? `%${start.replace(/[\\%_]/g, "\\$&")}%` : undefined;
}

/**
 * Matches only the complete address: for "ada@example.com" neither "bada@example.com" nor "ada@example.com.au". An
 * apostrophe before the address is part of another address if a letter or digit is before it, as in
 * "o'ada@example.com". Otherwise it is a quotation mark. The range À to ԯ contains the Latin letters with accents, the
 * Greek and the Cyrillic letters.
 */
function patternOf(forms: readonly string[]): string {
  const any = forms.map((form) => form.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&")).join("|");
  return `(?<![a-zÀ-ԯ0-9._%+-]|[a-zÀ-ԯ0-9]')(?:${any})(?![a-z0-9-])(?!\\.[a-z0-9])`;
}

/**
 * Matches email addresses. Because of its flag `g`, use the pattern with `matchAll` and `replace`, and not with `test`.
 * The length before the @ is limited, so that matching takes linear time.
 */
export const ADDRESS =
  /[^\s@<>()"',;:[\]{}\\][^\s@<>()",;:[\]{}\\]{0,254}@[^\s@<>()"',;:[\]{}\\/?#]*[^\s@<>()"',;:[\]{}\\/?#.!…]/gu;

/**
 * Finds email addresses in a text. An apostrophe may be part of an address, as in "o'hara@example.com", or a quotation
 * mark before it, as in "to='ada@example.com'". All possible addresses are returned, also "hara@example.com".
 */
export function addressesIn(text: string): string[] {
  return [...text.matchAll(ADDRESS)].flatMap(([found]) => {
    // Keeps the last characters of `found`: one more than an address may have. A longer text thus stays too long, and
    // its end is not taken for an address.
    const parts = found.slice(-MAX_EMAIL_LENGTH - 1).split("'");
    return parts.map((_, place) => parts.slice(place).join("'"));
  });
}
