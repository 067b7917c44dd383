import { brand } from "#content/site/brand.ts";
import { ASKS_FOR_COPY, NOT_ME, ownerBesideColleague } from "./colleague.ts";
import { partialAddress } from "./completed-address.ts";
import { findAddresses, type FoundAddress } from "./find-addresses.ts";
import { endsNewsletter } from "./newsletter-wish.ts";
import { PROVIDER } from "./mended-address.ts";
import { isOnlyOrigin } from "./origin.ts";
import { replaceAddresses, whoseAddress, type Owner, type Place } from "./whose-address.ts";
import { phonesIn } from "#platform/understanding/phone-number.ts";

export type Owned = FoundAddress & { owner: Owner };

export const isVisitors = (owner: Owner) => owner === "own" || owner === "corrected";

export function placesIn(message: string): Place[] {
  const addresses: readonly Place[] = findAddresses(message);
  const numbers = phonesIn(message).filter(({ start, end }) =>
    addresses.every((one) => end <= one.start || start >= one.end),
  );
  return [...addresses, ...numbers.map((number) => ({ ...number, isPhone: true }))].toSorted(
    (one, other) => one.start - other.start,
  );
}

export function ownersIn(message: string, before = ""): Owned[] {
  const partial = partialAddress(before);
  const found = findAddresses(message);
  const places = placesIn(message);
  const emails = found.map(({ email }) => email);
  const mayBeColleagues = NOT_ME.test(message) || ASKS_FOR_COPY.test(message);
  const own = before !== "" && mayBeColleagues ? ownersIn(before) : [];
  const given = own.filter(({ owner }) => isVisitors(owner)).map(({ email }) => email);
  const firms = given.filter((email) => !PROVIDER.test(email)).map(firmOf);
  const isEnded = found.length > 0 && endsNewsletter(message);
  return found.map((one): Owned => {
    const at = places.findIndex(({ start }) => start === one.start);
    const marked = replaceAddresses(message, places, at);
    if (isOnlyOrigin(marked) || PLACEHOLDER.test(one.email) || INVENTED.test(one.email))
      return { ...one, owner: "mentioned" };
    if (isOurs(one.email)) return { ...one, owner: "others" };
    // The message completes the address to which the visitor's previous message gave no top-level domain. It is the
    // visitor's.
    if (partial !== undefined && one.email.startsWith(partial)) return { ...one, owner: "own" };
    const isCopy = ASKS_FOR_COPY.test(marked) && firms.includes(firmOf(one.email));
    const isOfColleague = isCopy && !NOT_ME.test(message);
    const owner =
      ownerBesideColleague(emails, marked, given.length > 0) ??
      (isOfColleague ? "own" : whoseAddress(message, places, at));
    return { ...one, owner: isEnded && owner !== "mentioned" ? "refused" : owner };
  });
}

function firmOf(email: string): string {
  return email.slice(email.indexOf("@") + 1);
}

/** Matches an address that only shows how a firm forms its addresses, such as "firstname.lastname@hill.com". */
const PLACEHOLDER =
  /^(?:first|last|sur|full|your|vor|nach)[._-]?name(?:[._-]?(?:first|last|sur|vor|nach)[._-]?name)?@/i;

/** Matches an address that somebody made up on neighboring keys, such as "asdf@asdf.asdf". */
const INVENTED =
  /^(?:asdf?|asd|qwer\p{L}*|qwertz\p{L}*|jkl\p{L}*|(\p{L})\1{2,})\d*@(?:asdf?|asd|qwer\p{L}*|qwertz\p{L}*|jkl\p{L}*|(\p{L})\2{2,})\./iu;

const NOBODY = /^(?:no-?reply|do-?not-?reply|mailer-daemon|postmaster)[^@]*@/i;

function isOurs(email: string): boolean {
  const ours = Object.values(brand.email).map((one) => one.toLowerCase());
  return NOBODY.test(email) || ours.includes(email);
}
