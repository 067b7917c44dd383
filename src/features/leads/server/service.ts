import { services } from "#content/landing/services.ts";
import type { Entry } from "#features/analytics/contract.ts";
import { noteTouch } from "#features/analytics/server/service.ts";
import { requestSubscription } from "#features/newsletter/server/service.ts";
import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { EmailAddress } from "#shared/text/text.ts";
import { announceLead } from "./announce.ts";
import { readContact } from "./contact.ts";
import type { Lead } from "./lead-rules.ts";
import { insertLead, settleAddress, updateWish } from "./store.ts";
import { findTopic } from "./topic.ts";

export { renderLeads } from "./announce.ts";
export { readContact, withoutAddresses, type Contact } from "./contact.ts";
export { inFigures } from "./dictated.ts";
export { declinesNewsletter } from "./newsletter-wish.ts";
export { refusesAddress } from "./refusals.ts";
export { isSpellingNote } from "./spelled-letters.ts";

const MAX_WORDS_LENGTH = 500;

/**
 * Stores a lead once for each session and email address, and requests the newsletter's confirmation if the visitor
 * wants the newsletter. A corrected address is stored beside the first one, which is marked. An address that the
 * visitor takes back is marked too. Never throws, since the chat must continue (docs/product.md, section 8).
 * @param messages the visitor's messages, oldest first
 * @param answers the assistant's answers between the messages
 * @param place page of the chat, and beginning of the visit
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
  const { lead: first, correction, takenBack, wishes, answer } = contact;
  if (!first && !takenBack) return;
  try {
    await platform.database.db.transaction(async (tx) => {
      const at = platform.now();
      if (takenBack) await settleAddress(tx, sessionId, "", at);
      if (!first) return;
      const lead = correction ? { ...first, email: correction } : first;
      const found = { ...lead, wantsNewsletter: lead.wantsNewsletter || wishes };
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
      if (correction) await settleAddress(tx, sessionId, correction, at);
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
    /** Whether the newest message asks for the tips. */
    isAnswer: boolean;
    at: Date;
    messages: readonly string[];
  },
): Promise<void> {
  const topic = findTopic(messages);
  const newest = messages.at(-1) ?? "";
  const isNew = await insertLead(tx, sessionId, lead, topic, at);
  if (isNew) {
    // A visitor who only wants the weekly tips expects no answer, so staff get no email about them.
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
  const address = EmailAddress.safeParse(lead.email);
  if (address.success && wishes && (isNew || isAnswer)) {
    await requestSubscription(platform, tx, address.data, {
      source: "chat",
      page,
      // Stores the visitor's message with "…" in place of the email address, which the subscription stores already.
      words: (isNew ? lead.message : newest).replace(/\S+@\S+/g, "…").slice(0, MAX_WORDS_LENGTH),
    });
  }
}

/** Returns the title of the service that a lead asked about; null if it is unknown or no longer offered. */
export function titleOfTopic(topic: string | null): string | null {
  return services.find(({ slug }) => slug === topic)?.title ?? null;
}
