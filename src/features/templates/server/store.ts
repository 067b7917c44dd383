import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Database, Db } from "#platform/database/database.ts";
import { templateFiles, templates } from "#platform/database/schema/library.ts";
import type { Template, TemplateLink, TemplateNeeds } from "../contract.ts";
import type { Tested } from "#workflow/facts/template-metadata.ts";
import type { CardTemplate } from "../views.ts";
import { COLUMNS } from "./search/search-store.ts";

export async function readVersion(database: Database): Promise<string> {
  const { rows } = await database.query("select version from library_version");
  return String(rows[0]?.["version"]);
}

/** More templates than this are not told apart. */
const MAX_CHANGES = 20;

/** Slugs of the templates that changed. `hidden`: addresses that must not be shown any longer. */
export type LibraryChanges = "everything" | { changed: string[] | "all"; hidden: string[] };

/** Reads what changed after version `from`, until version `to`. */
export async function readChanges(
  database: Database,
  from: string,
  to: string,
): Promise<LibraryChanges> {
  const { rows } = await database.query(
    `with noted as (select * from library_changes where version > $1 and version <= $2)
     select slug, bool_or(hidden) as hidden from noted
     where (select count(distinct version) from noted) = $2::bigint - $1::bigint
     group by slug order by slug is null desc, hidden desc limit $3`,
    [from, to, MAX_CHANGES + 2],
  );
  const [complete, ...changes] = rows as { slug: string; hidden: boolean }[];
  const hidden = changes.filter((one) => one.hidden).map(({ slug }) => slug);
  if (!complete || hidden.length > MAX_CHANGES) return "everything";
  return {
    changed: changes.length > MAX_CHANGES ? "all" : changes.map(({ slug }) => slug),
    hidden,
  };
}

export async function findTemplate(database: Database, id: string): Promise<Template | undefined> {
  const { rows } = await database.query(
    `select row_to_json(shown)::text as json
     from (select ${COLUMNS} from templates where id = $1 and is_public) shown`,
    [id],
  );
  return rows[0] && (JSON.parse(String(rows[0]["json"])) as Template);
}

export async function findLink(
  database: Database,
  slug: string,
): Promise<TemplateLink | undefined> {
  const { rows } = await database.query(
    "select slug, title from templates where slug = $1 and is_public",
    [slug],
  );
  return rows[0] as TemplateLink | undefined;
}

/** Maps the former slugs and folders of public templates to their present ones. */
export async function readFormer(
  database: Database,
): Promise<Map<string, Pick<Template, "slug" | "category" | "title">>> {
  const { rows } = await database.query(
    `select former, slug, category, title
     from templates, jsonb_array_elements_text(
       case jsonb_typeof(metadata->'former_addresses')
         when 'array' then metadata->'former_addresses' else '[]' end
     ) as former
     where is_public`,
  );
  return new Map(
    rows.map(({ former, ...now }) => [
      String(former),
      now as Pick<Template, "slug" | "category" | "title">,
    ]),
  );
}

/** Lists hidden templates whose address no public template has. */
export async function readHidden(
  database: Database,
): Promise<Pick<Template, "slug" | "category" | "title">[]> {
  const { rows } = await database.query(
    `select slug, category, title from templates hidden where not is_public and not exists (
       select from templates shown where shown.is_public
         and lower(shown.title) = lower(hidden.title)
         and lower(shown.category[1]) is not distinct from lower(hidden.category[1])
     )`,
  );
  return rows as Pick<Template, "slug" | "category" | "title">[];
}

export type WholeTemplate = Template & {
  metadata: unknown;
  workflow: string | null;
  guide: string;
  /** `passport.json`; null: a row without a folder. */
  passport: string | null;
};

/** Reads a template with its files. A row without a folder has no workflow and an empty guide. */
export async function findWhole(
  database: Database,
  slug: string,
): Promise<WholeTemplate | undefined> {
  const { rows } = await database.query(
    `select row_to_json(shown)::text as json from (
       select ${COLUMNS}, metadata, workflow, coalesce(guide, '') as guide, passport
       from templates left join template_files on template_id = id where slug = $1 and is_public
     ) shown`,
    [slug],
  );
  return rows[0] && (JSON.parse(String(rows[0]["json"])) as WholeTemplate);
}

/** Reads `run.json`; null: the template never ran. */
export async function findRecord(database: Database, id: string): Promise<string | null> {
  const { rows } = await database.query(
    "select record from template_files where template_id = $1",
    [id],
  );
  const record = rows[0]?.["record"];
  return typeof record === "string" ? record : null;
}

export type Proof = { tested: Tested | null; checksum: string | null };

/** Tests and the passport's checksum, by the template's id. */
export async function readProofs(
  database: Database,
  ids: readonly string[],
): Promise<Map<string, Proof>> {
  const { rows } = await database.query(
    `select id, metadata->'tested' as tested, passport::jsonb->>'checksum' as checksum
     from templates left join template_files on template_id = id where id = any($1::uuid[])`,
    [ids],
  );
  return new Map(rows.map(({ id, ...proof }) => [String(id), proof as Proof]));
}

export type ListedTemplate = Pick<Template, "slug" | "title" | "summary"> & {
  /** ISO date. */
  changed: string;
  hasPassport: boolean;
};

/** Lists all public templates, newest first. */
export async function readListed(database: Database): Promise<ListedTemplate[]> {
  const { rows } = await database.query(
    `select slug, title, summary, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD') as changed,
       passport is not null as "hasPassport"
     from templates left join template_files on template_id = id
     where is_public order by created_at desc, id desc`,
  );
  return rows as ListedTemplate[];
}

/** Templates of each shared category or tool that are compared: the newest. */
const MAX_COMPARED = 300;

/**
 * Finds related templates. A shared category counts twice as much as a shared tool. Only the newest that share a
 * category, and the newest that share a tool, are compared.
 */
export async function findRelated(
  database: Database,
  { id, category, tools }: Pick<Template, "id" | "category" | "tools">,
  most: number,
): Promise<CardTemplate[]> {
  const { rows } = await database.query(
    `with alike as (
       (select id from templates where is_public and category && $2::text[]
        order by created_at desc, id desc limit ${MAX_COMPARED})
       union
       (select id from templates where is_public and tools && $3::text[]
        order by created_at desc, id desc limit ${MAX_COMPARED})
     )
     select id, slug, title, outcome, category, tools, setup_minutes, sketch
     from templates join alike using (id) where id <> $1
     order by 2 * (select count(*) from unnest(category) c where c = any($2::text[]))
       + (select count(*) from unnest(tools) t where t = any($3::text[])) desc, created_at desc, id desc
     limit $4`,
    [id, category, tools, most],
  );
  return rows as CardTemplate[];
}

/** Finds templates that share most with the given ones, then the most downloaded. */
export async function findLike(
  database: Database,
  ids: readonly string[],
  most: number,
): Promise<(TemplateLink & { outcome: string })[]> {
  const { rows } = await database.query(
    `with given as (
       select unnest(category) as word from templates where id = any($1::uuid[])
       union all select unnest(tools) from templates where id = any($1::uuid[])
     )
     select slug, title, outcome from templates
     where is_public and id <> all($1::uuid[])
     order by (select count(*) from given where word = any(category) or word = any(tools)) desc,
       downloads desc, created_at desc, id
     limit $2`,
    [ids, most],
  );
  return rows as (TemplateLink & { outcome: string })[];
}

export async function findConnecting(
  database: Database,
  { types, tools, otherTools }: TemplateNeeds & { otherTools: readonly string[] },
  most: number,
): Promise<TemplateLink[]> {
  const { rows } = await database.query(
    `select slug, title from templates
     where is_public and (
       jsonb_path_query_array(metadata, '$.credentials[*].type') ?| $1::text[]
       or tools && $2::text[]
     ) and not tools && $3::text[]
     order by title limit $4`,
    [types, tools, otherTools, most],
  );
  return rows as TemplateLink[];
}

export type LibraryRow = typeof templates.$inferInsert;
export type FilesRow = typeof templateFiles.$inferInsert;

/** Locks the library for one process until the transaction ends. */
export async function lockLibrary(tx: Db): Promise<void> {
  // Waits without a limit for another replica that starts at the same moment.
  await tx.execute(sql`set local lock_timeout = 0`);
  await tx.execute(sql`select pg_advisory_xact_lock(7340517)`);
}

/** A template from a folder; `fingerprint` is the checksum of its files when they were last read. */
export type Synchronised = Pick<Template, "id" | "title" | "category" | "is_public"> & {
  withheld: boolean;
  fingerprint: string;
};

export async function readSynchronised(tx: Db): Promise<Synchronised[]> {
  return tx
    .select({
      id: templates.id,
      title: templates.title,
      category: templates.category,
      is_public: templates.is_public,
      withheld: templates.withheld,
      fingerprint: templateFiles.fingerprint,
    })
    .from(templateFiles)
    .innerJoin(templates, eq(templateFiles.template_id, templates.id));
}

export async function isSlugTaken(tx: Db, slug: string, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: templates.id })
    .from(templates)
    .where(and(eq(templates.slug, slug), ne(templates.id, id)));
  return rows.length > 0;
}

/** Inserts or updates a template. The table's default makes a new row public; an existing row keeps its visibility. */
export async function upsertTemplate(
  tx: Db,
  row: Omit<LibraryRow, "is_public" | "withheld">,
  files: FilesRow,
): Promise<void> {
  const { id: _id, ...content } = row;
  await tx.insert(templates).values(row).onConflictDoUpdate({ target: templates.id, set: content });
  await tx
    .insert(templateFiles)
    .values(files)
    .onConflictDoUpdate({ target: templateFiles.template_id, set: files });
}

/** Hides templates and forgets their files, so that they count as rows without a folder. */
export async function hideTemplates(tx: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const hidden = { is_public: false, withheld: false };
  await tx.update(templates).set(hidden).where(inArray(templates.id, ids));
  await tx.delete(templateFiles).where(inArray(templateFiles.template_id, ids));
}

/** Takes listed templates out of the list, or lists again those that were taken out. */
export async function withholdTemplates(tx: Db, ids: string[], withheld: boolean): Promise<void> {
  if (ids.length === 0) return;
  const change = { is_public: !withheld, withheld };
  await tx.update(templates).set(change).where(inArray(templates.id, ids));
}
