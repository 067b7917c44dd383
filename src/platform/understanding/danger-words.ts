import { hasFamily } from "./meanings.ts";

/** The word "die" alone does not match, because it is also a German article. */
const TO_DIE = /(?<!\p{L})(?:to|wanna|gonna|will|could|might) die(?!\p{L})/iu;

/**
 * Whether a message contains a word by which people tell of danger, such as "poison". "The bane of my life" contains
 * one too.
 */
export function namesDanger(message: string): boolean {
  return hasFamily(message, "danger") || TO_DIE.test(message);
}
