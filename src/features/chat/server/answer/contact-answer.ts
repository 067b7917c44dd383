import type { SiteWords } from "#content/assistant/assistant.ts";
import { courtesies, moves } from "#content/assistant/replies.ts";
import type { Contact } from "#features/leads/server/service.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Card } from "../../contract.ts";
import { isReply, replyWith, type Draft, type Voice } from "./drafts.ts";
import { phoneIn } from "./understand/strip.ts";

/** Matches a question about the stored email address, such as "Did you get the right one now?" */
const ASKS_FOR_NOTED =
  /^(?:(?:and|so|und|ok|okay),?\s)?(?:(?:did|do|have) you (?:now |really )?(?:get|got|have|noted?|saved?|stored?) (?:it|my|the|that|this) ?(?:right|correct|new|other)?|(?:haben sie|habt ihr|hast du) (?:jetzt |nun )?(?:die|meine) (?:richtige|neue|andere|korrekte)?) ?(?:one|address|e-?mail|mail|mailadresse|adresse)?(?: address| adresse)?(?: right| correct| now| jetzt| notiert| gespeichert| richtig){0,2}\s*\?+$/iu;

/** Matches "No wait, the first one was right" and "war schon richtig so". */
const STANDS =
  /^(?:[\p{L}']+,?\s){0,6}(?:was|is|war|ist|stimmt)\s(?:(?:schon|doch|so|already|fine|actually)\s){0,2}(?:right|correct|fine|richtig|korrekt|schon|doch)(?:\s\p{L}+){0,1}[.!]*$/iu;

/**
 * Answers a message with an email address that belongs to somebody else, must not be used or has to be
 * confirmed, and the question which address is stored.
 * @param message the newest message, without the part that forbids the use of an address
 */
export function answerAddress(
  { isOthers, isRefused, spelled, lead, correction }: Contact,
  message: string,
  voice: Voice,
): Draft | undefined {
  if (isRefused) return message === "" ? { kinds: ["contact"], text: "", cards: [] } : undefined;
  if (lead && (ASKS_FOR_NOTED.test(message.trim()) || STANDS.test(message.trim()))) {
    const email = correction ?? lead.email;
    return {
      kinds: ["contact"],
      text: interpolate(voice.words.contactKept, { email }),
      cards: [{ type: "person" }],
    };
  }
  if (isOthers) return replyWith("other-person", voice);
  if (!spelled) return undefined;
  return {
    kinds: ["contact"],
    text: interpolate(voice.words.addressSpelled, { email: spelled }),
    cards: [{ type: "choice", text: spelled }, { type: "person" }],
  };
}

/**
 * Kinds of replies to messages that ask for nothing, such as a greeting. The assistant easily mistakes a message with
 * an email address for such a message, so the confirmation of the address replaces these replies.
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
 * Whether the confirmation of an email address is enough of an answer: the message is only about contact,
 * corrects the address, or agrees to the weekly tips.
 */
export function saysNothingBeside(
  { kinds, isUnsure }: Draft,
  { correction, answer }: Contact,
  newest: string,
): boolean {
  if (kinds.every((kind) => kind === "contact" || kind === "person")) return true;
  if (newest.includes("?")) return false;
  if (kinds.every((kind) => SMALL_TALK.includes(kind))) return true;
  const isCorrected = correction !== undefined && newest.toLowerCase().includes(correction);
  if (!isCorrected && answer !== "yes") return false;
  return isUnsure === true || kinds.every((kind) => kind === "weekly-tips" || isReply(kind));
}

/** Confirms an email address or phone number that the visitor has just typed. */
export function notedContact(
  { lead, correction, isOthers, isRefused, wishes, answer }: Contact,
  newest: string,
  words: SiteWords,
): string | undefined {
  if (isRefused) return words.addressRefused;
  if (isOthers) return undefined;
  const has = (email: string) => newest.toLowerCase().includes(email);
  if (correction && has(correction)) {
    return interpolate(words.contactCorrected, { email: correction });
  }
  if (lead && has(lead.email)) {
    const noted = interpolate(wishes ? words.tipsNoted : words.contactNoted, { email: lead.email });
    return answer === "no" ? `${noted} ${words.tipsDeclined}` : noted;
  }
  if (lead && answer === "yes") {
    return interpolate(words.tipsNoted, { email: correction ?? lead.email });
  }
  const phone = phoneIn(newest);
  return phone && !lead ? interpolate(words.phoneNoted, { phone }) : undefined;
}
