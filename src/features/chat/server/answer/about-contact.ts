import {
  asksForOrigin,
  asksWhoGetsTips,
  wishesNewsletter,
  type Contact,
} from "#features/leads/server/service.ts";
import { answerWith, replyWith, type Draft } from "./drafts.ts";
import type { Inquiry } from "./likely-templates.ts";

/**
 * Answers questions such as "where did you get my address?" and "who gets the weekly tips?". If a visitor accepts the
 * tips without an address, offers the tips again.
 */
export function answerAboutContact(contact: Contact, inquiry: Inquiry): Draft | undefined {
  const { voice } = inquiry;
  const { words } = voice;
  const newest = inquiry.messages.at(-1) ?? "";
  if (asksForOrigin(newest)) {
    const rights = replyWith("privacy-rights", voice);
    return { ...rights, text: `${words.originUnknown} ${rights.text}` };
  }
  if (!contact.wishes && asksWhoGetsTips(newest)) {
    return { kinds: ["weekly-tips"], text: words.tipsOnlyAsked, cards: [], helps: true };
  }
  // A visitor who accepts the weekly tips may give no email address. The assistant then repeats the offer of the tips,
  // because the offer asks for an address.
  const hasAddress = contact.lead !== undefined || contact.spelled !== undefined;
  const isOffered = inquiry.memory.about.includes(TIPS);
  if (isOffered && !hasAddress && wishesNewsletter(newest, true, true))
    return answerWith(TIPS, voice);
  return undefined;
}

const TIPS = "weekly-tips";
