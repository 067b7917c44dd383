import { hasFamily } from "./meanings.ts";

/** Matches "to die". The word alone is a German article. */
const TO_DIE = /(?<!\p{L})(?:to|wanna|gonna|will|could|might) die(?!\p{L})/iu;

/** Whether a message has a word of danger, which sayings such as "the bane of my life" have too. */
export function namesDanger(message: string): boolean {
  return hasFamily(message, "danger") || TO_DIE.test(message);
}
