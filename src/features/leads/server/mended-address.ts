import { ENDINGS, PROVIDERS } from "./find-addresses.ts";
import { distance } from "#platform/search/slips.ts";

export const MAX_SLIPS = 2;

/**
 * Returns the address that the visitor more likely meant, such as one at "gmail.com" for "gmial.com".
 * @returns undefined if the typed address may be right
 */
export function mendedAddress(email: string): string | undefined {
  return inPlainLetters(email) ?? atKnownProvider(email);
}

const LETTERS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** Replaces umlauts and "ß", since few mail servers accept these letters. */
function inPlainLetters(email: string): string | undefined {
  const plain = email.replaceAll(/[äöüß]/gu, (letter) => LETTERS[letter] ?? letter);
  return plain === email ? undefined : plain;
}

/**
 * Matches an address at a mail provider, such as "ann@gmail.com". Two such addresses may belong to people of different
 * firms, although their domain is the same.
 */
export const PROVIDER = new RegExp(`@(?:${Object.keys(PROVIDERS).join("|")})\\.`, "u");
/**
 * Minimum number of letters in a provider's name for which typos are corrected. Too many domains resemble a shorter
 * name such as "web".
 */
const MIN_LONG = 5;

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
