import { ENDINGS } from "./find-addresses.ts";
import { distance, MAX_DISTANCE } from "./letter-distance.ts";

/** Returns what a typed address more likely should be, such as one at "gmail.com" for "gmial.com". @returns undefined if it may be right as it is */
export function mendedAddress(email: string): string | undefined {
  return inPlainLetters(email) ?? atKnownProvider(email);
}

const LETTERS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/** Writes "ae" for "ä" in an address, since few mail servers accept umlauts. @returns undefined without any umlaut */
function inPlainLetters(email: string): string | undefined {
  const plain = email.replaceAll(/[äöüß]/gu, (letter) => LETTERS[letter] ?? letter);
  return plain === email ? undefined : plain;
}

/** Names of mail providers, and the ending that stands for one that does not exist. */
const PROVIDERS: Readonly<Record<string, string>> = {
  gmail: "com",
  googlemail: "com",
  hotmail: "com",
  outlook: "com",
  icloud: "com",
  yahoo: "com",
  web: "de",
  gmx: "de",
};
/** Minimum letters of a provider's name that is mended. A shorter one, such as "web", resembles too many other names. */
const MIN_LONG = 5;

/** Mends a mistyped provider in an address: "gmail.com" for "gmial.com" and "gmail.con". @returns undefined if it is none */
function atKnownProvider(email: string): string | undefined {
  const [local = "", domain = ""] = email.split("@");
  const [name = "", ...endings] = domain.split(".");
  const ending = endings.join(".");
  const known = PROVIDERS[name];
  if (known)
    return endings.some((one) => ENDINGS.has(one)) ? undefined : `${local}@${name}.${known}`;
  const [provider] = Object.keys(PROVIDERS).filter(
    (one) =>
      one.length >= MIN_LONG &&
      one.startsWith(name.charAt(0)) &&
      distance(one, name) <= MAX_DISTANCE,
  );
  const isEnding = endings.every((one) => ENDINGS.has(one));
  return provider && `${local}@${provider}.${isEnding ? ending : PROVIDERS[provider]}`;
}
