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
 * Says which rows of a list to read: at most `limit` rows that come after the row `after`, and that are older than
 * `before` (see `SETTLED_MS`).
 */
export type Wanted = { after: Behind; before: Date; limit: number };

/** Lists the people whom the back office lists by default. People who sent only spam are left out. */
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
 * Lists all messages except spam, in the order in which staff were notified of them. If staff decide later that a
 * message is no spam, it is added at the end of the list. A program that has already read the list up to its end
 * therefore still gets this message.
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
