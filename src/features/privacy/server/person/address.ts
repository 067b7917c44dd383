import { domainToUnicode } from "node:url";
import type { Platform } from "#platform/platform.ts";
import { canonicalEmail, emailHash } from "#platform/suppressions/suppressions.ts";
import { EMAIL_SHAPE, MAX_EMAIL_LENGTH } from "#shared/text/email-shape.ts";

export type Address = {
  canonical: string;
  /**
   * Spellings of the address: as typed, and in lower case as typed, with an ASCII domain and with a Unicode domain.
   * Databases lower-case some letters differently.
   */
  forms: readonly string[];
  /** Regular expression that finds the address in a text, in PostgreSQL and JavaScript, ignoring case. */
  pattern: string;
  /**
   * An `ilike` pattern that every text with the address matches, faster than the regular expression. Undefined if the
   * address has letters that databases lower-case differently.
   */
  part: string | undefined;
  hash: string;
};

/** Reads an email address in all its spellings. @returns undefined if the text is no email address */
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

/** Returns a regular expression for the whole address: it matches neither "bada@…" nor "…example.com.au". */
function patternOf(forms: readonly string[]): string {
  const any = forms.map((form) => form.replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&")).join("|");
  return `(?<![a-z0-9._%+'-])(?:${any})(?![a-z0-9-])(?!\\.[a-z0-9])`;
}

const ADDRESS = /[^\s@<>()"',;:[\]{}\\]+@[^\s@<>()"',;:[\]{}\\/?#]+/gu;

export function addressesIn(text: string): string[] {
  return [...text.matchAll(ADDRESS)].map(([found]) => found.replace(/[.!…]+$/u, ""));
}
