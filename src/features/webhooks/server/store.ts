import { asc, eq, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { webhooks } from "#platform/database/schema/outbox.ts";
import type { Webhook } from "#platform/outbox/webhook-store.ts";

type NewRow = typeof webhooks.$inferInsert;

export async function listWebhooks(db: Db): Promise<Webhook[]> {
  return db.select().from(webhooks).orderBy(asc(webhooks.created_at), asc(webhooks.id));
}

/** Locks a webhook against changes; events can still be stored for it. */
export async function lockWebhook(db: Db, id: string): Promise<Webhook | undefined> {
  const own = eq(webhooks.id, id);
  const [row] = await db.select().from(webhooks).where(own).for("no key update");
  return row;
}

export async function updateWebhook(
  db: Db,
  id: string,
  change: Partial<NewRow>,
): Promise<Webhook | undefined> {
  const [row] = await db
    .update(webhooks)
    .set({ ...change, version: sql`${webhooks.version} + 1` })
    .where(eq(webhooks.id, id))
    .returning();
  return row;
}
