import { and, asc, eq, isNotNull, ne, sql, type SQLWrapper } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { rowsOf } from "#platform/database/rows.ts";
import { onlySpam } from "#platform/database/people/only-spam.ts";
import { apiKeys } from "#platform/database/schema/api-keys.ts";
import { people } from "#platform/database/schema/people.ts";
import { templates } from "#platform/database/schema/library.ts";
import { contactMessages, downloadLeads } from "#platform/database/schema/messages.ts";

export const keyRows = rowsOf(apiKeys);

export type StoredKey = typeof apiKeys.$inferSelect;
type Behind = { at: Date; id: string } | undefined;

/**
 * Range of rows to read: at most `limit` rows after the row `after` that are older than `before` (see `SETTLED_MS`).
 */
export type Wanted = { after: Behind; before: Date; limit: number };

export async function listPeople(db: Db, { limit, ...wanted }: Wanted) {
  const { cleared_at, id, last_at } = people;
  const at = sql`greatest(${last_at}, ${cleared_at})`;
  return db
    .select()
    .from(people)
    .where(and(within(at, id, wanted), sql`not ${onlySpam(sql`people`)}`))
    .orderBy(byMillisecond(at), asc(id))
    .limit(limit);
}

/**
 * Lists messages in the order in which staff were notified. Staff are notified of a message in spam only when they take
 * it out of spam. It then comes at the end, so a program that has read the whole list still gets it.
 */
export async function listMessages(db: Db, { limit, ...wanted }: Wanted) {
  const { announced_at, created_at, id, status } = contactMessages;
  const at = sql`coalesce(${announced_at}, ${created_at})`;
  return db
    .select()
    .from(contactMessages)
    .where(and(ne(status, "spam"), within(at, id, wanted)))
    .orderBy(byMillisecond(at), asc(id))
    .limit(limit);
}

export async function listDownloads(db: Db, { limit, ...wanted }: Wanted) {
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
    .limit(limit);
}

function byMillisecond(time: SQLWrapper) {
  return sql`date_trunc('milliseconds', ${time})`;
}

function within(time: SQLWrapper, id: SQLWrapper, { after, before }: Omit<Wanted, "limit">) {
  const settled = sql`${time} < ${before.toISOString()}::timestamptz`;
  if (!after) return settled;
  const at = sql`${after.at.toISOString()}::timestamptz`;
  return sql`${settled} and ${time} >= ${at} and (${byMillisecond(time)}, ${id}) > (${at}, ${after.id}::uuid)`;
}
