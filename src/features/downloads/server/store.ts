import { eq, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { rowsOf } from "#platform/database/rows.ts";
import { templates } from "#platform/database/schema/library.ts";
import { downloadLeads } from "#platform/database/schema/messages.ts";

export const leadRows = rowsOf(downloadLeads);

export type Lead = { email?: string; template_id: string; downloaded_at?: Date };

export type PublicTemplate = { slug: string; title: string };

export async function findPublic(db: Db, id: string): Promise<PublicTemplate | undefined> {
  const [row] = await db
    .select({ slug: templates.slug, title: templates.title })
    .from(templates)
    .where(sql`${templates.id} = ${id} and ${templates.is_public}`);
  return row;
}

export async function countDownload(tx: Db, templateId: string): Promise<void> {
  await tx
    .update(templates)
    .set({ downloads: sql`${templates.downloads} + 1` })
    .where(eq(templates.id, templateId));
}
