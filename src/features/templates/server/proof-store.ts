import type { Database } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";

type Counted = { name: string; count: number };

export async function countLibrary(
  database: Database,
): Promise<Record<"templates" | "situations" | "made" | "noticed", number>> {
  const { rows } = await database.query(
    `select count(*)::int as templates, ${sumOf("situations")} as situations,
       ${sumOf("faults.made")} as made, ${sumOf("faults.noticed")} as noticed
     from templates where is_public`,
  );
  const [row] = rows;
  return {
    templates: Number(row?.["templates"]),
    situations: Number(row?.["situations"]),
    made: Number(row?.["made"]),
    noticed: Number(row?.["noticed"]),
  };
}

/** SQL for the sum of a number of recorded tests, like `faults.made`. Another program's non-numbers count as 0. */
function sumOf(name: string): string {
  const value = `jsonb_path_query_first(metadata, '$.tested.${name} ? (@.type() == "number")')`;
  return `coalesce(sum((${value})::numeric), 0)::int`;
}

export async function countReleases(database: Database): Promise<Counted[]> {
  const { rows } = await database.query(
    `select release #>> '{}' as name, count(distinct id)::int as count
     from templates, jsonb_path_query(metadata, '$.tested.releases[*].n8n ? (@.type() == "string")') release
     where is_public group by 1`,
  );
  return rows as Counted[];
}

export async function countIndustries(database: Database): Promise<Counted[]> {
  const { rows } = await database.query(
    `select name, sum(times)::int as count
     from (select industries, count(*) as times from templates where is_public group by 1) sets,
       lateral (select distinct unnest(industries) as name) named
     group by 1`,
  );
  return rows as Counted[];
}

export async function findFeatured(
  database: Database,
  most: number,
): Promise<{ slug: string; industries: string[] }[]> {
  const { rows } = await database.query(
    `select slug, industries from templates join template_files on template_id = id
     where is_public and is_featured and record is not null
     order by created_at desc, id desc limit $1`,
    [most],
  );
  return rows as { slug: string; industries: string[] }[];
}

export async function recordedOf(
  { database }: Pick<Platform, "database">,
  slugs: readonly string[],
): Promise<Set<string>> {
  const { rows } = await database.query(
    `select slug from templates join template_files on template_id = id
     where is_public and record is not null and slug = any($1::text[])`,
    [slugs],
  );
  return new Set(rows.map(({ slug }) => String(slug)));
}
