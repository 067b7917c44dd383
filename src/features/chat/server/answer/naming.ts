import { interpolate } from "#shared/text/interpolate.ts";
import { withoutName } from "#platform/understanding/names.ts";
import type { Voice } from "./likely-templates.ts";

/* This module recognizes messages in which visitors give their name. */

/** Maximum number of words in a message that only gives the visitor's name, such as "Dana Kovac by the way". */
const MAX_NAMING = 5;
/**
 * Maximum number of words besides the name in a message that only introduces the visitor: "Dana Kovac, dental
 * practice".
 */
const MAX_BESIDE_NAME = 3;

function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

export function isOnlyName(message: string): boolean {
  const isShort =
    wordCount(message) <= MAX_NAMING || wordCount(withoutName(message)) <= MAX_BESIDE_NAME;
  return isShort && !message.includes("?");
}

/**
 * Thanks the visitor by name.
 * @returns undefined if the visitor has given no name
 */
export function thankByName(name: string | undefined, { words }: Voice) {
  return name === undefined
    ? undefined
    : { text: interpolate(words.nameNoted, { name }), cards: [] };
}
