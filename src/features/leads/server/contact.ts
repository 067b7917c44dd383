import { withoutName } from "#platform/understanding/names.ts";
import { phoneIn } from "#platform/understanding/phone-number.ts";
import { conditionIn, withoutConditions } from "./conditions.ts";
import { TOGETHER, usesOf, type Uses } from "./address-uses.ts";
import {
  completedAddress,
  partialAddress,
  withoutCompletion,
  withoutPartial,
} from "./completed-address.ts";
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
import {
  clausesOf,
  refusesAddress,
  takesBack,
  takesBackNumberBeside,
  withoutCall,
  withoutRefusal,
} from "./refusals.ts";
import { isSpellingNote, plainWords } from "./spelled-letters.ts";
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
  /** Further addresses in the newest message to which we are to write as well. */
  also: string[];
  /** Address in the newest message that the visitor gives only for the weekly tips. */
  tipsTo: string | undefined;
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
   * The visitor's answer, in the newest message, to the offer of weekly tips; undefined if there is none. A yes counts
   * only if an email address is known.
   */
  answer: "yes" | "no" | undefined;
  /** Whether the email address in the newest message belongs to somebody else, or is one that nobody may write to. */
  isOthers: boolean;
  /** Whether the email address in the newest message is only part of a task, as in "sort what comes to orders@…". */
  isMentioned: boolean;
  /** Whether the newest message asks us not to write to the email address in it. */
  isRefused: boolean;
  /** Whether the newest message ends the weekly tips to the email address in it. */
  isUnsubscribed: boolean;
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
  /** How the visitor wants to be reached, in their words: "call me after 4", "only WhatsApp"; "" if they do not say. */
  condition: string;
  /** The newest message without those parts that are only about an address, or that refuse to give one. */
  rest: string;
};

/**
 * The email addresses in one message. `text`: the message without other people's addresses. `email`: the visitor's
 * address. `asks`: an address that the assistant asks about. `or`: the assistant asks whether `asks` or this address is
 * right. `isUnclear`: the message corrects the address, but the assistant cannot tell how, and asks for the complete
 * address. `refused`: the visitor's address to which we may not write. `uses`: what further addresses are for.
 */
type Step = {
  text: string;
  email?: string | undefined;
  asks?: string | undefined;
  or?: string | undefined;
  isUnclear?: boolean;
  refused?: string | undefined;
  uses?: Uses;
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
    const known = steps.findLast(({ email, refused }) => email ?? refused);
    const step = stepOf(message, { current, proposed: steps.at(-1)?.asks, before });
    const same = isTakenBack ? undefined : sameAddress(message, known?.email ?? known?.refused);
    steps.push(same && !current ? { ...step, text: `${message} ${same}`, email: same } : step);
  }
  const newest = messages.at(-1) ?? "";
  const texts = steps.map(({ text }) => text);
  const lead = findLead(texts);
  // If the visitor's first message contains the address, a yes in it means the tips, because the assistant has offered
  // nothing before it.
  const isFirst = answers.length === 0 || lead?.message === texts[0];
  const areNamed = namesTips(answers);
  const areOffered = isFirst || areNamed;
  const isWish = (message: string) => wishesNewsletter(message, areOffered, areNamed);
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
  const wishing = (lead ? [lead.message, lead.before, texts.at(-1) ?? ""] : []).filter((text) =>
    steps.every((step) => step.text !== text || !step.uses?.tips),
  );
  const phone = phoneOf(messages);
  const before = phoneOf(messages.slice(0, -1));
  const isPhoneTakenBack =
    phone === undefined &&
    (before !== undefined || (phoneIn(newest) !== undefined && takesBackNumberBeside(newest)));
  const contact = {
    lead,
    correction: last === lead?.email ? undefined : last,
    also: steps.at(-1)?.uses?.also ?? [],
    tipsTo: steps.at(-1)?.uses?.tips,
    isNew: last !== undefined && steps.at(-1)?.email === last,
    spelled: steps.at(-1)?.asks,
    spelledOther: steps.at(-1)?.or,
    isIncomplete:
      steps.at(-1)?.isUnclear === true ||
      (found.length === 0 && !steps.at(-1)?.asks && /[^\s@]@[^\s@]/u.test(newest)),
    wishes: wishing.some(isWish),
    answer: steps.at(-1)?.uses?.tips
      ? undefined
      : answerTo(newest, lead !== undefined && isWish(newest), wishing.slice(0, -1).some(isWish)),
    isOthers: isUnused && first.owner !== "mentioned" && first.owner !== "unsure",
    isMentioned: isUnused && first.owner === "mentioned",
    isRefused: isUnused && first.owner === "refused",
    isUnsubscribed: isUnused && first.owner === "refused" && endsNewsletter(newest),
    isErased: isUnused && first.owner === "refused" && ERASE.test(newest),
    isDeclined: found.length === 0 && !lead && !takenBack && declined.includes(newest),
    hasDeclined: declined.length > 0,
    takenBack,
    isPhoneTakenBack,
    phone,
    condition: conditionIn(newest),
    isPhoneNew: phone !== undefined && (phone !== before || !!ownPhoneIn(newest)),
  };
  const rest = restOf(messages, contact);
  const isGiven = contact.isNew || contact.isPhoneNew || contact.spelled !== undefined;
  return isGiven
    ? { ...contact, rest: withoutConditions(rest) }
    : { ...contact, condition: "", rest };
}

function answerTo(message: string, isWish: boolean, hasWished: boolean): Contact["answer"] {
  if (isWish) return "yes";
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
  const completed = completedAddress(message, before);
  if (completed) return { text: `${message} ${completed}`, email: completed };
  const found = ownersIn(message, before);
  const visitors = found.filter(({ owner, isTyped }) => isTyped && isVisitors(owner));
  const isLatter = choosesLast(message);
  const uses = usesOf(message, found, current);
  const candidates = visitors.filter(({ email }) => email !== uses.tips);
  const chosen =
    candidates.findLast(({ owner }) => owner === "corrected" || isLatter) ?? candidates[0];
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
    const [asks, or] = edited.emails;
    // A sure correction of an address that an earlier message gave holds without a question.
    const isGiven = found.length === 0 && base === (typed[0] ? proposed : current);
    if (edited.isSure && asks && isGiven) return { text: `${message} ${asks}`, email: asks };
    return { text: blank(message, found), asks, or, isUnclear: edited.emails.length === 0 };
  }
  if (proposed !== undefined && found.length === 0 && ordersTips(message)) {
    return { text: `${message} ${proposed}`, email: proposed };
  }
  if (
    proposed !== undefined &&
    found.length === 0 &&
    (isYes(message) || names(message, proposed))
  ) {
    return { text: proposed, email: proposed };
  }
  const preferred = preferredAddress(message, before);
  if (preferred) return { text: preferred, email: preferred };
  const others = found.filter((one) => one !== chosen && !uses.also.includes(one.email));
  const text = blank(message, others);
  const doubtful = found.find(
    ({ owner, isTyped }) => owner === "unsure" || (!isTyped && isVisitors(owner)),
  );
  const asks = chosen ? mendedAddress(chosen.email) : doubtful?.email;
  const refused = found.findLast(({ owner }) => owner === "refused")?.email;
  return { text, email: chosen?.email, asks, refused, uses };
}

/** Matches "same address" and "gleiche Mail". */
const SAME =
  /(?<!\p{L})(?:(?:the |that )?same|(?:die |der |an die )?(?:gleiche|selbe)n?|(?:der)?dieselbe) (?:e-?)?(?:address|adresse|mail|mailadresse|mail address)(?!\p{L})/iu;

/** Returns the address that the visitor gave before, if the message says to use the same one. */
function sameAddress(message: string, known: string | undefined): string | undefined {
  const isAsked = message.includes("?") || findAddresses(message).length > 0;
  return SAME.test(message) && !isAsked && !takesBack(message) ? known : undefined;
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

/** Whether a sentence of a message is only the domain of an address: "oh, gmail of course." */
function names(message: string, email: string): boolean {
  const [, domain = ""] = email.split("@");
  const [name] = domain.split(".");
  return message
    .toLowerCase()
    .split(/(?<=[.!])\s+/u)
    .map((sentence) => plainWords(sentence).replace(/[\s.!,]+$/u, ""))
    .some((words) => words === name || words === domain);
}

function isYes(message: string): boolean {
  return YES.test(message.trim()) || DOT.test(message.trim());
}

function withoutAddress({ text }: Step): Step {
  return { text: blank(text, findAddresses(text)) };
}

function blank(message: string, found: readonly FoundAddress[]): string {
  return replaceAddresses(message, found, -1);
}

/** Replaces every email address in a message by a space, also an address that is spelled out in words. */
export function withoutAddresses(message: string): string {
  return blank(message, findAddresses(message)).replaceAll("…", " ");
}

function isWithdrawal(message: string): boolean {
  return findAddresses(message).length === 0 && !declinesNewsletter(message) && takesBack(message);
}

/** Writes every email address in a message in the usual form, also an address that is spelled out in words. */
function writtenPlainly(message: string): string {
  return findAddresses(message).reduceRight(
    (text, { email, start, end }) => `${text.slice(0, start)}${email}${text.slice(end)}`,
    message,
  );
}

/** Matches a clause that only announces an address or refers to one: "you need an address", "same address". */
const ANNOUNCES =
  /^(?:[\p{L}']+\s){0,4}(?:need|want|forgot|my|an|same|here is|braucht?|brauchen|wollt|meine?|eine|gleiche|selbe|hier) (?:[\p{L}']+\s)?(?:e-?mail|mail|e-?mail address|address|adresse|mailadresse)(?:\s\p{L}+)?[\s.,:!]*$/iu;

/** Whether a clause neither contains an email address nor says that several are to get our answer. */
function namesNoReceiver(clause: string): boolean {
  return findAddresses(clause).length === 0 && !TOGETHER.test(clause);
}

/** Removes the clauses of a message that only say how an email address is spelled, or whose another address is. */
function withoutNotes(message: string): string[] {
  const owners = ownersIn(message);
  const main = owners.find(({ owner }) => isVisitors(owner))?.email;
  const mayNameOthers = owners.length < 2 || owners.some(({ owner }) => owner === "mentioned");
  const isOfMain = (text: string) => {
    const found = findAddresses(text);
    return found.length === 0 || found.some(({ email }) => email === main);
  };
  const sentences = mayNameOthers
    ? [message]
    : message.split(/(?<=[.!?])\s+|\n+/u).filter(isOfMain);
  const clauses = clausesOf(sentences.join(" "));
  return clauses.filter((clause) => {
    if (isSpellingNote(clause)) return false;
    if (findAddresses(clause).length > 0) return mayNameOthers || isOfMain(clause);
    return clauses.length === 1 || !ANNOUNCES.test(clause.trim());
  });
}

/** Matches the word before a phone number that only says what the number is. */
const LABEL =
  /(?<!\p{L})(?:tel(?:efon|efonnummer)?|phone|mobile?|handy|fon|(?:my |meine )?(?:number|nummer)(?: is| ist)?)[.:\s]*$/iu;

function withoutLabel(message: string, phone: string | undefined): string {
  if (phone === undefined) return message;
  const at = message.indexOf(phone);
  return `${message.slice(0, at).replace(LABEL, "")}${message.slice(at)}`;
}

function restOf(
  messages: readonly string[],
  {
    isOthers,
    isMentioned,
    isDeclined,
    isIncomplete,
    takenBack,
    spelled,
    isNew,
    isPhoneNew,
    isPhoneTakenBack,
    also,
    correction,
  }: Omit<Contact, "rest">,
): string {
  const before = messages.at(-2) ?? "";
  const said = writtenPlainly(messages.at(-1) ?? "");
  const typed = ownPhoneIn(said);
  const [start, note] = splitAtPhone(said, typed);
  if (typed === undefined && isPhoneNew) return "";
  if (isPhoneTakenBack) return withoutCall(said);
  if (also.length > 0) return clausesOf(said).filter(namesNoReceiver).join(" ");
  if (completedAddress(said, before)) return withoutCompletion(said);
  if (isNew && preferredAddress(said, before)) return "";
  const isEdited = typed !== undefined && editedNumber(withoutName(note), typed) !== undefined;
  const newest = isEdited ? start : said;
  if (isOthers || isDeclined || takenBack) return withoutRefusal(newest, before);
  if (isIncomplete && partialAddress(newest)) return withoutPartial(newest);
  if (isMentioned) return withoutAddresses(newest);
  if (spelled === undefined && !(isNew && correction)) {
    return isNew ? withoutNotes(newest).join(" ") : withoutLabel(newest, typed);
  }
  // If the newest message only corrects the address, such as "without the hyphen", nothing else of it remains.
  const clauses = withoutNotes(newest).filter((clause) => findAddresses(clause).length === 0);
  return findAddresses(newest).length > 0 ? clauses.join(" ") : "";
}
