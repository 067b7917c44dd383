import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { leftNothing } from "#platform/database/people/left-nothing.ts";
import { OTHER_TRACES } from "#platform/database/people/only-spam.ts";
import { rowsOf } from "#platform/database/rows.ts";
import { contactMessages } from "#platform/database/schema/messages.ts";
import { deliveries } from "#platform/database/schema/outbox.ts";
import { people } from "#platform/database/schema/people.ts";

export const messageRows = rowsOf(contactMessages);
const personRows = rowsOf(people);

/**
 * Deletes a message with its answers, replies and files, what the outbox has about it, and its sender if nothing else
 * is stored about them. A sender who has a customer record, or whom staff have merged into another person, stays.
 * @param tx - a transaction, so that nothing new is stored about the sender meanwhile
 * @returns the id of the sender if the sender was deleted too
 */
export async function deleteMessage(tx: Db, id: string): Promise<string | undefined> {
  const { subject_id, body } = deliveries;
  await tx.delete(deliveries).where(or(eq(subject_id, id), sql`${body} ->> 'message_id' = ${id}`));
  const message = await messageRows.remove(tx, id);
  const person = message?.person_id;
  // The lock is a separate statement. It waits for a message of the same sender that is just being stored. Only a later
  // statement can see this message.
  if (!person || !(await personRows.lock(tx, person))) return undefined;
  const isBare = and(
    leftNothing(person, ["contact_messages", ...OTHER_TRACES]),
    isNull(people.lead_state),
    isNull(people.merged_into),
  );
  const [deleted] = await tx
    .delete(people)
    .where(and(eq(people.id, person), isBare))
    .returning({ id: people.id });
  return deleted?.id;
}
