import type { Database } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import type { CardTemplate, Template, TemplateLink, TemplateNeeds } from "../contract.ts";
import type { Tested } from "#workflow/facts/template-metadata.ts";
import { COLUMNS } from "./search/search-store.ts";

export async function findTemplate(database: Database, id: string): Promise<Template | undefined> {
  const { rows } = await database.query(
    `select row_to_json(shown)::text as json
     from (select ${COLUMNS} from templates where id = $1 and is_public) shown`,
    [id],
  );
  return rows[0] && (JSON.parse(String(rows[0]["json"])) as Template);
}

export async function templateLink(
  { database }: Pick<Platform, "database">,
  slug: string,
): Promise<TemplateLink | undefined> {
  const { rows } = await database.query(
    "select slug, title from templates where slug = $1 and is_public",
    [slug],
  );
  return rows[0] as TemplateLink | undefined;
}

/** Maps former slugs and folders of public templates to the present slug, category and title. */
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

/**
 * Reads the hidden templates. Category and title name a template's folder. A hidden template is left out if a public
 * one has the same folder.
 */
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
  /** Text of `passport.json`; null for a template without files. */
  passport: string | null;
};

/** Reads a template with its files. If the template has no files, the workflow is null and the guide is empty. */
export async function findWhole(
  database: Database,
  slug: string,
): Promise<WholeTemplate | undefined> {
  const { rows } = await database.query(
    `select row_to_json(shown)::text as json from (
       select ${COLUMNS}, sketch, metadata, workflow, coalesce(guide, '') as guide, passport
       from templates left join template_files on template_id = id where slug = $1 and is_public
     ) shown`,
    [slug],
  );
  return rows[0] && (JSON.parse(String(rows[0]["json"])) as WholeTemplate);
}

/** Reads the text of `run.json`, which records the template's test runs in n8n; null if the template never ran. */
export async function findRecord(database: Database, id: string): Promise<string | null> {
  const { rows } = await database.query(
    "select record from template_files where template_id = $1",
    [id],
  );
  const record = rows[0]?.["record"];
  return typeof record === "string" ? record : null;
}

export type Proof = { tested: Tested | null; checksum: string | null };

/** Reads the test results and the passport's checksum of each template. @returns a map by the template's id */
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
export async function listedTemplates({
  database,
}: Pick<Platform, "database">): Promise<ListedTemplate[]> {
  const { rows } = await database.query(
    `select slug, title, summary, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD') as changed,
       passport is not null as "hasPassport"
     from templates left join template_files on template_id = id
     where is_public order by created_at desc, id desc`,
  );
  return rows as ListedTemplate[];
}

/**
 * Related templates are chosen among this many of the newest templates with a common category, and this many of the
 * newest with a common tool.
 */
const MAX_COMPARED = 300;

export const CARD_COLUMNS = "slug, title, outcome, category, tools, setup_minutes, sketch";

/**
 * Finds related templates, which have a category or a tool in common with the template. They come in three groups, one
 * after the other: those with the same main (first) category, those that have this category as a further one, all
 * others. In each group, a rare common category or tool counts more than a frequent one.
 * @param first - slugs of templates that come before the related ones
 */
export async function findRelated(
  database: Database,
  { id, category, tools }: Pick<Template, "id" | "category" | "tools">,
  most: number,
  first: readonly string[],
): Promise<CardTemplate[]> {
  const common = [
    ...category.map((_, n) => `(($2::text[])[${n + 1}] = any(category))::int`),
    ...tools.map((_, n) => `(($3::text[])[${n + 1}] = any(tools))::int`),
  ].map((has) => `coalesce(${has} / nullif(sum(${has}) over (), 0)::float, 0)`);
  const newest = (condition: string) =>
    `(select id, ${CARD_COLUMNS}, created_at from templates where is_public and id <> $1 and ${condition}
      order by created_at desc, id desc limit ${MAX_COMPARED})`;
  const { rows } = await database.query(
    `select distinct on (is_first, is_main, has_main, common, created_at, id) ${CARD_COLUMNS}
     from (
       select *, slug = any($5::text[]) as is_first,
         category[1] is not distinct from ($2::text[])[1] as is_main,
         ($2::text[])[1] = any(category) as has_main, ${common.join(" + ") || "0"} as common
       from (
         ${newest("category && $2::text[]")} union all ${newest("tools && $3::text[]")}
         union all ${newest("slug = any($5::text[])")}
       ) alike
     ) compared
     order by is_first desc, is_main desc, has_main desc, common desc, created_at desc, id desc
     limit $4`,
    [id, category, tools, most + first.length, first],
  );
  return rows as CardTemplate[];
}

/**
 * Finds the templates that have the most tools and categories in common with those in `ids`. If templates have equally
 * many, the most downloaded ones come first.
 */
export async function templatesFor(
  { database }: Pick<Platform, "database">,
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

export async function templatesThatConnect(
  { database }: Pick<Platform, "database">,
  { types, tools, otherTools }: TemplateNeeds & { otherTools: readonly string[] },
  { from, most }: { from: number; most: number },
): Promise<TemplateLink[]> {
  const { rows } = await database.query(
    `select slug, title from templates
     where is_public and (
       jsonb_path_query_array(metadata, '$.credentials[*].type') ?| $1::text[]
       or tools && $2::text[]
     ) and not tools && $3::text[]
     order by title, id limit $4 offset $5`,
    [types, tools, otherTools, most, from],
  );
  return rows as TemplateLink[];
}
