import { findAddresses } from "./find-addresses.ts";
import { addressIn } from "./lead-rules.ts";
import { clausesOf } from "./refusals.ts";
import { takesBackPhone } from "./after-contact.ts";

/*
 * Completes an email address without a top-level domain by the visitor's next message: "rj@hill" by
 * ".co.uk".
 */

const WITHOUT_ENDING =
  /(?<![\p{L}\p{N}._%+'@-])[\p{L}\p{N}._%+'-]{1,64}@([\p{L}\p{N}-]{1,63})(?![\p{L}\p{N}@-]|\.[\p{L}\p{N}])/u;

/** Finds an address without a top-level domain, such as "ann@hill-dental". Returns it in lower case. */
export function partialAddress(message: string): string | undefined {
  return WITHOUT_ENDING.exec(message)?.[0].toLowerCase();
}

/** Matches the last part of a domain with its dot: ".co.uk", "dot com", "Punkt de". */
const ENDING =
  /(?<![\p{L}\p{N}])(?:\.|(?:dot|punkt)\s)(\p{L}{2,12}(?:\.\p{L}{2,3})?)(?![\p{L}\p{N}@])/iu;
/**
 * Matches the last part of a domain without its dot, such as "de" in "de am Ende" ("de at the end"). Parts that are
 * common words, such as "it", are left out.
 */
const BARE_ENDING =
  /(?<![\p{L}\p{N}.@-])(com|net|org|de|ch|eu|info|io|fr|co\.uk|org\.uk)(?![\p{L}\p{N}@-]|\.\p{L})/iu;
const MAX_BARE = 3;

export function completedAddress(message: string, before: string): string | undefined {
  const [partial, name] = WITHOUT_ENDING.exec(before.toLowerCase()) ?? [];
  const isWhole = findAddresses(before).length > 0 || findAddresses(message).length > 0;
  if (!name || !partial || isWhole || message.includes("?")) return undefined;
  const text = message.toLowerCase();
  const domain = text.split(/[\s,;:!]+/u).find((word) => word.startsWith(`${name}.`));
  const isShort = text.trim().split(/\s+/u).length <= MAX_BARE;
  const ending = (ENDING.exec(text) ?? (isShort ? BARE_ENDING.exec(text) : null))?.[1];
  const rest = domain?.slice(name.length + 1) ?? ending;
  return rest && addressIn(`${partial}.${rest}`);
}

/**
 * Maximum number of words in a clause that only introduces an address or the last part of a domain, such as "forgot the
 * end".
 */
const MAX_LEADING = 4;

function isLeading(clause: string): boolean {
  return clause.trim().split(/\s+/u).length <= MAX_LEADING;
}

export function withoutCompletion(message: string): string {
  return clausesOf(message)
    .filter((clause) => !isLeading(clause) && !ENDING.test(clause) && !takesBackPhone(clause))
    .join(" ");
}

export function withoutPartial(message: string): string {
  const rest = message.replace(WITHOUT_ENDING, " ").replace(/:\s+/u, " ");
  return clausesOf(rest)
    .filter((clause) => !isLeading(clause))
    .join(" ");
}
