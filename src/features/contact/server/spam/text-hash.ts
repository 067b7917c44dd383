import { createHash } from "node:crypto";
import { LINK } from "./links.ts";
import { plainWords } from "./phrases.ts";

/** Fewer letters, and several people may well have written the same. */
const MIN_LETTERS = 80;

/** Of a text's letters: names of places, numbers, signs and spaces may differ. Null: too short. */
export function textHash(text: string): string | null {
  const letters = plainWords(text.replace(LINK, " ")).replace(/[^\p{L}]/gu, "");
  if (letters.length < MIN_LETTERS) return null;
  return createHash("sha256").update(letters).digest("base64url");
}
