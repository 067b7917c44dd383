import { readAfterContact, splitByMeaning, SURE, takesBackContact } from "./after-contact.ts";
import { usesOf, type Uses } from "./address-uses.ts";
import { completedAddress } from "./completed-address.ts";
import { editedAddresses } from "./edited-address.ts";
import { findAddresses } from "./find-addresses.ts";
import { declinesNewsletter, wishesNewsletter } from "./newsletter-wish.ts";
import { mendedAddress } from "./mended-address.ts";
import { choosesLast, preferredAddress } from "./preferred-address.ts";
import { plainWords } from "./spelled-letters.ts";
import { isVisitors, ownersIn, placesIn } from "./owners.ts";
import { hideAddresses, replaceAddresses } from "./whose-address.ts";

/**
 * The email addresses in one message.
 * - `text`: the message without other people's addresses.
 * - `email`: the visitor's address.
 * - `asks`: an address that the assistant asks the visitor to confirm.
 * - `or`: a second address. The assistant then asks which of the two is right.
 * - `isUnclear`: whether the assistant asks for the complete address, because a correction is not clear.
 * - `isAgreed`: whether the message only spells the known address once more.
 * - `refused`: an address to which the visitor does not want us to write.
 * - `replaced`: the addresses that the visitor gave before and does not want us to use now.
 */
export type Step = {
  text: string;
  email?: string | undefined;
  asks?: string | undefined;
  or?: string | undefined;
  isUnclear?: boolean;
  isAgreed?: boolean;
  refused?: string | undefined;
  replaced?: string[];
  uses?: Uses;
};

/**
 * Reads the email addresses in a message.
 * @param earlier - `current`: the visitor's address, as the earlier messages say. `proposed`: the address that the
 *   assistant asked the visitor to confirm just before this message. `earlier`: the visitor's messages before this one
 */
export function stepOf(
  message: string,
  {
    current,
    proposed,
    earlier,
  }: { current?: string | undefined; proposed?: string | undefined; earlier: readonly string[] },
): Step {
  const before = earlier.at(-1) ?? "";
  const completed = completedAddress(message, before);
  if (completed) return { text: `${message} ${completed}`, email: completed };
  const found = ownersIn(message, before);
  const visitors = found.filter(({ owner, isTyped }) => isTyped && isVisitors(owner));
  const isLatter = choosesLast(message);
  const uses = usesOf(message, found, current);
  const isCopy = (email: string) => uses.also.includes(email);
  const candidates = visitors.filter(({ email }) => email !== uses.tips && !isCopy(email));
  const chosen =
    candidates.findLast(({ owner }) => owner === "corrected" || isLatter) ?? candidates[0];
  const base = proposed ?? current ?? chosen?.email;
  const mayEdit = base !== undefined && (found.length === 0 || chosen?.email === base);
  // If the assistant has asked "Did you mean ann@gmail.com?" about the mistyped ann@gmial.com, the message may correct
  // either address, so a correction of each of them is tried.
  const typed = current && proposed && proposed === mendedAddress(current) ? [current] : [];
  const bases = mayEdit ? [...typed, base] : [];
  const [edited] = bases.flatMap((one) => {
    const read = editedAddresses(message, one, chosen && !current);
    return read ? [read] : [];
  });
  const isAsWritten = chosen !== undefined && edited?.emails[0] === chosen.email;
  if (edited && !isAsWritten) {
    const [asks, or] = edited.emails;
    if (asks && asks === current) return { text: message, isAgreed: true };
    // Whether the message corrects an address from an earlier message. A clear correction then applies at once, without
    // a question to the visitor.
    const isGiven = found.length === 0 && base === (typed[0] ? proposed : current);
    if (asks && isGiven && (edited.isSure || asks === proposed))
      return { text: `${message} ${asks}`, email: asks };
    return {
      text: hideAddresses(message),
      asks,
      or,
      isUnclear: edited.emails.length === 0,
    };
  }
  const isAnswer = proposed !== undefined && found.length === 0;
  if (isAnswer && (YES.test(message.trim()) || names(message, proposed))) {
    return { text: proposed, email: proposed };
  }
  const isOfElse = isAnswer && (wishesNewsletter(message, false) || declinesElse(message));
  if (isOfElse && BEGINS_WITH_YES.test(message.trim()))
    return { text: `${message} ${proposed}`, email: proposed };
  if (isOfElse || (isAnswer && splitByMeaning(message, "status").found.length > 0))
    return { text: message, asks: proposed };
  const preferred = preferredAddress(message, earlier, current);
  if (preferred)
    return { text: preferred.email, email: preferred.email, replaced: preferred.others };
  const others = found.filter((one) => one !== chosen && !uses.also.includes(one.email));
  const text = replaceAddresses(message, others);
  const doubtful = found.find(
    ({ owner, isTyped }) => owner === "unsure" || (!isTyped && isVisitors(owner)),
  );
  const asks = chosen
    ? mendedAddress(chosen.email)
    : doubtful && (mendedAddress(doubtful.email) ?? doubtful.email);
  const refused = found.findLast(({ owner }) => owner === "refused")?.email;
  return { text, email: chosen?.email, asks, refused, uses };
}

const SAME =
  /(?<!\p{L})(?:(?:the |that )?same|(?:die |der |an die )?(?:gleiche|selbe)n?|(?:der)?dieselbe) (?:e-?)?(?:address|adresse|mail|mailadresse|mail address)(?!\p{L})/iu;

/** Returns the address that the visitor gave before, if the message says to use the same address. */
export function sameAddress(message: string, known: string | undefined): string | undefined {
  const isAsked = message.includes("?") || findAddresses(message).length > 0;
  return SAME.test(message) && !isAsked && !takesBackContact(message) ? known : undefined;
}

/** Matches a message that answers yes to a question of the assistant such as "Is ann@hill.com right?". */
const YES =
  /^(?:yes|yep|yup|yeah|aye|sure|ok|okay|perfect|correct|right|exactly|spot on|that['’]?s (?:it|right|correct|the one|mine)|it is|ja|jep|jo|jawohl|klar|genau|stimmt|richtig|korrekt|passt|das (?:stimmt|passt|ist (?:sie|richtig|korrekt)))(?:[\s,.!]+(?:yes|please|so|so ist (?:sie|es)|that['’]?s (?:it|right|correct|the one|mine)|that is (?:it|right|correct)|it is|of course|correct|right|exactly|ja|genau|richtig|korrekt|bitte|stimmt|passt|alles|das (?:stimmt|passt|ist (?:sie|richtig|korrekt|meine))|thanks|thank you|danke|gmail|gmx|outlook|hotmail|yahoo|icloud|web)){0,3}[\s.!]*$/iu;

/** Matches a yes at the beginning of a message that may go on: "and yes to the tips as well". */
const BEGINS_WITH_YES = /^(?:(?:and|und|oh|ok|okay)[\s,]+)?(?:yes|yep|yup|yeah|ja|jep)(?!\p{L})/iu;

const ELSE =
  /newsletter|weekly (?:thing|stuff|mails?)|(?<!\p{L})(?:tipp?s|advert\p{L}*|werbung|(?:phone )?calls?|anruf\p{L}*|telefon\p{L}*|zurückruf\p{L}*|rückruf\p{L}*|ring)(?!\p{L})/iu;

/**
 * Whether a message declines the newsletter or a call. A "no" in it then does not answer the question whether an
 * address is right.
 */
function declinesElse(message: string): boolean {
  const { label, likelihood } = readAfterContact(message);
  const isNo = (label === "no-tips" || label === "withdraw-phone") && likelihood > SURE;
  return declinesNewsletter(message) || (isNo && ELSE.test(message));
}

/**
 * Whether one sentence of a message says only the domain of the address, or the first part of the domain, as in "oh,
 * gmail of course."
 */
function names(message: string, email: string): boolean {
  const [, domain = ""] = email.split("@");
  const [name] = domain.split(".");
  return message
    .toLowerCase()
    .split(/(?<=[.!])\s+/u)
    .map((sentence) => plainWords(sentence).replace(/[\s.!,]+$/u, ""))
    .some((words) => words === name || words === domain);
}

export function withoutAddress({ text }: Step): Step {
  return { text: hideAddresses(text) };
}

export function isWithdrawal(message: string): boolean {
  return (
    placesIn(message).length === 0 && !declinesNewsletter(message) && takesBackContact(message)
  );
}
