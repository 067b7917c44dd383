import { and, count, desc, eq, isNotNull, ne, sql } from "drizzle-orm";
import { users } from "#platform/database/accounts-schema.ts";
import type { Db } from "#platform/database/database.ts";
import { chatLeads, contactMessages, downloadLeads, templates } from "#platform/database/schema.ts";
import type { InboxQuery, MessageChange, SpamVerdict } from "../contract.ts";

export type StoredMessage = typeof contactMessages.$inferSelect;

const MAX_HISTORY = 20;

export async function listMessages(
  db: Db,
  { status, after }: InboxQuery,
  howMany: number,
): Promise<StoredMessage[]> {
  return db
    .select()
    .from(contactMessages)
    .where(
      and(
        status ? eq(contactMessages.status, status) : ne(contactMessages.status, "spam"),
        after &&
          sql`(${contactMessages.created_at}, ${contactMessages.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(contactMessages.created_at), desc(contactMessages.id))
    .limit(howMany);
}

export async function countMessages(db: Db): Promise<{ status: string; count: number }[]> {
  return db
    .select({ status: contactMessages.status, count: count() })
    .from(contactMessages)
    .groupBy(contactMessages.status);
}

export async function readMessage(db: Db, id: string): Promise<StoredMessage | undefined> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return row;
}

/** Until the end of the transaction nobody else changes it. */
export async function lockMessage(db: Db, id: string): Promise<StoredMessage | undefined> {
  const [row] = await db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
    .for("update");
  return row;
}

export async function changeStoredMessage(
  db: Db,
  id: string,
  change: MessageChange & { spam_verdict?: SpamVerdict },
): Promise<StoredMessage | undefined> {
  const [row] = await db
    .update(contactMessages)
    .set(change)
    .where(eq(contactMessages.id, id))
    .returning();
  return row;
}

export async function otherMessages(db: Db, email: string, id: string): Promise<StoredMessage[]> {
  return db
    .select()
    .from(contactMessages)
    .where(and(eq(contactMessages.email, email), ne(contactMessages.id, id)))
    .orderBy(desc(contactMessages.created_at))
    .limit(MAX_HISTORY);
}

export async function leadsOf(db: Db, email: string) {
  return db
    .select()
    .from(chatLeads)
    .where(eq(chatLeads.email, email))
    .orderBy(desc(chatLeads.timestamp))
    .limit(MAX_HISTORY);
}

export async function downloadsOf(db: Db, email: string) {
  return db
    .select({ title: templates.title, slug: templates.slug, at: downloadLeads.created_at })
    .from(downloadLeads)
    .innerJoin(templates, eq(templates.id, downloadLeads.template_id))
    .where(eq(downloadLeads.email, email))
    .orderBy(desc(downloadLeads.created_at))
    .limit(MAX_HISTORY);
}

export async function isAccount(db: Db, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.email_confirmed_at)));
  return rows.length > 0;
}
