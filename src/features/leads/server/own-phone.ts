import { takesBackPhone } from "./after-contact.ts";
import { withoutName } from "#platform/understanding/names.ts";
import { extensionIn, withoutExtension } from "#platform/understanding/phone-number.ts";
import { placesIn } from "./owners.ts";
import { editedNumber } from "./phone.ts";
import { hideAddresses, whoseAddress, type Owner, type Place } from "./whose-address.ts";

/** Finds the visitor's phone number in a message; if there are several, the first one. */
export function ownPhoneIn(message: string): string | undefined {
  return ownIn(message, numbersIn(message))[0];
}

type Numbers = (Place & { owner: Owner })[];

function ownIn(message: string, numbers: Numbers): string[] {
  const corrected = numbers.findLast(({ owner }) => owner === "corrected");
  const own = numbers.filter(({ owner }) => owner === "own");
  const unsure = numbers.filter(({ owner }) => owner === "unsure").slice(0, 1);
  const chosen = corrected ? [corrected] : own.length > 0 ? own : unsure;
  return [...new Set(chosen.map(({ start, end }) => message.slice(start, end)))];
}

export function refusesPhone(message: string): boolean {
  return numbersIn(message).some(({ owner }) => owner === "refused");
}

function numbersIn(message: string): Numbers {
  const places = placesIn(message);
  const isWithdrawn = (end: number) =>
    end === places.at(-1)?.end && isTakenBack(message.slice(end));
  return places.flatMap((place, at): Numbers => {
    if (!place.isPhone || FAX.test(message.slice(0, place.start))) return [];
    const owner = isWithdrawn(place.end) ? "refused" : whoseAddress(message, places, at);
    return [{ ...place, owner }];
  });
}

/**
 * Whether the words directly after a phone number withdraw it: "0171 5550143, oh no, delete it again". The words
 * "delete it afterwards" and "delete the old one" do not withdraw it.
 */
function isTakenBack(note: string): boolean {
  return CHANGES_MIND.test(note) && DELETES.test(note) && takesBackPhone(note);
}

const CHANGES_MIND =
  /^[\s.,;:!?–—-]*(?:(?:ach|äh+m?|oh|hm+|ah|oder|or|but|aber|ok|okay|sorry|na|wait|warte?)[\s,.]+){0,3}(?:no|nah|nope|nee?|nein|nö|wait|halt|stopp?|moment|actually|scratch that|scrap that)(?!\p{L})/iu;

const DELETES =
  /(?<!\p{L})(?:delet\p{L}*|eras\p{L}*|remov\p{L}*|scratch|forget|scrap|strike|lösch\p{L}*|vergiss|vergess\p{L}*|streich\p{L}*|doch nicht)(?!\p{L})/iu;

const FAX = /(?<!\p{L})(?:tele)?fax[\s.:]*$/iu;
/** Matches words with which a visitor gives a further number: "or at the office, 07131 …". */
const ADDS =
  /(?<!\p{L})(?:also|or|as well|too|another|second|landline|auch|oder|außerdem|zusätzlich|noch|zweite\p{L}*|festnetz)(?!\p{L})/iu;

/**
 * Returns the visitor's phone numbers. A number in a newer message replaces the earlier numbers, unless the message
 * gives it as a further number.
 */
export function phonesOf(messages: readonly string[]): string[] {
  return messages.reduce<string[]>((before, message) => {
    const found = numbersIn(message);
    const typed = ownIn(message, found);
    const isWithdrawn =
      typed.length === 0 && before.length > 0 && takesBackPhone(hideAddresses(message));
    if (isWithdrawn) return [];
    const isCorrected = found.some(({ owner }) => owner === "corrected");
    const isAdded = typed.length > 0 && !isCorrected && ADDS.test(message);
    const numbers = typed.length === 0 || isAdded ? [...new Set([...before, ...typed])] : typed;
    const [phone, ...others] = numbers;
    if (phone === undefined || typed.length > 1 || isAdded) return numbers;
    const extension = typed.length === 0 ? extensionIn(message) : undefined;
    if (extension) return [`${withoutExtension(phone)}, ${extension}`, ...others];
    const [, note] = splitAtPhone(message, typed[0]);
    return [editedNumber(withoutName(note), phone) ?? phone, ...others];
  }, []);
}

/** Splits a message after its phone number. If `phone` is undefined, `start` is "" and `note` is the whole message. */
export function splitAtPhone(
  message: string,
  phone: string | undefined,
): [start: string, note: string] {
  if (phone === undefined) return ["", message];
  const end = message.indexOf(phone) + phone.length;
  return [message.slice(0, end), message.slice(end).replace(/^[\s.,;:!–-]+/u, "")];
}
