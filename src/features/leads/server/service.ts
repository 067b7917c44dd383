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
 * Once for a session and an address; asks for confirmation of the newsletter where that is wished for.
 * Never throws: the chat goes on (docs/product.md, section 8).
 * @param messages the visitor's, oldest first @param place where the chat is, and where the visit began
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
      // Who only wishes for the tips waits for nobody.
      if (!wishes || topic) await announceLead(platform, tx, at);
      await noteTouch(tx, lead.email, { kind: "chat", at, entry });
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
          // The person's own; the address is in the subscription.
          words: lead.message.replace(/\S+@\S+/g, "…").slice(0, MAX_WORDS_LENGTH),
        });
      }
    });
  } catch (error) {
    platform.log.error({ err: error }, "a chat lead could not be saved");
  }
}

/** What staff read of a lead's topic; null: unknown, also a service that is no longer offered. */
export function titleOfTopic(topic: string | null): string | null {
  return services.find(({ slug }) => slug === topic)?.title ?? null;
}
