import type { SiteWords } from "#content/assistant/assistant.ts";
import { brand } from "#content/site/brand.ts";
import { asides, courtesies, moves } from "#content/assistant/replies.ts";
import type { Contact } from "#features/leads/server/service.ts";
import { isShortAnswer, understand } from "#platform/understanding/understand.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Card } from "../../contract.ts";
import type { Voice } from "./likely-templates.ts";
import { CATCH_ALL, GUESS, isReply, replyWith, type Draft } from "./drafts.ts";

/**
 * Kinds of answers to small talk. The classifiers easily mistake a message with an email address for small talk. In
 * this case, the assistant only confirms the address.
 */
const SMALL_TALK: readonly string[] = [
  "not-said",
  "offTopic",
  "nothing",
  "choice",
  ...asides,
  ...courtesies,
  ...moves,
];

export function thankForNo({ words }: Voice): Draft {
  return { kinds: ["contact"], text: words.tipsDeclined, cards: [] };
}

export function isContactCard({ type }: Card): boolean {
  return type === "person" || type === "booking";
}

/** Whether to answer only the part of a message that is about an email address or phone number. */
export function saysNothingBeside(
  { kinds, isUnsure, helps }: Draft,
  {
    isNew,
    correction,
    answer,
    isDeclined,
    isOthers,
    isRefused,
    takenBack,
    isPhoneTakenBack,
    spelled,
    isPhoneNew,
    also,
    rest,
  }: Contact,
): boolean {
  const isShort = rest.trim().split(/\s+/u).length < MIN_REST;
  const isOfTask = kinds.some((kind) => kind === CATCH_ALL || kind === "templates");
  // A few words beside contact data do not count as a task if their meaning is unsure. "Hill Plumbing, please call 0171
  // …", for example, does not ask us to automate anything.
  const isTask = isOfTask && !(isUnsure && isShort);
  const isUnclear =
    isUnsure === true && kinds.includes(GUESS) && understand(rest).telling < MIN_TOLD;
  const isGuess = (isNew && isUnclear) || (isPhoneNew && !isTask && (isUnsure === true || isShort));
  const isSmallTalk = kinds.every((kind) => SMALL_TALK.includes(kind));
  const isCorrected = isNew && correction !== undefined;
  const isUnused = isOthers || isDeclined || takenBack || (spelled && !isNew);
  if (rest === "" || isPhoneTakenBack || kinds.every((kind) => CONTACT.includes(kind))) return true;
  if (isUnused && isSmallTalk) return true;
  if (answer === "yes" && kinds.every((kind) => kind === "weekly-tips")) return true;
  if (rest.includes("?")) return false;
  if (isSmallTalk || isGuess || (isOthers && !isRefused) || takenBack) return true;
  if (isCorrected) return isShort || !isOfTask;
  if (isUnused || also.length > 0) return isShort || !(helps || (spelled && isOfTask));
  return (
    answer === "yes" &&
    (isUnsure === true || kinds.every((kind) => kind === "weekly-tips" || isReply(kind)))
  );
}

/**
 * A message with fewer words than this counts as short. The email address and the refusal to give one are not counted.
 * A short message often gets no answer besides the one about the address.
 */
const MIN_REST = 5;
const CONTACT: readonly string[] = ["contact", "person", "booking"];

/** Makes the sentences and cards about the email address or phone number in the newest message. */
export function contactPart(
  contact: Contact,
  voice: Voice,
): { text: string; cards: Card[] } | undefined {
  const { words } = voice;
  const { isOthers, isRefused, isDeclined, isIncomplete, isPhoneNew, takenBack, spelled } = contact;
  const { spelledOther } = contact;
  const withPhone = (part: { text: string; cards: Card[] }) =>
    isPhoneNew ? { ...part, text: `${part.text} ${notedPhone(contact, voice)}` } : part;
  if (contact.isErased) return withPhone(replyWith("privacy-rights", voice));
  if (contact.isUnsubscribed && contact.answer !== "no")
    return withPhone(replyWith("unsubscribe", voice));
  if (isRefused) return withPhone({ text: words.addressRefused, cards: [] });
  if (isOthers) return withPhone(replyWith("other-person", voice));
  if (takenBack) {
    const text = interpolate(words.addressTakenBack, { email: takenBack, ...brand.email });
    return { text, cards: [{ type: "person" }] };
  }
  const sentences = [
    contact.asksForNoted &&
      !isIncomplete &&
      !contact.isNew &&
      !isPhoneNew &&
      notedText(contact, voice),
    contact.isPhoneTakenBack && withoutCall(contact, words),
    notedAddress(contact, voice),
    contact.answer === "no" && !contact.lead && spelled && words.tipsDeclined,
    spelled &&
      (spelledOther
        ? interpolate(words.addressEither, { email: spelled, other: spelledOther })
        : interpolate(contact.asksWhose ? words.addressYours : words.addressSpelled, {
            email: spelled,
          })),
    isIncomplete && askForWhole(contact, voice),
    isPhoneNew && notedPhone(contact, voice),
    wishPart(contact, words),
    isDeclined && !isPhoneNew && words.addressDeclined,
  ].filter(Boolean);
  if (sentences.length === 0) return undefined;
  const choices = [spelled, spelledOther].flatMap((text): Card[] =>
    text ? [{ type: "choice", text }] : [],
  );
  const cards: Card[] =
    spelled || contact.isPhoneTakenBack || contact.asksForNoted
      ? [...choices, { type: "person" }]
      : [];
  return { text: sentences.join(" "), cards };
}

/** Repeats how the visitor wants to be contacted, or asks when a call suits. */
function wishPart({ wish, lead, isNew, isPhoneNew, spelled }: Contact, words: SiteWords): string {
  if (wish !== "") {
    const isBeside = isNew || isPhoneNew || spelled !== undefined;
    return interpolate(isBeside ? words.wishBeside : words.wishNoted, { wish });
  }
  return isPhoneNew && !lead ? words.askTime : "";
}

function notedText({ lead, correction, phone, spelled }: Contact, { words }: Voice): string {
  const email = correction ?? lead?.email;
  if (!email && !phone && !spelled) return words.nothingNoted;
  return [
    phone && interpolate(words.phoneKept, { phone }),
    email && interpolate(words.contactKept, { email }),
  ]
    .filter(Boolean)
    .join(" ");
}

function askForWhole(contact: Contact, voice: Voice): string {
  const noted = notedSoFar(contact, voice);
  return noted === ""
    ? voice.words.addressIncomplete
    : interpolate(voice.words.contactUnclear, { noted });
}

/** Returns the visitor's address and numbers, as in "ada@hill.example and 0171 5550143"; "" if there are none. */
function notedSoFar({ lead, correction, phone, morePhones }: Contact, { language }: Voice): string {
  const noted = [correction ?? lead?.email, phone, ...morePhones];
  return listOf(
    noted.filter((one) => one !== undefined),
    language,
  );
}

/** Minimum number of meaningful words in a message whose meaning the assistant may guess. */
const MIN_TOLD = 4;

/**
 * For a message that the assistant did not understand, says which email address and phone numbers it has noted.
 * @returns undefined if nothing is noted, or if the assistant understood the message
 */
export function answerUnclear(
  draft: Draft,
  message: string,
  contact: Contact,
  voice: Voice,
): string | undefined {
  const noted = notedSoFar(contact, voice);
  const isGuess = draft.isUnsure === true && !draft.kinds.includes("offTopic");
  // The usual answer of the kind "offTopic" shows that the message was not understood, unless the message asks
  // something. The answers of this kind about health or law do not show this, because they say who gives advice.
  const isRemark = draft.text === replyWith("offTopic", voice).text && !message.includes("?");
  const isUnclear =
    draft.text === "" ||
    isRemark ||
    draft.kinds.some((kind) => UNCLEAR.includes(kind)) ||
    (isGuess && understand(message).telling < MIN_TOLD);
  const { contactSoFar, contactSoFarAlone } = voice.words;
  const text = isBareYesOrNo(message) ? contactSoFarAlone : contactSoFar;
  return noted !== "" && isUnclear ? interpolate(text, { noted }) : undefined;
}

/** Whether a message such as "no, please not" or "ok do it" says nothing that could be passed on to our team. */
export function isBareYesOrNo(message: string): boolean {
  return isShortAnswer(understand(message)) && !/\d/u.test(message);
}

/** Kinds of answers which say that the assistant did not understand the message. */
const UNCLEAR: readonly string[] = ["nothing", "yesOrNo", "filler", "choice"];

function notedPhone({ lead, phone = "", morePhones }: Contact, { language, words }: Voice): string {
  const numbers = listOf([phone, ...morePhones], language);
  return interpolate(lead ? words.phoneBeside : words.phoneNoted, { phone: numbers });
}

function listOf(items: readonly string[], language: Voice["language"]): string {
  return items.join(language === "de" ? " und " : " and ");
}

function withoutCall({ lead, correction, isNew }: Contact, words: SiteWords): string {
  return lead && !isNew
    ? interpolate(words.writesOnly, { email: correction ?? lead.email })
    : interpolate(words.phoneTakenBack, brand.email);
}

function notedAddress(
  { lead, correction, replaced, isNew, also, hasUnused, tipsTo, wishes, answer }: Contact,
  { language, words }: Voice,
): string | undefined {
  if (!lead) return undefined;
  const tips = tipsTo && interpolate(words.tipsElsewhere, { email: tipsTo });
  const email = listOf([correction ?? lead.email, ...also], language);
  if (tips) return isNew ? `${interpolate(words.contactNoted, { email })} ${tips}` : tips;
  if (isNew && replaced.length > 0)
    return interpolate(words.contactCorrected, { email, replaced: listOf(replaced, language) });
  if (isNew) {
    const told = interpolate(wishes ? words.tipsNoted : words.contactNoted, { email });
    const noted = hasUnused ? `${told} ${words.otherUnused}` : told;
    return answer === "no" ? `${noted} ${words.tipsDeclined}` : noted;
  }
  if (answer === "yes") return interpolate(words.tipsNoted, { email: correction ?? lead.email });
  if (also.length === 0) return undefined;
  const noted = interpolate(words.contactNoted, { email });
  return answer === "no" ? `${noted} ${words.tipsDeclined}` : noted;
}
