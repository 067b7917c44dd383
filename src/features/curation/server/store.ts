import { asc, desc, eq, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { rowsOf } from "#platform/database/rows.ts";
import { templates } from "#platform/database/schema/library.ts";
import { answerFeedback } from "#platform/database/schema/operation.ts";
import type { TemplateLine } from "../contract.ts";

export const templateRows = rowsOf(templates);

type Shown = Pick<TemplateLine, "isPublic" | "isFeatured">;

const SHOWN = { isPublic: templates.is_public, isFeatured: templates.is_featured };
const LOCKED = { ...SHOWN, withheld: templates.withheld };

export async function listForStaff(
  db: Db,
  { id, most }: { id?: string; most: number },
): Promise<TemplateLine[]> {
  return db
    .select({
      id: templates.id,
      slug: templates.slug,
      title: templates.title,
      ...SHOWN,
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

export async function lockTemplate(
  db: Db,
  id: string,
): Promise<(Shown & Pick<TemplateLine, "withheld">) | undefined> {
  const [row] = await db.select(LOCKED).from(templates).where(eq(templates.id, id)).for("update");
  return row;
}
