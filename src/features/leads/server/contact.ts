import { isWithdrawal, sameAddress, stepOf, withoutAddress, type Step } from "./address-step.ts";
import { readAfterContact, refusesCalls, splitByMeaning, SURE } from "./after-contact.ts";
import type { Contact } from "./contact-type.ts";
import { contactWishIn, withoutContactWish } from "./contact-wish.ts";
import { findAddresses } from "./find-addresses.ts";
import { findLead } from "./lead-rules.ts";
import {
  declinesNewsletter,
  endsNewsletter,
  namesOurTips,
  namesTips,
  withoutQuotedLines,
  withoutTag,
  wishesNewsletter,
} from "./newsletter-wish.ts";
import { asksForOrigin } from "./origin.ts";
import { isVisitors, ownersIn } from "./owners.ts";
import { ownPhoneIn, phonesOf, refusesPhone } from "./own-phone.ts";
import { preferredAddress } from "./preferred-address.ts";
import { hideAddresses } from "./whose-address.ts";
import { refusesAddress } from "./refusals.ts";
import { restOf } from "./rest.ts";

/**
 * Reads the visitor's email addresses, telephone numbers and wishes from the messages.
 * @param messages - the visitor's messages, oldest first
 * @param answers - the assistant's answers between these messages
 */
export function readContact(messages: readonly string[], answers: readonly string[] = []): Contact {
  const steps: Step[] = [];
  let takenBack: string | undefined;
  for (const message of messages) {
    const current = steps.findLast(({ email }) => email)?.email;
    const earlier = messages.slice(0, steps.length);
    const isTakenBack =
      current !== undefined &&
      !preferredAddress(message, earlier, current) &&
      (isWithdrawal(message) || takesBackAddress(message, current));
    takenBack = isTakenBack ? current : undefined;
    if (isTakenBack) steps.splice(0, steps.length, ...steps.map(withoutAddress));
    const known = steps.findLast(({ email, refused }) => email ?? refused);
    const step = stepOf(message, { current, proposed: steps.at(-1)?.asks, earlier });
    const same = isTakenBack ? undefined : sameAddress(message, known?.email ?? known?.refused);
    steps.push(same && !current ? { ...step, text: `${message} ${same}`, email: same } : step);
  }
  const newest = messages.at(-1) ?? "";
  const step = steps.at(-1);
  const texts = steps.map(({ text }) => text);
  const lead = findLead(texts);
  // In the visitor's first message, a yes can only mean the newsletter, because the assistant has not offered anything
  // else yet, such as a call.
  const isFirst = answers.length === 0 || lead?.message === texts[0];
  const areNamed = namesTips(answers);
  const areOffered = isFirst || areNamed;
  const isWish = (message: string) =>
    !hasRefusal(message) &&
    !isOfSomethingElse(message) &&
    (wishesNewsletter(message, areOffered, areNamed) || surelyOrdersTips(message));
  const uses = step?.uses;
  const last = steps.findLast(({ email }) => email)?.email;
  const found = ownersIn(newest, messages.at(-2));
  const [first] = found;
  const isNew = last !== undefined && step?.email === last;
  const current = steps.slice(0, -1).findLast(({ email }) => email)?.email;
  const others = step?.replaced ?? (current ? [current] : []);
  // In "ann@old.com is dead, use ann@new.com", the old address is labeled "mentioned" and the new one "corrected".
  const isReplaced = found.some(({ owner }) => owner === "corrected");
  const isUnused = first !== undefined && !found.some(({ owner }) => isVisitors(owner));
  const declined = messages.filter(
    (message, at) =>
      steps[at]?.asks === undefined &&
      !declinesNewsletter(message) &&
      refusesAddress(messages.slice(Math.max(0, at - 1), at + 1)),
  );
  const places = lead ? [lead.message, lead.before, texts.at(-1) ?? ""] : [];
  const wished = places.filter((text) =>
    steps.every((one) => one.text !== text || !one.uses?.tips),
  );
  const end = messages.findLastIndex((one, at) => at > 0 && (endsTips(one) || refusesTips(one)));
  const wishing = wished.filter((text) => texts.lastIndexOf(text) > end);
  const [phone, ...morePhones] = phonesOf(messages);
  const [before] = phonesOf(messages.slice(0, -1));
  const isPhoneSame = phone === before && !ownPhoneIn(newest);
  const isKnown = lead !== undefined || phone !== undefined || step?.asks !== undefined;
  const isPhoneTakenBack =
    phone === undefined &&
    (before !== undefined || refusesPhone(newest) || (lead !== undefined && isOnlyNoCalls(newest)));
  const written = hideAddresses(newest);
  const { found: corrections } = splitByMeaning(written, "correct");
  const minAsked = isKnown ? SURE : SURELY_ASKED;
  const isAgreed = step?.isAgreed === true;
  const isAsked = !asksForOrigin(newest) && (isKnown || OF_CONTACT.test(newest));
  const { found: questions } = splitByMeaning(isAsked ? written : "", "status", minAsked);
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
    isNew,
    replaced: isNew ? others.filter((email) => email !== last) : [],
    spelled: step?.asks,
    asksWhose: found.some(({ email, isTyped }) => isTyped && email === step?.asks),
    spelledOther: step?.or,
    isIncomplete:
      step?.isUnclear === true ||
      (!isNew &&
        found.length === 0 &&
        !step?.asks &&
        !isAgreed &&
        (/[^\s@]@[^\s@]/u.test(newest) || (isPhoneSame && isKnown && corrections.length > 0))),
    asksForNoted: isAgreed || questions.length > 0,
    wishes: wishing.some(isWish),
    answer: step?.uses?.tips
      ? undefined
      : answerTo(newest, {
          isWish: lead !== undefined && isWish(newest),
          mayEnd: step?.asks !== undefined || wished.slice(0, -1).some(isWish),
          isKnown,
          areNamed,
        }),
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
    morePhones,
    isPhoneNew: phone !== undefined && !isPhoneSame,
    wish: isKnown ? contactWishIn(newest) : "",
  };
  const rest = restOf(messages, contact);
  const told = ofTips(rest, contact.answer === "yes" ? "tips" : "no-tips");
  const untold = contact.answer && told.found.some(namesOurTips) ? told.rest : rest;
  const unasked = isAsked ? splitByMeaning(untold, "status", minAsked).rest : untold;
  return {
    ...contact,
    rest: isKnown ? withoutContactWish(splitByMeaning(unasked, "correct").rest) : unasked,
  };
}

/**
 * Returns whether a message accepts ("yes") or declines ("no") the newsletter; undefined if neither. If none of the
 * conditions in `state` is true, a message such as "cancel the newsletter" declines nothing, because it comes from a
 * subscriber who wants to unsubscribe.
 * @param state - `isWish`: this message orders the newsletter. `mayEnd`: the visitor has ordered the newsletter before,
 *   or the assistant asks about an address. `isKnown`: the visitor has given an address or a number. `areNamed`: an
 *   answer of the assistant has named the newsletter
 */
function answerTo(
  message: string,
  {
    isWish,
    mayEnd,
    isKnown,
    areNamed,
  }: Record<"isWish" | "mayEnd" | "isKnown" | "areNamed", boolean>,
): Contact["answer"] {
  if (isWish) return "yes";
  const isNo =
    (declinesNewsletter(message) && (mayEnd || isKnown || areNamed)) ||
    (mayEnd && (endsNewsletter(message) || endsTips(message))) ||
    (isKnown && refusesTips(message));
  return isNo ? "no" : undefined;
}

/**
 * If a meaning other than an order of the newsletter has a likelihood (0 to 1) above this number, a message orders no
 * newsletter: "I want a weekly email with our sales figures".
 */
const SURELY_NOTHING = 0.8;

/**
 * If the visitor has given no address and no number in this conversation, a message counts as a question about the
 * noted contact data only above this likelihood (0 to 1). Otherwise, SURE is enough.
 */
const SURELY_ASKED = 0.9;
const OF_CONTACT =
  /(?<!\p{L})(?:e-?mails?|mail\p{L}*|address|adresse\p{L}*|numbers?|nummer\p{L}*|phone|telefon\p{L}*|handy\p{L}*|contacts?|kontakt\p{L}*|details|daten)(?!\p{L})/iu;

const SURELY_TIPS = 0.95;

/** Whether a message surely orders the newsletter: "those weekly tips, I'll take them too". */
function surelyOrdersTips(message: string): boolean {
  const mayOrder =
    !message.includes("?") && !declinesNewsletter(message) && !endsNewsletter(message);
  const { found } = ofTips(message, "tips");
  return mayOrder && found.some((one) => namesOurTips(one) && FIRST_PERSON.test(one));
}

/**
 * Matches personal pronouns of the first person, but not "my". For `surelyOrdersTips`, a sentence without one orders no
 * newsletter: "My neighbor gets your weekly tips".
 */
const FIRST_PERSON = /(?<!\p{L})(?:i|me|us|we|ich|mir|mich|wir|uns|mi)(?!\p{L})/iu;

function hasRefusal(message: string): boolean {
  return ofTips(message, "no-tips").found.some(namesOurTips);
}

function refusesTips(message: string): boolean {
  const isQuestion = withoutTag(message).includes("?");
  return !isQuestion && !endsNewsletter(message) && hasRefusal(message);
}

function ofTips(message: string, meaning: "tips" | "no-tips") {
  return splitByMeaning(hideAddresses(withoutQuotedLines(message)), meaning, SURELY_TIPS);
}

function isOnlyNoCalls(message: string): boolean {
  return refusesCalls(message) && !message.includes("?") && findAddresses(message).length === 0;
}

function isOfSomethingElse(message: string): boolean {
  const { label, likelihood } = readAfterContact(hideAddresses(message));
  return label !== "tips" && likelihood > SURELY_NOTHING;
}

function takesBackAddress(message: string, current: string): boolean {
  const found = ownersIn(message);
  return (
    !found.some(({ owner }) => isVisitors(owner)) &&
    found.some(
      ({ email, owner }) => email === current && (owner === "refused" || owner === "others"),
    )
  );
}

function endsTips(message: string): boolean {
  const { label, likelihood } = readAfterContact(message);
  return label === "no-tips" && likelihood > SURE && findAddresses(message).length === 0;
}

const ERASE = /(?<!\p{L})(?:delet|eras|(?:ge|aus)?lösch)/iu;
