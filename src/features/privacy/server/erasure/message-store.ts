import { eq, or, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { rowsOf } from "#platform/database/rows.ts";
import { contactMessages } from "#platform/database/schema/messages.ts";
import { deliveries } from "#platform/database/schema/outbox.ts";

export const messageRows = rowsOf(contactMessages);

/** Deletes a message with its answers, replies and files, and what the outbox has about it. */
export async function deleteMessage(db: Db, id: string): Promise<void> {
  const { subject_id, body } = deliveries;
  await db.delete(deliveries).where(or(eq(subject_id, id), sql`${body} ->> 'message_id' = ${id}`));
  await messageRows.remove(db, id);
}
