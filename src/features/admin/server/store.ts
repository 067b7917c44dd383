import { desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { templates } from "#platform/database/schema/library.ts";
import { downloadLeads } from "#platform/database/schema/messages.ts";

export async function newestDownloads(db: Db, limit: number) {
  return db
    .select({
      email: sql<string>`${downloadLeads.email}`,
      personId: downloadLeads.person_id,
      title: templates.title,
      at: downloadLeads.created_at,
    })
    .from(downloadLeads)
    .innerJoin(templates, eq(templates.id, downloadLeads.template_id))
    .where(isNotNull(downloadLeads.email))
    .orderBy(desc(downloadLeads.created_at))
    .limit(limit);
}

export async function downloadCount(db: Db): Promise<number> {
  return db.$count(downloadLeads, isNotNull(downloadLeads.email));
}
