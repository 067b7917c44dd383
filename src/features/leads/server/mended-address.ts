import { ENDINGS, PROVIDERS } from "./find-addresses.ts";
import { distance } from "#platform/search/slips.ts";

/** Maximum number of wrong, missing, added or swapped letters in a mistyped word. */
export const MAX_SLIPS = 2;

/**
 * Returns the address that the visitor more likely meant, such as one at "gmail.com" for "gmial.com".
 * @returns undefined if the typed address may be right
 */
export function mendedAddress(email: string): string | undefined {
  return inPlainLetters(email) ?? atKnownProvider(email);
}

const LETTERS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/**
 * Replaces umlauts and "ß" in an address, for example "ä" by "ae", since few mail servers accept these letters.
 * @returns undefined if the address contains none of these letters
 */
function inPlainLetters(email: string): string | undefined {
  const plain = email.replaceAll(/[äöüß]/gu, (letter) => LETTERS[letter] ?? letter);
  return plain === email ? undefined : plain;
}

/**
 * Matches an address at a mail provider, such as "@gmail.". Unlike addresses with the domain of a firm, two such
 * addresses need not belong to the same firm.
 */
export const PROVIDER = new RegExp(`@(?:${Object.keys(PROVIDERS).join("|")})\\.`, "u");
/**
 * Minimum letters of a provider's name for which typing mistakes are corrected. A shorter name, such as "web",
 * resembles too many other names.
 */
const MIN_LONG = 5;

/**
 * Corrects a mistyped domain of a mail provider: "gmial.com" and "gmail.con" become "gmail.com".
 * @returns undefined if the domain does not look like a mistyped one
 */
function atKnownProvider(email: string): string | undefined {
  const [local = "", domain = ""] = email.split("@");
  const [name = "", ...endings] = domain.split(".");
  const ending = endings.join(".");
  const known = PROVIDERS[name];
  if (known)
    return endings.some((one) => ENDINGS.has(one)) ? undefined : `${local}@${name}.${known}`;
  const [provider] = Object.keys(PROVIDERS).filter(
    (one) =>
      one.length >= MIN_LONG && one.startsWith(name.charAt(0)) && distance(one, name) <= MAX_SLIPS,
  );
  const isEnding = endings.every((one) => ENDINGS.has(one));
  return provider && `${local}@${provider}.${isEnding ? ending : PROVIDERS[provider]}`;
}
