import { hasFamily } from "./meanings.ts";

/** Matches "to die". "die" by itself does not match, because it is a German article. */
const TO_DIE = /(?<!\p{L})(?:to|wanna|gonna|will|could|might) die(?!\p{L})/iu;

/** Whether a message has a word of danger. Sayings such as "the bane of my life" have such words too. */
export function namesDanger(message: string): boolean {
  return hasFamily(message, "danger") || TO_DIE.test(message);
}
