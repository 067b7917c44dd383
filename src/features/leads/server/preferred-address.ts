import { findAddresses } from "./find-addresses.ts";

/** Matches words with which somebody chooses the last of several addresses. */
const LATTER = /(?:the|die) (?:second|latter|last|other|zweite|letzte|letztere|andere)(?!\p{L})/iu;
/** Matches words with which somebody chooses the first of several addresses. */
const FORMER = /(?<!\p{L})(?:the|die) (?:first|former|erste|erstere)(?!\p{L})/iu;

/** Matches the beginning of an address that somebody chooses: "only lettings@", "nehmt info@". */
const PARTIAL =
  /(?<!\p{L})(?:only|just|use|take|better|nur|lieber|besser|nehmt|nehmen sie|nimm) (?:the |die )?([^\s@,;]+)@(?![\p{L}\p{N}])/iu;

/** Checks whether the message chooses the last of several addresses. */
export function choosesLast(message: string): boolean {
  return LATTER.test(message);
}

/**
 * Returns the email address that the visitor prefers, if their previous message had several.
 * @param before the visitor's previous message
 */
export function preferredAddress(message: string, before: string): string | undefined {
  const addresses = findAddresses(before).filter(({ isTyped }) => isTyped);
  const isOnlyChoice = findAddresses(message).length === 0 && !message.includes("?");
  if (addresses.length < 2 || !isOnlyChoice) return undefined;
  if (FORMER.test(message)) return addresses[0]?.email;
  const [, start] = PARTIAL.exec(message) ?? [];
  const named = start && addresses.find(({ email }) => email.startsWith(`${start.toLowerCase()}@`));
  if (named) return named.email;
  return choosesLast(message) ? addresses.at(-1)?.email : undefined;
}
