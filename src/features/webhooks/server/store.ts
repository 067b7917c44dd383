import { asc, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { webhookDeliveries, webhooks, webhookTries } from "#platform/database/schema/events.ts";

export type Webhook = typeof webhooks.$inferSelect;
export type NewRow = typeof webhooks.$inferInsert;

export async function listWebhooks(db: Db): Promise<Webhook[]> {
  return db.select().from(webhooks).orderBy(asc(webhooks.created_at), asc(webhooks.id));
}

/** Events are published to it meanwhile. */
export async function lockWebhook(db: Db, id: string): Promise<Webhook | undefined> {
  const own = eq(webhooks.id, id);
  const [row] = await db.select().from(webhooks).where(own).for("no key update");
  return row;
}

export async function insertWebhook(db: Db, row: NewRow): Promise<Webhook | undefined> {
  const [inserted] = await db.insert(webhooks).values(row).returning();
  return inserted;
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

export async function deleteWebhook(db: Db, id: string): Promise<boolean> {
  const rows = await db.delete(webhooks).where(eq(webhooks.id, id)).returning({ id: webhooks.id });
  return rows.length > 0;
}

export async function listTries(db: Db, webhookId: string, howMany: number) {
  return db
    .select({
      id: webhookTries.id,
      deliveryId: webhookTries.delivery_id,
      type: webhookDeliveries.type,
      at: webhookTries.at,
      ms: webhookTries.ms,
      headers: webhookTries.headers,
      body: webhookDeliveries.body,
      format: webhookTries.format,
      status: webhookTries.status,
      answer: webhookTries.answer,
      problem: webhookTries.problem,
    })
    .from(webhookTries)
    .innerJoin(webhookDeliveries, eq(webhookDeliveries.id, webhookTries.delivery_id))
    .where(eq(webhookTries.webhook_id, webhookId))
    .orderBy(desc(webhookTries.at), desc(webhookTries.id))
    .limit(howMany);
}
