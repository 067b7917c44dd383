import { eq } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { webhooks } from "#platform/database/schema/outbox.ts";
import type { Webhook } from "#platform/outbox/webhook-store.ts";

/** Reads a webhook and locks its row against changes. Events can still be stored for the locked webhook. */
export async function lockWebhook(db: Db, id: string): Promise<Webhook | undefined> {
  const isThis = eq(webhooks.id, id);
  const [row] = await db.select().from(webhooks).where(isThis).for("no key update");
  return row;
}
