import { takesBackPhone } from "./after-contact.ts";
import { withoutName } from "#platform/understanding/names.ts";
import { extensionIn } from "#platform/understanding/phone-number.ts";
import { findAddresses } from "./find-addresses.ts";
import { placesIn } from "./owners.ts";
import { editedNumber } from "./phone.ts";
import type { Place } from "./shown-address.ts";
import { replaceAddresses, whoseAddress, type Owner } from "./whose-address.ts";

/* This file reads the visitor's phone number from the messages. */

/** Finds the visitor's phone number in a message. */
export function ownPhoneIn(message: string): string | undefined {
  const numbers = numbersIn(message);
  const chosen =
    numbers.findLast(({ owner }) => owner === "corrected") ??
    numbers.find(({ owner }) => owner === "own") ??
    numbers.find(({ owner }) => owner === "unsure");
  return chosen && message.slice(chosen.start, chosen.end);
}

/** Whether a message withdraws a phone number in it: "delete my number again, 0171 5550143". */
export function refusesPhone(message: string): boolean {
  return numbersIn(message).some(({ owner }) => owner === "refused");
}

function numbersIn(message: string): (Place & { owner: Owner })[] {
  const places = placesIn(message);
  return places.flatMap((place, at) =>
    place.isPhone ? [{ ...place, owner: whoseAddress(message, places, at) }] : [],
  );
}

/** Returns the visitor's newest phone number, corrected as later messages say. */
export function phoneOf(messages: readonly string[]): string | undefined {
  return messages.reduce<string | undefined>((before, message) => {
    const typed = ownPhoneIn(message);
    if (!typed && before !== undefined && takesBackPhone(withoutAddresses(message)))
      return undefined;
    const phone = typed ?? before;
    if (phone === undefined) return undefined;
    const extension = typed === undefined ? extensionIn(message) : undefined;
    if (extension) return `${phone}, ${extension}`;
    const [, note] = splitAtPhone(message, typed);
    return editedNumber(withoutName(note), phone) ?? phone;
  }, undefined);
}

function withoutAddresses(message: string): string {
  return replaceAddresses(message, findAddresses(message));
}

/** Splits a message after its phone number. If `phone` is undefined, the whole message becomes `note`. */
export function splitAtPhone(
  message: string,
  phone: string | undefined,
): [start: string, note: string] {
  if (phone === undefined) return ["", message];
  const end = message.indexOf(phone) + phone.length;
  return [message.slice(0, end), message.slice(end).replace(/^[\s.,;:!–-]+/u, "")];
}
