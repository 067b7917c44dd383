import { createHash } from "node:crypto";
import { LINK } from "./links.ts";
import { plainWords } from "./phrases.ts";

/** Minimum letters of a text; several people may write a shorter text by coincidence. */
const MIN_LETTERS = 80;

/**
 * Hashes a text's letters, so that place names, numbers, punctuation and spaces may differ.
 * @returns null for a short text
 */
export function textHash(text: string): string | null {
  const letters = plainWords(text.replace(LINK, " ")).replace(/[^\p{L}]/gu, "");
  if (letters.length < MIN_LETTERS) return null;
  return createHash("sha256").update(letters).digest("base64url");
}
