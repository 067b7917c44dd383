import { eq, or, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { leftNothing } from "#platform/database/people/left-nothing.ts";
import { OTHER_TRACES } from "#platform/database/people/only-spam.ts";
import { rowsOf } from "#platform/database/rows.ts";
import { contactMessages } from "#platform/database/schema/messages.ts";
import { deliveries } from "#platform/database/schema/outbox.ts";

export const messageRows = rowsOf(contactMessages);

/**
 * Deletes a message with its answers, replies and files, what the outbox has about it, and its sender if nothing else
 * is stored about them.
 */
export async function deleteMessage(db: Db, id: string): Promise<void> {
  const { subject_id, body } = deliveries;
  await db.delete(deliveries).where(or(eq(subject_id, id), sql`${body} ->> 'message_id' = ${id}`));
  const message = await messageRows.remove(db, id);
  const person = message?.person_id;
  if (!person) return;
  const isBare = leftNothing(person, ["contact_messages", ...OTHER_TRACES]);
  await db.execute(sql`delete from people where id = ${person} and ${isBare}`);
}
