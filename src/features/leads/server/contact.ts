import { isWithdrawal, sameAddress, stepOf, withoutAddress, type Step } from "./address-step.ts";
import { readAfterContact } from "./after-contact.ts";
import { conditionIn, withoutConditions } from "./conditions.ts";
import type { Contact } from "./contact-type.ts";
import { findAddresses } from "./find-addresses.ts";
import { findLead } from "./lead-rules.ts";
import {
  declinesNewsletter,
  endsNewsletter,
  namesTips,
  wishesNewsletter,
} from "./newsletter-wish.ts";
import { isVisitors, ownersIn } from "./owners.ts";
import { ownPhoneIn, phoneOf, refusesPhone } from "./own-phone.ts";
import { replaceAddresses } from "./whose-address.ts";
import { refusesAddress } from "./refusals.ts";
import { restOf } from "./rest.ts";

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
    const isTakenBack =
      current !== undefined && (isWithdrawal(message) || takesBackAddress(message, current));
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
  // A yes in the visitor's first message cannot be the answer to an offer, because the assistant has offered nothing
  // yet. Together with the email address, it therefore counts as a yes to the weekly tips.
  const isFirst = answers.length === 0 || lead?.message === texts[0];
  const areNamed = namesTips(answers);
  const areOffered = isFirst || areNamed;
  const isWish = (message: string) =>
    wishesNewsletter(message, areOffered, areNamed) && !isOfSomethingElse(message);
  const uses = steps.at(-1)?.uses;
  const last = steps.findLast(({ email }) => email)?.email;
  const found = ownersIn(newest, messages.at(-2));
  const [first] = found;
  // If the visitor replaces an address, as in "the old … is dead, use …", the old address counts as only mentioned.
  const isReplaced = found.some(({ owner }) => owner === "corrected");
  const isUnused = first !== undefined && !found.some(({ owner }) => isVisitors(owner));
  const declined = messages.filter(
    (message, at) =>
      !declinesNewsletter(message) && refusesAddress(messages.slice(Math.max(0, at - 1), at + 1)),
  );
  // The visitor may agree to the weekly tips in the message with the email address, in the message before it, or in the
  // newest message.
  const places = lead ? [lead.message, lead.before, texts.at(-1) ?? ""] : [];
  const wished = places.filter((text) =>
    steps.every((step) => step.text !== text || !step.uses?.tips),
  );
  const end = messages.findLastIndex((one, at) => at > 0 && endsTips(one));
  const wishing = wished.filter((text) => texts.lastIndexOf(text) > end);
  const phone = phoneOf(messages);
  const before = phoneOf(messages.slice(0, -1));
  const isPhoneTakenBack = phone === undefined && (before !== undefined || refusesPhone(newest));
  const contact = {
    lead,
    correction: last === lead?.email ? undefined : last,
    also: uses?.also ?? [],
    hasUnused: found.some(
      ({ email, owner }) =>
        (owner === "refused" || isVisitors(owner) || (isReplaced && owner === "mentioned")) &&
        ![last, uses?.tips, ...(uses?.also ?? [])].includes(email),
    ),
    tipsTo: uses?.tips,
    isNew: last !== undefined && steps.at(-1)?.email === last,
    spelled: steps.at(-1)?.asks,
    spelledOther: steps.at(-1)?.or,
    isIncomplete:
      steps.at(-1)?.isUnclear === true ||
      (found.length === 0 && !steps.at(-1)?.asks && /[^\s@]@[^\s@]/u.test(newest)),
    wishes: wishing.some(isWish),
    answer: steps.at(-1)?.uses?.tips
      ? undefined
      : answerTo(newest, lead !== undefined && isWish(newest), wished.slice(0, -1).some(isWish)),
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
  const isNo =
    declinesNewsletter(message) || (hasWished && (endsNewsletter(message) || endsTips(message)));
  return isNo ? "no" : undefined;
}

/**
 * Minimum logarithm of the odds for a meaning other than "tips" at which a message surely orders no tips, as in "I want
 * a weekly email with our sales figures".
 */
const SURELY_NOTHING = 1.5;

function isOfSomethingElse(message: string): boolean {
  const { label, lead } = readAfterContact(replaceAddresses(message, findAddresses(message)));
  return label !== "tips" && lead > SURELY_NOTHING;
}

/**
 * Whether a message contains the visitor's present address and says that nobody is to use it, or that it is not theirs.
 */
function takesBackAddress(message: string, current: string): boolean {
  const found = ownersIn(message);
  return (
    !found.some(({ owner }) => isVisitors(owner)) &&
    found.some(
      ({ email, owner }) => email === current && (owner === "refused" || owner === "others"),
    )
  );
}

/** Whether a message without an address refuses the weekly tips, or takes back the wish for them. */
function endsTips(message: string): boolean {
  const { label, lead } = readAfterContact(message);
  return label === "no-tips" && lead > 0 && findAddresses(message).length === 0;
}

const ERASE = /(?<!\p{L})(?:delet|eras|(?:ge|aus)?lösch)/iu;
