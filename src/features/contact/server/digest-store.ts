import { and, asc, count, eq, gt, ne } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { deliveries } from "#platform/database/schema/outbox.ts";
import { contactMessages } from "#platform/database/schema/messages.ts";
import { findUntried } from "#platform/outbox/store.ts";
import type { StoredMessage } from "./store.ts";

export async function countArrived(db: Db, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(contactMessages)
    .where(and(gt(contactMessages.created_at, since), ne(contactMessages.status, "spam")));
  return row?.count ?? 0;
}

/** Finds and locks the digest that is waiting to be sent, so that it collects all further messages. */
export async function findOpenDigest(tx: Db, now: Date): Promise<string | undefined> {
  return findUntried(tx, "contact_digest", gt(deliveries.next_at, now));
}

export async function putInDigest(tx: Db, id: string, digestId: string): Promise<void> {
  await tx.update(contactMessages).set({ digest_id: digestId }).where(eq(contactMessages.id, id));
}

export async function findOfDigest(db: Db, digestId: string): Promise<StoredMessage[]> {
  return db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.digest_id, digestId))
    .orderBy(asc(contactMessages.created_at));
}
