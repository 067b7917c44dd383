import { hasFamily } from "./meanings.ts";

/** Matches "to die". The word "die" alone does not match, because it is also a German article. */
const TO_DIE = /(?<!\p{L})(?:to|wanna|gonna|will|could|might) die(?!\p{L})/iu;

/**
 * Whether a message contains a word by which people tell of danger, such as "poison". Harmless sayings, such as "the
 * bane of my life", may contain one of these words too.
 */
export function namesDanger(message: string): boolean {
  return hasFamily(message, "danger") || TO_DIE.test(message);
}
