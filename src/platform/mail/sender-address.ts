/**
 * Returns the address of a sender in lower case.
 * @param sender - an address, or a name and an address in angle brackets
 */
export function senderAddress(sender = ""): string {
  return /[^<>\s]+(?=>?\s*$)/.exec(sender)?.[0].toLowerCase() ?? "";
}
