import { brand } from "#content/site/brand.ts";
import { partialAddress } from "./completed-address.ts";
import { findAddresses, type FoundAddress } from "./find-addresses.ts";
import { endsNewsletter } from "./newsletter-wish.ts";
import { asksForOrigin } from "./origin.ts";
import { takesBackBeside } from "./refusals.ts";
import { givesPlainly, toldOwners } from "./told-owner.ts";
import { replaceAddresses, whoseAddress, type Owner } from "./whose-address.ts";

/* This file finds out for each email address in a message whose address it is. */

export type Owned = FoundAddress & { owner: Owner };

export const isVisitors = (owner: Owner) => owner === "own" || owner === "corrected";

/** Returns each email address in a message, together with its `Owner`. The words around the address say whose it is. */
export function ownersIn(message: string, before = ""): Owned[] {
  const partial = partialAddress(before);
  const found = findAddresses(message);
  const marked = found.map((_, at) => replaceAddresses(message, found, at));
  const suggested = found.map((_, at) => whoseAddress(message, found, at));
  const emails = found.map(({ email }) => email);
  const told = toldOwners(emails, marked, suggested);
  const isEnded = found.length > 0 && endsNewsletter(message);
  const isOrigin = found.length > 0 && asksForOrigin(message);
  const isGiven = marked.map((around) => isOrigin && givesPlainly(around));
  const isTakenBack = found.length === 1 && takesBackBeside(message);
  return found.map((one, at): Owned => {
    // The visitor completes an address that the previous message had without its ending.
    const isCompleted = partial !== undefined && one.email.startsWith(partial);
    const owner = isCompleted ? "own" : (told[at] ?? "own");
    const isRefused = owner !== "mentioned" && (isEnded || (isTakenBack && isVisitors(owner)));
    if ((isOrigin && !isGiven[at]) || PLACEHOLDER.test(one.email))
      return { ...one, owner: "mentioned" };
    return { ...one, owner: isOurs(one.email) ? "others" : isRefused ? "refused" : owner };
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
