import { withoutName } from "#platform/understanding/names.ts";
import { editedAddresses } from "./edited-address.ts";
import { findAddresses, type FoundAddress } from "./find-addresses.ts";
import { findLead, type Lead } from "./lead-rules.ts";
import {
  declinesNewsletter,
  endsNewsletter,
  namesTips,
  wishesNewsletter,
} from "./newsletter-wish.ts";
import { mendedAddress } from "./mended-address.ts";
import { editedNumber } from "./phone.ts";
import { choosesLast, preferredAddress } from "./preferred-address.ts";
import { clausesOf, refusesAddress, takesBack, withoutRefusal } from "./refusals.ts";
import { isSpellingNote } from "./spelled-letters.ts";
import { isVisitors, ownersIn } from "./owners.ts";
import { ownPhoneIn, phoneOf, splitAtPhone } from "./own-phone.ts";
import { replaceAddresses } from "./whose-address.ts";

/**
 * Contact data and wishes in the visitor's messages. A plainly typed address counts as the visitor's, unless the words
 * around it say otherwise. If several messages contain one, the newest counts. The assistant asks about an address that
 * is spelled out in words, mistyped, corrected only in part, or perhaps another person's. Addresses that certainly are
 * not the visitor's are left out.
 */
export type Contact = {
  /** The first email address that the visitor gave, together with the interest and the message (see `Lead`). */
  lead: Lead | undefined;
  /** Email address with which the visitor has replaced the first one. */
  correction: string | undefined;
  /** Whether the newest message contains, or confirms, the visitor's present email address. */
  isNew: boolean;
  /**
   * Address that the assistant asks about, because it is dictated, mistyped, corrected in part or perhaps another
   * person's.
   */
  spelled: string | undefined;
  /** Another address that the visitor may mean just as well as `spelled`. */
  spelledOther: string | undefined;
  /**
   * Whether the newest message has an address without an ending, or says that the earlier address is wrong but not how
   * it is right.
   */
  isIncomplete: boolean;
  /** Whether the visitor asks for the weekly tips. */
  wishes: boolean;
  /**
   * The visitor's answer, in the newest message, to the offer of weekly tips; undefined if there is no answer, or if no
   * email address is known.
   */
  answer: "yes" | "no" | undefined;
  /** Whether the email address in the newest message belongs to somebody else, or is one that nobody may write to. */
  isOthers: boolean;
  /** Whether the email address in the newest message is only part of a task, as in "sort what comes to orders@…". */
  isMentioned: boolean;
  /** Whether the newest message asks us not to write to the email address in it. */
  isRefused: boolean;
  /** Whether the newest message asks us to erase the data about the email address in it. */
  isErased: boolean;
  /** Whether the visitor refuses, in the newest message, to give an email address, and has given none before. */
  isDeclined: boolean;
  /** Whether the visitor has refused in any message to give an email address. */
  hasDeclined: boolean;
  /** Email address that the visitor withdraws in the newest message. */
  takenBack: string | undefined;
  /** Whether the visitor withdraws a phone number in the newest message, and has given no email address. */
  isPhoneTakenBack: boolean;
  /** The visitor's telephone number, as they wrote it. */
  phone: string | undefined;
  /** Whether the telephone number is in the newest message or was corrected by it. */
  isPhoneNew: boolean;
  /** The newest message without those parts that are only about an address, or that refuse to give one. */
  rest: string;
};

/**
 * The email addresses in one message. `text`: the message without other people's addresses. `email`: the visitor's
 * address. `asks`: an address that the assistant asks about. `or`: the assistant asks whether `asks` or this address is
 * right. `isUnclear`: the message corrects the address, but the assistant cannot tell how, and asks for the complete
 * address.
 */
type Step = {
  text: string;
  email?: string | undefined;
  asks?: string | undefined;
  or?: string | undefined;
  isUnclear?: boolean;
};

/**
 * Reads the visitor's email addresses, telephone number and wishes from the messages.
 * @param messages of the visitor, oldest first
 * @param answers of the assistant, between the messages
 */
export function readContact(messages: readonly string[], answers: readonly string[] = []): Contact {
  const steps: Step[] = [];
  let takenBack: string | undefined;
  for (const message of messages) {
    const current = steps.findLast(({ email }) => email)?.email;
    const isTakenBack = current !== undefined && isWithdrawal(message);
    takenBack = isTakenBack ? current : undefined;
    if (isTakenBack) steps.splice(0, steps.length, ...steps.map(withoutAddress));
    const before = messages[steps.length - 1];
    steps.push(stepOf(message, { current, proposed: steps.at(-1)?.asks, before }));
  }
  const newest = messages.at(-1) ?? "";
  const texts = steps.map(({ text }) => text);
  const lead = findLead(texts);
  // If the visitor's first message contains the address, a yes in it means the tips, because the assistant has offered
  // nothing before it.
  const isFirst = answers.length === 0 || lead?.message === texts[0];
  const areOffered = isFirst || namesTips(answers);
  const last = steps.findLast(({ email }) => email)?.email;
  const found = ownersIn(newest, messages.at(-2));
  const [first] = found;
  const isUnused = first !== undefined && !found.some(({ owner }) => isVisitors(owner));
  const declined = messages.filter(
    (message, at) =>
      !declinesNewsletter(message) && refusesAddress(messages.slice(Math.max(0, at - 1), at + 1)),
  );
  // The visitor may agree to the weekly tips in the message with the email address, in the message before it, or in the
  // newest message.
  const wishing = lead ? [lead.message, lead.before, texts.at(-1) ?? ""] : [];
  const phone = phoneOf(messages);
  const before = phoneOf(messages.slice(0, -1));
  const isPhoneTakenBack = before !== undefined && phone === undefined;
  const contact = {
    lead,
    correction: last === lead?.email ? undefined : last,
    isNew: last !== undefined && steps.at(-1)?.email === last,
    spelled: steps.at(-1)?.asks,
    spelledOther: steps.at(-1)?.or,
    isIncomplete:
      steps.at(-1)?.isUnclear === true ||
      (found.length === 0 && !steps.at(-1)?.asks && /[^\s@]@[^\s@]/u.test(newest)),
    wishes: wishing.some((message) => wishesNewsletter(message, areOffered)),
    answer:
      lead &&
      answerTo(
        newest,
        areOffered,
        wishing.slice(0, -1).some((message) => wishesNewsletter(message, areOffered)),
      ),
    isOthers: isUnused && first.owner !== "mentioned" && first.owner !== "unsure",
    isMentioned: isUnused && first.owner === "mentioned",
    isRefused: isUnused && first.owner === "refused",
    isErased: isUnused && first.owner === "refused" && ERASE.test(newest),
    isDeclined: found.length === 0 && !lead && !takenBack && declined.includes(newest),
    hasDeclined: declined.length > 0,
    takenBack,
    isPhoneTakenBack,
    phone,
    isPhoneNew: phone !== undefined && (phone !== before || !!ownPhoneIn(newest)),
  };
  return { ...contact, rest: restOf(messages, contact) };
}

function answerTo(message: string, areOffered: boolean, hasWished: boolean): Contact["answer"] {
  if (wishesNewsletter(message, areOffered)) return "yes";
  const isNo = declinesNewsletter(message) || (hasWished && endsNewsletter(message));
  return isNo ? "no" : undefined;
}

const ERASE = /(?<!\p{L})(?:delet|eras|(?:ge|aus)?lösch)/iu;

/**
 * Reads the email addresses in a message.
 * @param earlier `current`: the visitor's address, as the earlier messages say. `proposed`: the address that the
 *   assistant asked about before this message. `before`: the visitor's previous message, which may have an incomplete
 *   address
 */
function stepOf(
  message: string,
  { current, proposed, before = "" }: Record<"current" | "proposed" | "before", string | undefined>,
): Step {
  const found = ownersIn(message, before);
  const visitors = found.filter(({ owner, isTyped }) => isTyped && isVisitors(owner));
  const isLatter = choosesLast(message);
  const chosen = visitors.findLast(({ owner }) => owner === "corrected" || isLatter) ?? visitors[0];
  const base = proposed ?? current ?? chosen?.email;
  const mayEdit = base !== undefined && (found.length === 0 || chosen?.email === base);
  // The assistant may have asked whether the visitor meant another address than the typed one. The message may then
  // correct either of the two.
  const typed = current && proposed && proposed === mendedAddress(current) ? [current] : [];
  const bases = mayEdit ? [...typed, base] : [];
  const [edited] = bases.flatMap((one) => {
    const read = editedAddresses(message, one, chosen && !current);
    return read ? [read] : [];
  });
  if (edited) {
    const [asks, or] = edited;
    return { text: blank(message, found), asks, or, isUnclear: edited.length === 0 };
  }
  if (proposed !== undefined && found.length === 0 && ordersTips(message)) {
    return { text: `${message} ${proposed}`, email: proposed };
  }
  if (proposed !== undefined && found.length === 0 && isYes(message)) {
    return { text: proposed, email: proposed };
  }
  const preferred = preferredAddress(message, before);
  if (preferred) return { text: preferred, email: preferred };
  const index = chosen && found.indexOf(chosen);
  const text = blank(message, found, index, chosen?.email);
  const doubtful = found.find(
    ({ owner, isTyped }) => owner === "unsure" || (!isTyped && isVisitors(owner)),
  );
  const asks = chosen ? mendedAddress(chosen.email) : doubtful?.email;
  return { text, email: chosen?.email, asks };
}

/** Matches a yes to the question whether the assistant has read an address right. */
const YES =
  /^(?:yes|yep|yup|yeah|aye|sure|ok|okay|perfect|correct|right|exactly|spot on|that['’]?s (?:it|right|correct|the one|mine)|it is|ja|jep|jo|jawohl|klar|genau|stimmt|richtig|korrekt|passt|das (?:stimmt|passt|ist (?:sie|richtig|korrekt)))(?:[\s,.!]+(?:yes|please|so|so ist (?:sie|es)|that['’]?s (?:it|right|correct|the one|mine)|that is (?:it|right|correct)|it is|of course|correct|right|exactly|ja|genau|richtig|korrekt|bitte|stimmt|passt|alles|das (?:stimmt|passt|ist (?:sie|richtig|korrekt|meine))|thanks|thank you|danke|gmail|gmx|outlook|hotmail|yahoo|icloud|web)){0,3}[\s.!]*$/iu;

/**
 * Matches "the comma was wrong, it's a dot". It counts as a yes, because the assistant asked about the address with a
 * dot.
 */
const DOT =
  /^(?:\p{L}+\s){0,2}(?:comma|komma)(?!\p{L})[^@?]{0,30}(?<!\p{L})(?:dot|punkt)[\s.!]*$/iu;

/** Matches a yes at the beginning of a message that may go on: "and yes to the tips as well". */
const BEGINS_WITH_YES = /^(?:(?:and|und|oh|ok|okay)[\s,]+)?(?:yes|yep|yup|yeah|ja|jep)(?!\p{L})/iu;

/** Whether a message says yes to an address that the assistant asked about, and orders the weekly tips to it. */
function ordersTips(message: string): boolean {
  return BEGINS_WITH_YES.test(message.trim()) && wishesNewsletter(message, false);
}

function isYes(message: string): boolean {
  return YES.test(message.trim()) || DOT.test(message.trim());
}

function withoutAddress({ text }: Step): Step {
  return { text: blank(text, findAddresses(text)) };
}

function blank(message: string, found: readonly FoundAddress[], index = -1, email = ""): string {
  return replaceAddresses(message, found, index, email);
}

/** Replaces every email address in a message by a space, also an address that is spelled out in words. */
export function withoutAddresses(message: string): string {
  return blank(message, findAddresses(message)).replaceAll("…", " ");
}

function isWithdrawal(message: string): boolean {
  return findAddresses(message).length === 0 && !declinesNewsletter(message) && takesBack(message);
}

function restOf(
  messages: readonly string[],
  {
    isOthers,
    isMentioned,
    isDeclined,
    takenBack,
    spelled,
    isNew,
    isPhoneNew,
    correction,
  }: Omit<Contact, "rest">,
): string {
  const typed = ownPhoneIn(messages.at(-1) ?? "");
  const [start, note] = splitAtPhone(messages.at(-1) ?? "", typed);
  if (typed === undefined && isPhoneNew) return "";
  if (isNew && preferredAddress(messages.at(-1) ?? "", messages.at(-2) ?? "")) return "";
  const isEdited = typed !== undefined && editedNumber(withoutName(note), typed) !== undefined;
  const newest = isEdited ? start : (messages.at(-1) ?? "");
  if (isOthers || isDeclined || takenBack) return withoutRefusal(newest, messages.at(-2));
  if (isMentioned) return withoutAddresses(newest);
  if (spelled === undefined && !(isNew && correction)) {
    const spoken = isNew ? clausesOf(newest).filter((clause) => !isSpellingNote(clause)) : [newest];
    return spoken.join(" ");
  }
  // If the newest message only corrects the address, such as "without the hyphen", nothing else of it remains.
  const clauses = clausesOf(newest).filter(
    (clause) => findAddresses(clause).length === 0 && !isSpellingNote(clause),
  );
  return findAddresses(newest).length > 0 ? clauses.join(" ") : "";
}
