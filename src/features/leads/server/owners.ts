import { brand } from "#content/site/brand.ts";
import { NOT_ME, ownerBesideColleague } from "./colleague.ts";
import { partialAddress } from "./completed-address.ts";
import { findAddresses, type FoundAddress } from "./find-addresses.ts";
import { endsNewsletter } from "./newsletter-wish.ts";
import { isOnlyOrigin } from "./origin.ts";
import type { Place } from "./shown-address.ts";
import { replaceAddresses, whoseAddress, type Owner } from "./whose-address.ts";
import { phonesIn } from "#platform/understanding/phone-number.ts";

/* This file finds out for each email address in a message whose address it is. */

export type Owned = FoundAddress & { owner: Owner };

export const isVisitors = (owner: Owner) => owner === "own" || owner === "corrected";

/** Returns the places of all email addresses and telephone numbers in a message, in the order of the message. */
export function placesIn(message: string): Place[] {
  const addresses: readonly Place[] = findAddresses(message);
  const numbers = phonesIn(message).filter(({ start, end }) =>
    addresses.every((one) => end <= one.start || start >= one.end),
  );
  return [...addresses, ...numbers.map((number) => ({ ...number, isPhone: true }))].toSorted(
    (one, other) => one.start - other.start,
  );
}

/** Returns each email address in a message, together with its `Owner`. The words around the address say whose it is. */
export function ownersIn(message: string, before = ""): Owned[] {
  const partial = partialAddress(before);
  const found = findAddresses(message);
  const places = placesIn(message);
  const emails = found.map(({ email }) => email);
  const isKnown =
    before !== "" &&
    NOT_ME.test(message) &&
    ownersIn(before).some(({ owner }) => isVisitors(owner));
  const isEnded = found.length > 0 && endsNewsletter(message);
  return found.map((one): Owned => {
    const at = places.findIndex(({ start }) => start === one.start);
    const marked = replaceAddresses(message, places, at);
    if (isOnlyOrigin(marked) || PLACEHOLDER.test(one.email)) return { ...one, owner: "mentioned" };
    if (isOurs(one.email)) return { ...one, owner: "others" };
    // The visitor completes an address that the previous message had without its ending.
    if (partial !== undefined && one.email.startsWith(partial)) return { ...one, owner: "own" };
    const owner =
      ownerBesideColleague(emails, marked, isKnown) ?? whoseAddress(message, places, at);
    return { ...one, owner: isEnded && owner !== "mentioned" ? "refused" : owner };
  });
}

/** Matches an address that shows only how addresses are made up, such as "firstname.lastname@hill.com". */
const PLACEHOLDER =
  /^(?:first|last|sur|full|your|vor|nach)[._-]?name(?:[._-]?(?:first|last|sur|vor|nach)[._-]?name)?@/i;

const NOBODY = /^(?:no-?reply|do-?not-?reply|mailer-daemon|postmaster)[^@]*@/i;

function isOurs(email: string): boolean {
  const ours = Object.values(brand.email).map((one) => one.toLowerCase());
  return NOBODY.test(email) || ours.includes(email);
}
