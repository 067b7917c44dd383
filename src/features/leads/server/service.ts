import { services } from "#content/landing/services.ts";
import type { Entry } from "#features/analytics/contract.ts";
import { noteTouch } from "#features/analytics/server/service.ts";
import { deleteChatRequest, requestSubscription } from "#features/newsletter/server/service.ts";
import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { EmailAddress } from "#shared/text/text.ts";
import { announceLead } from "./announce.ts";
import { readContact } from "./contact.ts";
import type { Lead } from "./lead-rules.ts";
import { insertLead, settleAddress, updateWish } from "./store.ts";
import { findTopic } from "./topic.ts";

export { renderLeads } from "./announce.ts";
export { readContact } from "./contact.ts";
export type { Contact } from "./contact-type.ts";
export { withoutAddresses } from "./rest.ts";
export { likelihoodOfDanger, likelihoodOfMisuse } from "./after-contact.ts";
export { contactWishIn, withoutContactWish } from "./contact-wish.ts";
export { inFigures } from "./dictated.ts";
export { asksForOrigin } from "./origin.ts";
export { phonesOf } from "./own-phone.ts";
export { asksWhoGetsTips, declinesNewsletter, wishesNewsletter } from "./newsletter-wish.ts";
export { refusesAddress } from "./refusals.ts";
export { isSpellingNote } from "./spelled-letters.ts";

const MAX_WORDS_LENGTH = 500;

/**
 * Stores a lead (an email address that the visitor typed in the chat) once for each session and address. If the visitor
 * corrects the address, stores the new address as a further lead, and marks the earlier lead as corrected. Errors are
 * logged and not thrown, since the chat must continue (docs/product.md, section 8).
 * @param options - `answers`: the assistant's answers between the messages. `entry`: where the visit began
 */
export async function detectLead(
  platform: Platform,
  sessionId: string,
  messages: readonly string[],
  {
    answers = [],
    ...place
  }: { answers?: readonly string[]; page?: string; entry?: Entry | undefined } = {},
): Promise<void> {
  const contact = readContact(messages, answers);
  const { lead: first, correction, replaced, takenBack, wishes, answer, also, tipsTo } = contact;
  if (!first && !takenBack) return;
  try {
    await platform.database.db.transaction(async (tx) => {
      const at = platform.now();
      if (takenBack) {
        await settleAddress(tx, sessionId, "", at);
        await deleteChatRequest(tx, takenBack);
      }
      if (!first) return;
      const lead = correction ? { ...first, email: correction } : first;
      const found = { ...lead, wantsNewsletter: (lead.wantsNewsletter && !tipsTo) || wishes };
      if (correction) {
        await insertLead(tx, sessionId, { ...found, email: first.email }, undefined, at);
      }
      await storeLead(platform, tx, sessionId, found, {
        ...place,
        wishes,
        isAnswer: answer === "yes",
        at,
        messages,
      });
      if (answer) await updateWish(tx, sessionId, lead.email, answer === "yes");
      if (answer === "no") await deleteChatRequest(tx, lead.email);
      if (correction || replaced.length > 0) await settleAddress(tx, sessionId, lead.email, at);
      for (const email of also) {
        await insertLead(tx, sessionId, { ...found, email, wantsNewsletter: false }, undefined, at);
      }
      if (tipsTo) await orderTips(platform, tx, tipsTo, { ...place, words: messages.at(-1) ?? "" });
    });
  } catch (error) {
    platform.log.error({ err: error }, "a chat lead could not be saved");
  }
}

async function storeLead(
  platform: Platform,
  tx: Db,
  sessionId: string,
  lead: Lead,
  {
    page = "",
    entry,
    wishes,
    isAnswer,
    at,
    messages,
  }: {
    page?: string;
    entry?: Entry | undefined;
    wishes: boolean;
    /** Whether the newest message says yes to the assistant's offer of the newsletter. */
    isAnswer: boolean;
    at: Date;
    messages: readonly string[];
  },
): Promise<void> {
  const topic = findTopic(messages);
  const newest = messages.at(-1) ?? "";
  const isNew = await insertLead(tx, sessionId, lead, topic, at);
  if (isNew) {
    // A visitor who only wants the newsletter expects no answer from staff. Staff therefore get no email about this
    // lead.
    if (!wishes || topic) await announceLead(platform, tx, at);
    await noteTouch(platform, tx, lead.email, { kind: "chat", at, entry });
    await platform.outbox.publish(tx, {
      type: "lead.detected",
      email: lead.email,
      interest: lead.interest ?? "",
      topic: topic?.topic ?? "",
      wants_newsletter: lead.wantsNewsletter,
    });
  }
  if (wishes && (isNew || isAnswer)) {
    await orderTips(platform, tx, lead.email, { page, words: isNew ? lead.message : newest });
  }
}

/**
 * Queues the email that asks the visitor to confirm the newsletter.
 * @param words - the words with which the visitor asked for the newsletter
 */
async function orderTips(
  platform: Platform,
  tx: Db,
  email: string,
  { page = "", words }: { page?: string; words: string },
): Promise<void> {
  const address = EmailAddress.safeParse(email);
  if (!address.success) return;
  await requestSubscription(platform, tx, address.data, {
    source: "chat",
    page,
    words: words.replace(/\S+@\S+/g, "…").slice(0, MAX_WORDS_LENGTH),
  });
}

/** Returns null if the service is unknown or no longer offered. */
export function titleOfTopic(topic: string | null): string | null {
  return services.find(({ slug }) => slug === topic)?.title ?? null;
}
