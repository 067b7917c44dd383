import {
  asksForOrigin,
  asksWhoGetsTips,
  wishesNewsletter,
  type Contact,
} from "#features/leads/server/service.ts";
import { answerWith, replyWith, type Draft, type Voice } from "./drafts.ts";
import type { Inquiry } from "./likely-templates.ts";

/* Answers to "where did you get my address?", to "who gets the weekly tips?", and to a visitor who accepts the tips. */

/**
 * Answers a question about contact data.
 * @returns undefined if the message asks no such question, or if the assistant has no answer to it
 */
export function answerAboutContact(
  contact: Contact,
  inquiry: Inquiry,
  voice: Voice,
): Draft | undefined {
  const { words } = voice;
  const newest = inquiry.messages.at(-1) ?? "";
  if (asksForOrigin(newest)) {
    const rights = replyWith("privacy-rights", voice);
    return { ...rights, text: `${words.originUnknown} ${rights.text}` };
  }
  if (!contact.wishes && asksWhoGetsTips(newest)) {
    return { kinds: ["weekly-tips"], text: words.tipsOnlyAsked, cards: [], helps: true };
  }
  // The answer about the weekly tips asks for an address. A visitor who says yes but gives no address gets this answer
  // again.
  const hasAddress = contact.lead !== undefined || contact.spelled !== undefined;
  const isOffered = inquiry.memory.about.includes(TIPS);
  if (isOffered && !hasAddress && wishesNewsletter(newest, true, true))
    return answerWith(TIPS, voice);
  return undefined;
}

const TIPS = "weekly-tips";
