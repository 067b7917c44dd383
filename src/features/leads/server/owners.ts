import { brand } from "#content/site/brand.ts";
import { findAddresses, type FoundAddress } from "./find-addresses.ts";
import { whoseAddress, type Owner } from "./whose-address.ts";

/* This file finds out for each email address in a message whose address it is. */

export type Owned = FoundAddress & { owner: Owner };

export const isVisitors = (owner: Owner) => owner === "own" || owner === "corrected";

/** Matches an address without an ending, such as "ann@hill-dental". */
const WITHOUT_ENDING = /[^\s@]+@[^\s@]+$/u;

/** Returns each email address in a message, together with its `Owner`. The words around the address say whose it is. */
export function ownersIn(message: string, before = ""): Owned[] {
  const partial = WITHOUT_ENDING.exec(before.trim())?.[0].toLowerCase();
  const found = findAddresses(message);
  return found.map((one, at) => ({
    ...one,
    owner: ownerOf(one.email, message, { found, at, partial }),
  }));
}

function ownerOf(
  email: string,
  message: string,
  {
    found,
    at,
    partial,
  }: { found: readonly FoundAddress[]; at: number; partial: string | undefined },
): Owner {
  if (isOurs(email)) return "others";
  // The visitor completes an address that the previous message had without its ending.
  if (partial && email.startsWith(partial)) return "own";
  return whoseAddress(message, found, at);
}

const NOBODY = /^(?:no-?reply|do-?not-?reply|mailer-daemon|postmaster)[^@]*@/i;

function isOurs(email: string): boolean {
  const ours = Object.values(brand.email).map((one) => one.toLowerCase());
  return NOBODY.test(email) || ours.includes(email);
}
