import { withoutName } from "#platform/understanding/names.ts";
import { extensionIn } from "#platform/understanding/phone-number.ts";
import { findAddresses } from "./find-addresses.ts";
import { placesIn } from "./owners.ts";
import { editedNumber } from "./phone.ts";
import { takesBackNumber, takesBackNumberBeside } from "./refusals.ts";
import { whoseAddress } from "./whose-address.ts";

/* This file reads the visitor's phone number from the messages. */

/** Finds the visitor's phone number in a message, unless the message asks us to forget it. */
export function ownPhoneIn(message: string): string | undefined {
  if (takesBackNumberBeside(message)) return undefined;
  const places = placesIn(message);
  const numbers = places.flatMap((place, at) =>
    place.isPhone ? [{ ...place, owner: whoseAddress(message, places, at) }] : [],
  );
  const chosen =
    numbers.findLast(({ owner }) => owner === "corrected") ??
    numbers.find(({ owner }) => owner === "own") ??
    numbers.find(({ owner }) => owner === "unsure");
  return chosen && message.slice(chosen.start, chosen.end);
}

/** Returns the visitor's newest phone number, corrected as later messages say. */
export function phoneOf(messages: readonly string[]): string | undefined {
  return messages.reduce<string | undefined>((before, message, at) => {
    const typed = ownPhoneIn(message);
    // After an email address, "forget it" is about the address. Only words such as "don't call" are about the number.
    const hasAddress = messages.slice(0, at + 1).some((one) => findAddresses(one).length > 0);
    if (!typed && takesBackNumber(message, hasAddress)) return undefined;
    const phone = typed ?? before;
    if (phone === undefined) return undefined;
    const extension = typed === undefined ? extensionIn(message) : undefined;
    if (extension) return `${phone}, ${extension}`;
    const [, note] = splitAtPhone(message, typed);
    return editedNumber(withoutName(note), phone) ?? phone;
  }, undefined);
}

/** Splits a message after its phone number. A message without a number is returned as `note`. */
export function splitAtPhone(
  message: string,
  phone: string | undefined,
): [start: string, note: string] {
  if (phone === undefined) return ["", message];
  const end = message.indexOf(phone) + phone.length;
  return [message.slice(0, end), message.slice(end).replace(/^[\s.,;:!–-]+/u, "")];
}
