import {
  asksForOrigin,
  asksWhoGetsTips,
  wishesNewsletter,
  type Contact,
} from "#features/leads/server/service.ts";
import { answerWith, replyWith, type Draft } from "./drafts.ts";
import type { Inquiry } from "./likely-templates.ts";

/** Answers "where did you get my address?", "who gets the weekly tips?", and a visitor who accepts the tips. */
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
  // If a visitor accepts the weekly tips but gives no address, the offer of the tips, which asks for one, is repeated.
  const hasAddress = contact.lead !== undefined || contact.spelled !== undefined;
  const isOffered = inquiry.memory.about.includes(TIPS);
  if (isOffered && !hasAddress && wishesNewsletter(newest, true, true))
    return answerWith(TIPS, voice);
  return undefined;
}

const TIPS = "weekly-tips";
