import { feelings } from "#content/assistant/feelings.ts";
import type { Language } from "#platform/understanding/language.ts";

const known = feelings.map((feeling) => ({
  ...feeling,
  pattern: new RegExp(`(?<!\\p{L})(?:${feeling.words.join("|")})(?!\\p{L})`, "iu"),
}));

/** Returns a sentence on the feeling of which a message tells, such as stress; undefined if it tells of none. */
export function sayOnFeeling(message: string, language: Language): string | undefined {
  return known.find(({ pattern }) => pattern.test(message))?.[language];
}
