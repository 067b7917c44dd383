import { services } from "#content/landing/services.ts";
import type { Entry } from "#features/analytics/contract.ts";
import { noteTouch } from "#features/analytics/server/service.ts";
import { requestSubscription } from "#features/newsletter/server/service.ts";
import type { Platform } from "#platform/platform.ts";
import { EmailAddress } from "#shared/text/text.ts";
import { announceLead } from "./announce.ts";
import { findLead } from "./lead-rules.ts";
import { wishesNewsletter } from "./newsletter-wish.ts";
import { insertLead } from "./store.ts";
import { findTopic } from "./topic.ts";

export { findLead };
export { renderLeads } from "./announce.ts";

const MAX_WORDS_LENGTH = 500;

/**
 * Stores a lead once for each session and address, and requests the newsletter's confirmation if the
 * visitor wants the newsletter. Never throws, since the chat must continue (docs/product.md, section
 * 8).
 * @param messages the visitor's messages, oldest first
 * @param place page of the chat, and origin of the visit
 */
export async function detectLead(
  platform: Platform,
  sessionId: string,
  messages: readonly string[],
  { page = "", entry }: { page?: string; entry?: Entry | undefined } = {},
): Promise<void> {
  const lead = findLead(messages);
  if (!lead) return;
  const topic = findTopic(messages);
  const wishes = lead.wantsNewsletter && wishesNewsletter(lead.message);
  try {
    await platform.database.db.transaction(async (tx) => {
      const at = platform.now();
      const isNew = await insertLead(tx, sessionId, lead, topic, at);
      if (!isNew) return;
      // Somebody who only wants the weekly tips expects no answer from staff.
      if (!wishes || topic) await announceLead(platform, tx, at);
      await noteTouch(platform, tx, lead.email, { kind: "chat", at, entry });
      await platform.outbox.publish(tx, {
        type: "lead.detected",
        email: lead.email,
        interest: lead.interest ?? "",
        topic: topic?.topic ?? "",
        wants_newsletter: lead.wantsNewsletter,
      });
      const address = EmailAddress.safeParse(lead.email);
      if (wishes && address.success) {
        await requestSubscription(platform, tx, address.data, {
          source: "chat",
          page,
          // Quotes the message without the address, which the subscription already holds.
          words: lead.message.replace(/\S+@\S+/g, "…").slice(0, MAX_WORDS_LENGTH),
        });
      }
    });
  } catch (error) {
    platform.log.error({ err: error }, "a chat lead could not be saved");
  }
}

/**
 * Returns the title of a lead's topic for staff; null if the topic is unknown or its service is no
 * longer offered.
 */
export function titleOfTopic(topic: string | null): string | null {
  return services.find(({ slug }) => slug === topic)?.title ?? null;
}
