import { withoutName } from "#platform/understanding/names.ts";
import { extensionIn, phoneIn } from "#platform/understanding/phone-number.ts";
import { findAddresses } from "./find-addresses.ts";
import { isVisitors, ownersIn } from "./owners.ts";
import { conditionIn, withoutConditions } from "./conditions.ts";
import { editedNumber } from "./phone.ts";
import { takesBackNumber, takesBackNumberBeside } from "./refusals.ts";
import type { Place } from "./shown-address.ts";
import { whoseAddress, type Owner } from "./whose-address.ts";

/* This file reads the visitor's phone number from the messages. */

/** Finds a phone number in a message, unless it is another person's, or the message asks us to forget it. */
export function ownPhoneIn(whole: string): string | undefined {
  const found = phoneIn(whole);
  if (!found || takesBackNumberBeside(whole)) return undefined;
  const typed = whole.slice(found.start, found.end);
  const condition = conditionIn(whole);
  if (condition.includes(typed)) {
    // "0171 5550143 is only for WhatsApp" says how to reach the visitor. "Never call my boss on 0171 5550143" refuses
    // the number, and the visitor's own may follow.
    return REFUSED_NUMBER.test(condition) ? ownPhoneIn(whole.slice(found.end)) : typed;
  }
  // "Don't call before 9" says nothing about the owner of the number.
  const message = withoutConditions(whole);
  const start = message.indexOf(typed);
  // A message that begins with a number answers where to call, unless it tells of another person or refuses.
  if (start === 0 && !ANOTHERS.test(message) && !REFUSES.test(message)) return typed;
  // If a message contains the visitor's own email address, the number in it is the visitor's too, as in
  // "ada@hill.example or 0171 5550143".
  const owner = ownersIn(message).some((one) => one.isTyped && isVisitors(one.owner))
    ? "own"
    : ownerOfNumber(message, { start, end: start + typed.length });
  return isVisitors(owner) || owner === "unsure" ? typed : undefined;
}

/** Matches words for other people, and for numbers that are no telephone of the visitor. */
const ANOTHERS =
  /(?<!\p{L})(?:his|hers?|he|she|they|their|them|boss|colleague|wife|husband|partner|customers?|clients?|patients?|guests?|suppliers?|compan(?:y|ies)|competitors?|invoices?|orders?|room|sein\p{L}*|ihn|ihm|er|chef\p{L}*|kolleg\p{L}*|mann|kund\p{L}*|patient\p{L}*|gast|gäste\p{L}*|lieferant\p{L}*|firma|konkurrenz|rechnung\p{L}*|bestell\p{L}*|zimmer|herrn?|mr|mrs|ms|called|calls|calling|ruft|rief|anrufer\p{L}*|spam|unbekannt\p{L}*|unknown|whose|wem|wessen|fake|scam)(?!\p{L})/iu;
/** Matches a call that is refused to a number that follows: "never call my boss on 0171". */
const REFUSED_NUMBER =
  /(?<!\p{L})(?:never|don['’]?t|do not|nie|nicht|bitte nicht) (?:\p{L}+ ){0,4}(?:at|on|under|unter|auf) \+?\d/iu;
const REFUSES = /(?<!\p{L})(?:never|don['’]?t|do not|not|no|nie|nicht|kein\p{L}*)(?!\p{L})/iu;

/** Says whose a phone number is. The email addresses in the message separate it from what is said about them. */
function ownerOfNumber(message: string, phone: Place): Owner {
  const addresses = findAddresses(message);
  const places = [...addresses, phone].toSorted((one, other) => one.start - other.start);
  return whoseAddress(message, places, places.indexOf(phone));
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
