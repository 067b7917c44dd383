import { asc, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { rowsOf } from "#platform/database/rows.ts";
import { templates } from "#platform/database/schema/library.ts";
import { answerFeedback } from "#platform/database/schema/operation.ts";
import type { TemplateLine } from "../contract.ts";

export const templateRows = rowsOf(templates);

export async function listForStaff(
  db: Db,
  { id, most }: { id?: string; most: number },
): Promise<TemplateLine[]> {
  return db
    .select({
      id: templates.id,
      slug: templates.slug,
      title: templates.title,
      isPublic: templates.is_public,
      isFeatured: templates.is_featured,
      withheld: templates.withheld,
      downloads: templates.downloads,
      unhelpful: sql<number>`(select count(*)::int from ${answerFeedback}
        where ${templates.slug} = any(${answerFeedback.templates}))`,
    })
    .from(templates)
    .where(id === undefined ? undefined : eq(templates.id, id))
    .orderBy(desc(templates.is_featured), asc(sql`lower(${templates.title})`), asc(templates.id))
    .limit(most);
}

export async function countTemplates(db: Db): Promise<number> {
  return db.$count(templates);
}
