import { and, asc, eq, gte, isNotNull, lt, ne, or, isNull, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#platform/database/database.ts";
import { apiKeys } from "#platform/database/api/api-schema.ts";
import { people } from "#platform/database/people/people-schema.ts";
import { contactMessages, downloadLeads, templates } from "#platform/database/schema.ts";

export type StoredKey = typeof apiKeys.$inferSelect;
type Behind = { at: Date; id: string } | undefined;

/** `before` leaves out what may still be joined by an older row that is not committed yet. */
export type Wanted = { after: Behind; before: Date; howMany: number };

export async function insertKey(
  db: Db,
  key: typeof apiKeys.$inferInsert,
): Promise<StoredKey | undefined> {
  const [row] = await db.insert(apiKeys).values(key).returning();
  return row;
}

export async function listKeys(db: Db): Promise<StoredKey[]> {
  return db.select().from(apiKeys).orderBy(asc(apiKeys.created_at), asc(apiKeys.id));
}

export async function deleteKey(db: Db, id: string): Promise<boolean> {
  const rows = await db.delete(apiKeys).where(eq(apiKeys.id, id)).returning({ id: apiKeys.id });
  return rows.length > 0;
}

export async function findKey(db: Db, hash: string): Promise<StoredKey | undefined> {
  const [row] = await db.select().from(apiKeys).where(eq(apiKeys.key_hash, hash));
  return row;
}

/** Once in a while: not each request writes. */
export async function noteUse(db: Db, id: string, at: Date, unless: Date): Promise<void> {
  const old = or(isNull(apiKeys.last_used_at), lt(apiKeys.last_used_at, unless));
  await db
    .update(apiKeys)
    .set({ last_used_at: at })
    .where(and(eq(apiKeys.id, id), old));
}

export async function listPeople(db: Db, { howMany, ...wanted }: Wanted) {
  return db
    .select()
    .from(people)
    .where(within(people.last_at, people.id, wanted))
    .orderBy(byMillisecond(people.last_at), asc(people.id))
    .limit(howMany);
}

export async function listMessages(db: Db, { howMany, ...wanted }: Wanted) {
  const { created_at, id, status } = contactMessages;
  return db
    .select()
    .from(contactMessages)
    .where(and(ne(status, "spam"), within(created_at, id, wanted)))
    .orderBy(byMillisecond(created_at), asc(id))
    .limit(howMany);
}

export async function listDownloads(db: Db, { howMany, ...wanted }: Wanted) {
  const { created_at, id, email, template_id, person_id } = downloadLeads;
  return db
    .select({
      id,
      person_id,
      created_at,
      email: sql<string>`${email}`,
      template_id,
      slug: templates.slug,
      title: templates.title,
    })
    .from(downloadLeads)
    .innerJoin(templates, eq(templates.id, template_id))
    .where(and(isNotNull(email), within(created_at, id, wanted)))
    .orderBy(byMillisecond(created_at), asc(id))
    .limit(howMany);
}

/** As cursors have it. */
function byMillisecond(time: PgColumn): SQL {
  return sql`date_trunc('milliseconds', ${time})`;
}

function within(time: PgColumn, id: PgColumn, { after, before }: Omit<Wanted, "howMany">) {
  if (!after) return lt(time, before);
  const behind = sql`(${byMillisecond(time)}, ${id}) > (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return and(lt(time, before), gte(time, after.at), behind);
}
