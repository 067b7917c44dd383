import { retention } from "#content/site/privacy.ts";
import { requestSubscription } from "#features/newsletter/server/service.ts";
import type { Platform } from "#platform/platform.ts";
import { EmailAddress } from "#shared/text/text.ts";
import { findLead } from "./lead-rules.ts";
import { deleteLeads, insertLead } from "./store.ts";

/**
 * Saves the lead that a conversation holds, once for a session and an address, and asks for the
 * newsletter's confirmation when the visitor wants it. Never throws: a failure is only logged,
 * the chat goes on (docs/product.md, section 8).
 * @param messages what the visitor wrote, oldest first
 */
export async function detectLead(
  platform: Platform,
  sessionId: string,
  messages: readonly string[],
): Promise<void> {
  const lead = findLead(messages);
  if (!lead) return;
  try {
    await platform.database.db.transaction(async (tx) => {
      const isNew = await insertLead(tx, sessionId, lead, platform.now());
      const address = EmailAddress.safeParse(lead.email);
      if (isNew && lead.wantsNewsletter && address.success) {
        await requestSubscription(platform, tx, address.data, "chat");
      }
    });
  } catch (error) {
    platform.log.error({ err: error }, "a chat lead could not be saved");
  }
}

/** Job: forgets leads after the time that the privacy page promises. */
export async function forgetOldLeads(platform: Platform): Promise<void> {
  const before = new Date(platform.now());
  before.setMonth(before.getMonth() - retention.chatLeadMonths);
  await deleteLeads(platform.database.db, before);
}
