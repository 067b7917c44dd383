import { desc, eq, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { templates } from "#platform/database/schema/library.ts";
import { downloadLeads } from "#platform/database/schema/messages.ts";

const MAX_DOWNLOADS = 200;

/** @param email - in lower case, as stored */
export async function listDownloads(db: Db, email: string) {
  const lastAt = sql<Date>`max(${downloadLeads.created_at})`.mapWith(downloadLeads.created_at);
  return db
    .select({
      templateId: templates.id,
      title: templates.title,
      slug: templates.slug,
      lastAt,
    })
    .from(downloadLeads)
    .innerJoin(templates, eq(templates.id, downloadLeads.template_id))
    .where(sql`${downloadLeads.email} = ${email} and ${templates.is_public}`)
    .groupBy(templates.id)
    .orderBy(desc(sql`max(${downloadLeads.created_at})`))
    .limit(MAX_DOWNLOADS);
}
