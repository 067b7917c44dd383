import { and, gt, ne } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { rowsOf } from "#platform/database/rows.ts";
import { contactMessages } from "#platform/database/schema/messages.ts";
import { deliveries } from "#platform/database/schema/outbox.ts";
import { findUntried } from "#platform/outbox/store.ts";

export const messageRows = rowsOf(contactMessages);

export type StoredMessage = typeof contactMessages.$inferSelect;

export async function countArrived(db: Db, since: Date): Promise<number> {
  const { created_at, status } = contactMessages;
  return db.$count(contactMessages, and(gt(created_at, since), ne(status, "spam")));
}

/** Finds and locks the waiting digest, which is one email to staff about several messages. */
export async function findOpenDigest(tx: Db, now: Date): Promise<string | undefined> {
  return findUntried(tx, "contact_digest", gt(deliveries.next_at, now));
}
