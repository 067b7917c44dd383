import { domainToUnicode } from "node:url";
import type { Platform } from "#platform/platform.ts";
import { canonicalEmail, emailHash } from "#platform/suppressions/suppressions.ts";
import { EMAIL_SHAPE, MAX_EMAIL_LENGTH } from "#shared/text/email-shape.ts";

export type Address = {
  canonical: string;
  /**
   * Spellings of the address: as it was typed; in lower case; in lower case with an ASCII domain; and in lower case
   * with a Unicode domain. All are needed, because a database may convert some letters to lower case differently from
   * JavaScript.
   */
  forms: readonly string[];
  /**
   * Regular expression that finds the address in a text, in PostgreSQL and in JavaScript. It has to be used without
   * regard to case.
   */
  pattern: string;
  /**
   * An `ilike` pattern that matches every text with the address, and perhaps other texts too. It is faster than the
   * regular expression. Undefined if the part before the @ has letters outside ASCII, because a database may convert
   * these to lower case differently from JavaScript.
   */
  part: string | undefined;
  hash: string;
};

/**
 * Reads an email address, and returns it in all its spellings, for example with a Unicode domain and with an ASCII
 * domain.
 * @returns undefined if the text is not an email address
 */
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
 * Returns a regular expression that matches only the complete address. For "ada@example.com" it matches neither
 * "bada@example.com" nor "ada@example.com.au".
 */
function patternOf(forms: readonly string[]): string {
  const any = forms.map((form) => form.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&")).join("|");
  return `(?<![a-z0-9._%+'-])(?:${any})(?![a-z0-9-])(?!\\.[a-z0-9])`;
}

const ADDRESS = /[^\s@<>()"',;:[\]{}\\]+@[^\s@<>()"',;:[\]{}\\/?#]+/gu;

export function addressesIn(text: string): string[] {
  return [...text.matchAll(ADDRESS)].map(([found]) => found.replace(/[.!…]+$/u, ""));
}
