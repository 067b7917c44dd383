import { and, asc, desc, eq, sql, type SQL } from "drizzle-orm";
import { isLike, type Pattern } from "#platform/database/search-patterns.ts";
import type { Db } from "#platform/database/database.ts";
import { rowsOf } from "#platform/database/rows.ts";
import { templates } from "#platform/database/schema/library.ts";
import { answerFeedback } from "#platform/database/schema/operation.ts";
import type { TemplateLine } from "../contract.ts";
import { TEMPLATE_STATES, type TemplateState } from "../limits.ts";

export const templateRows = rowsOf(templates);

/** Selects templates. All `patterns` have to match in the title or the slug. */
type Wanted = {
  id?: string;
  patterns?: readonly Pattern[];
  state?: TemplateState | undefined;
};

const IS: Record<TemplateState, SQL> = {
  shown: eq(templates.is_public, true),
  hidden: eq(templates.is_public, false),
  featured: eq(templates.is_featured, true),
};

const WORDS = sql`lower(${templates.title} || ' ' || ${templates.slug})`;

function matching({ id, patterns = [], state }: Wanted): SQL | undefined {
  return and(
    id === undefined ? undefined : eq(templates.id, id),
    state && IS[state],
    ...patterns.map((pattern) => isLike(WORDS, pattern)),
  );
}

export async function listForStaff(db: Db, wanted: Wanted, most: number): Promise<TemplateLine[]> {
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
    .where(matching(wanted))
    .orderBy(desc(templates.is_featured), asc(sql`lower(${templates.title})`), asc(templates.id))
    .limit(most);
}

export async function countTemplates(db: Db, wanted: Wanted): Promise<number> {
  return db.$count(templates, matching(wanted));
}

export async function countByState(db: Db): Promise<Record<TemplateState, number>> {
  const count = (state: TemplateState) =>
    sql<number>`count(*) filter (where ${IS[state]})::int`.as(state);
  const [counts] = await db
    .select(Object.fromEntries(TEMPLATE_STATES.map((state) => [state, count(state)])))
    .from(templates);
  return counts as Record<TemplateState, number>;
}
