import { and, inArray, notInArray, sql } from "drizzle-orm";
import type { Database, Db } from "#platform/database/database.ts";
import { templateFiles, templates } from "#platform/database/schema.ts";
import type { Template } from "../contract.ts";
import type { CardTemplate } from "../views.ts";
import { COLUMNS } from "./row-store.ts";

export async function readVersion(database: Database): Promise<string> {
  const { rows } = await database.query("select version from library_version");
  return String(rows[0]?.["version"]);
}

/** A public template with the columns of a list's rows. */
export async function findTemplate(database: Database, id: string): Promise<Template | undefined> {
  const { rows } = await database.query(
    `select row_to_json(shown)::text as json
     from (select ${COLUMNS} from templates where id = $1 and is_public) shown`,
    [id],
  );
  return rows[0] && (JSON.parse(String(rows[0]["json"])) as Template);
}

export type WholeTemplate = Template & { metadata: unknown; workflow: string; guide: string };

/** A public template with its files, or with empty ones where it came without a folder. */
export async function findWhole(
  database: Database,
  slug: string,
): Promise<WholeTemplate | undefined> {
  const { rows } = await database.query(
    `select row_to_json(shown)::text as json from (
       select ${COLUMNS}, metadata, coalesce(workflow, '{}') as workflow, coalesce(guide, '') as guide
       from templates left join template_files on template_id = id where slug = $1 and is_public
     ) shown`,
    [slug],
  );
  return rows[0] && (JSON.parse(String(rows[0]["json"])) as WholeTemplate);
}

/** The public templates that share most with this one: a category counts twice as much as a tool. */
export async function findRelated(
  database: Database,
  { id, category, tools }: Pick<Template, "id" | "category" | "tools">,
  most: number,
): Promise<CardTemplate[]> {
  const { rows } = await database.query(
    `select id, slug, title, outcome, category, tools, setup_minutes, sketch from templates
     where is_public and id <> $1 and (category && $2::text[] or tools && $3::text[])
     order by 2 * (select count(*) from unnest(category) c where c = any($2::text[]))
       + (select count(*) from unnest(tools) t where t = any($3::text[])) desc, created_at desc, id desc
     limit $4`,
    [id, category, tools, most],
  );
  return rows as CardTemplate[];
}

export type LibraryRow = typeof templates.$inferInsert;
export type FilesRow = typeof templateFiles.$inferInsert;

/** Lets one process at a time synchronise, until the transaction ends. */
export async function lockLibrary(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7340517)`);
}

/** What was last synchronised of each of these templates, by id. */
export async function readFingerprints(
  tx: Db,
  ids: string[],
): Promise<Map<string, { fingerprint: string | null; is_public: boolean; byStaff: boolean }>> {
  const rows = await tx
    .select({
      id: templates.id,
      is_public: templates.is_public,
      byStaff: templates.is_public_by_staff,
      fingerprint: templateFiles.fingerprint,
    })
    .from(templates)
    .leftJoin(templateFiles, sql`${templateFiles.template_id} = ${templates.id}`)
    .where(inArray(templates.id, ids));
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

export async function upsertTemplate(tx: Db, row: LibraryRow, files: FilesRow): Promise<void> {
  const { id: _id, ...content } = row;
  await tx.insert(templates).values(row).onConflictDoUpdate({ target: templates.id, set: content });
  await tx
    .insert(templateFiles)
    .values(files)
    .onConflictDoUpdate({ target: templateFiles.template_id, set: files });
}

/** Hides the templates whose folder is gone, except where staff decided. @returns how many */
export async function hideTemplatesExcept(tx: Db, ids: string[]): Promise<number> {
  const gone = and(
    sql`${templates.is_public} and not ${templates.is_public_by_staff}`,
    notInArray(templates.id, ids),
  );
  const rows = await tx.select({ id: templates.id }).from(templates).where(gone);
  if (rows.length > 0) await tx.update(templates).set({ is_public: false }).where(gone);
  return rows.length;
}
