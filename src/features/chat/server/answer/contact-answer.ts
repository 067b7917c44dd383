import type { SiteWords } from "#content/assistant/assistant.ts";
import { brand } from "#content/site/brand.ts";
import { courtesies, moves } from "#content/assistant/replies.ts";
import type { Contact } from "#features/leads/server/service.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Card } from "../../contract.ts";
import { isReply, replyWith, type Draft, type Voice } from "./drafts.ts";
/** Matches a question about the email address that is stored, such as "Did you get the right one now?" */
const ASKS_FOR_NOTED =
  /^(?:(?:and|so|und|ok|okay),?\s)?(?:(?:did|do|have) you (?:now |really )?(?:get|got|have|noted?|saved?|stored?) (?:it|my|the|that|this) ?(?:right|correct|new|other)?|(?:haben sie|habt ihr|hast du) (?:jetzt |nun )?(?:die|meine) (?:richtige|neue|andere|korrekte)?) ?(?:one|address|e-?mail|mail|mailadresse|adresse)?(?: address| adresse)?(?: right| correct| now| jetzt| notiert| gespeichert| richtig){0,2}\s*\?+$/iu;

/**
 * Matches a message that says that an address was right, such as "No wait, the first one was right" or "war schon
 * richtig so".
 */
const STANDS =
  /^(?:[\p{L}']+,?\s){0,6}(?:was|is|war|ist|stimmt)\s(?:(?:schon|doch|so|already|fine|actually)\s){0,2}(?:right|correct|fine|richtig|korrekt|schon|doch)(?:\s\p{L}+){0,1}[.!]*$/iu;

/** Answers a question about which email address is stored. @returns undefined if the message does not ask this */
export function answerWhichAddress(
  { lead, correction }: Contact,
  message: string,
  { words }: Voice,
): Draft | undefined {
  const asks = ASKS_FOR_NOTED.test(message.trim()) || STANDS.test(message.trim());
  if (!lead || !asks) return undefined;
  const email = correction ?? lead.email;
  return {
    kinds: ["contact"],
    text: interpolate(words.contactKept, { email }),
    cards: [{ type: "person" }],
  };
}

/**
 * Kinds of replies to small talk, such as a greeting. The assistant may mistake a message with an email address for
 * small talk. It then confirms the email address, and gives none of these replies.
 */
const SMALL_TALK: readonly string[] = [
  "offTopic",
  "nothing",
  "choice",
  "aside",
  ...courtesies,
  ...moves,
];

export function thankForNo({ words }: Voice): Draft {
  return { kinds: ["contact"], text: words.tipsDeclined, cards: [] };
}

export function isContactCard({ type }: Card): boolean {
  return type === "person" || type === "booking";
}

/**
 * Whether the sentence about an email address or phone number is the complete answer. This is so, for example, if the
 * rest of the message is only about contact, corrects the email address, or agrees to the weekly tips.
 */
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
  // In a message with a phone number, such as "Hill Plumbing, please call 0171 …", the assistant does not guess what
  // the other words mean.
  const isGuess = isPhoneNew && isUnsure === true && !rest.includes("?");
  const isSmallTalk = kinds.every((kind) => SMALL_TALK.includes(kind));
  const isShort = rest.trim().split(/\s+/u).length < MIN_REST;
  const isCorrected = isNew && correction !== undefined;
  const isUnused = isOthers || isDeclined || takenBack || (spelled && !isNew);
  if (rest === "" || isPhoneTakenBack || kinds.every((kind) => CONTACT.includes(kind))) return true;
  if (isUnused && isSmallTalk) return true;
  if (rest.includes("?")) return false;
  if (isSmallTalk || isGuess || (isOthers && !isRefused) || takenBack) return true;
  if (isUnused || isCorrected || also.length > 0) return isShort || !helps;
  return (
    answer === "yes" &&
    (isUnsure === true || kinds.every((kind) => kind === "weekly-tips" || isReply(kind)))
  );
}

/**
 * Minimum number of words that a message must have besides an email address, or besides the refusal to give one. If
 * there are fewer, the assistant does not answer these words.
 */
const MIN_REST = 5;
const CONTACT: readonly string[] = ["contact", "person", "booking"];

/**
 * Makes the sentences and cards about the email address or phone number in the newest message.
 * @returns undefined if there is nothing to say about contact
 */
export function contactPart(
  contact: Contact,
  voice: Voice,
): { text: string; cards: Card[] } | undefined {
  const { words } = voice;
  const { isOthers, isRefused, isDeclined, isIncomplete, isPhoneNew, takenBack, spelled } = contact;
  const { spelledOther } = contact;
  const withPhone = (part: { text: string; cards: Card[] }) =>
    isPhoneNew ? { ...part, text: `${part.text} ${notedPhone(contact, words)}` } : part;
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
    contact.isPhoneTakenBack && withoutCall(contact, words),
    notedAddress(contact, voice),
    spelled &&
      (spelledOther
        ? interpolate(words.addressEither, { email: spelled, other: spelledOther })
        : interpolate(words.addressSpelled, { email: spelled })),
    isIncomplete && words.addressIncomplete,
    isPhoneNew && notedPhone(contact, words),
    isDeclined && !isPhoneNew && words.addressDeclined,
  ].filter(Boolean);
  if (sentences.length === 0) return undefined;
  const choices = [spelled, spelledOther].flatMap((text): Card[] =>
    text ? [{ type: "choice", text }] : [],
  );
  const cards: Card[] = spelled || contact.isPhoneTakenBack ? [...choices, { type: "person" }] : [];
  return { text: sentences.join(" "), cards };
}

function notedPhone({ lead, phone = "" }: Contact, words: SiteWords): string {
  return interpolate(lead ? words.phoneBeside : words.phoneNoted, { phone });
}

/** Returns the sentence for a visitor who has withdrawn a phone number. It says that nobody will call. */
function withoutCall({ lead, correction, isNew }: Contact, words: SiteWords): string {
  return lead && !isNew
    ? interpolate(words.writesOnly, { email: correction ?? lead.email })
    : interpolate(words.phoneTakenBack, brand.email);
}

function notedAddress(
  { lead, correction, isNew, also, tipsTo, wishes, answer }: Contact,
  { language, words }: Voice,
): string | undefined {
  if (!lead) return undefined;
  const tips = tipsTo && interpolate(words.tipsElsewhere, { email: tipsTo });
  const email = [correction ?? lead.email, ...also].join(language === "de" ? " und " : " and ");
  if (tips) return isNew ? `${interpolate(words.contactNoted, { email })} ${tips}` : tips;
  if (isNew && correction) return interpolate(words.contactCorrected, { email });
  if (isNew) {
    const noted = interpolate(wishes ? words.tipsNoted : words.contactNoted, { email });
    return answer === "no" ? `${noted} ${words.tipsDeclined}` : noted;
  }
  return answer === "yes" ? interpolate(words.tipsNoted, { email }) : undefined;
}
