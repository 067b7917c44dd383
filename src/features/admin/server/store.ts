import { count, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { chatLeads, contactMessages, downloadLeads, templates } from "#platform/database/schema.ts";

export async function newestMessages(db: Db, howMany: number) {
  return db
    .select({
      id: contactMessages.id,
      name: contactMessages.name,
      excerpt: sql<string>`left(${contactMessages.message}, 120)`,
      status: contactMessages.status,
      at: contactMessages.created_at,
    })
    .from(contactMessages)
    .where(sql`${contactMessages.status} <> 'spam'`)
    .orderBy(desc(contactMessages.created_at))
    .limit(howMany);
}

export async function messageCounts(db: Db) {
  return db
    .select({ status: contactMessages.status, count: count() })
    .from(contactMessages)
    .groupBy(contactMessages.status);
}

export async function newestLeads(db: Db, howMany: number) {
  return db
    .select({ email: chatLeads.email, interest: chatLeads.interest, at: chatLeads.timestamp })
    .from(chatLeads)
    .orderBy(desc(chatLeads.timestamp))
    .limit(howMany);
}

export async function leadCount(db: Db): Promise<number> {
  return db.$count(chatLeads);
}

/** The first of a download's two rows, the one with the address. */
export async function newestDownloads(db: Db, howMany: number) {
  return db
    .select({ email: downloadLeads.email, title: templates.title, at: downloadLeads.created_at })
    .from(downloadLeads)
    .innerJoin(templates, eq(templates.id, downloadLeads.template_id))
    .where(isNotNull(downloadLeads.email))
    .orderBy(desc(downloadLeads.created_at))
    .limit(howMany);
}

export async function downloadCount(db: Db): Promise<number> {
  return db.$count(downloadLeads, isNotNull(downloadLeads.email));
}

/** Of the job queue's own tables: what failed every retry and is still kept there. */
export async function failedJobs(db: Db, howMany: number) {
  const result = await db.execute(sql`
    select id::text, name, completed_on, coalesce(output ->> 'message', '') as why, count(*) over () as total
    from pgboss.job where state = 'failed' order by completed_on desc limit ${howMany}`);
  const { rows } = result as { rows: FailedJob[] };
  return {
    total: Number(rows[0]?.total ?? 0),
    newest: rows.map(({ id, name, why, completed_on }) => ({
      id,
      what: name,
      why,
      at: new Date(completed_on),
    })),
  };
}

type FailedJob = {
  id: string;
  name: string;
  why: string;
  completed_on: string | Date;
  total: string | number;
};
