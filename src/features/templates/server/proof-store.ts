import type { Database } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";

/**
 * Numbers from the tests of a public template. `situations`: test cases. `made`: mutants, which are copies of the
 * template with a mistake on purpose. `noticed`: mutants that made a test fail.
 */
export type Share = {
  industries: string[];
  situations: number;
  made: number;
  noticed: number;
};

export async function readShares(
  database: Database,
  slugs: readonly string[] | "all",
): Promise<Map<string, Share>> {
  const { rows } = await database.query(
    `select slug, json_build_object('industries', industries,
       'situations', ${numberOf("situations")}, 'made', ${numberOf("faults.made")},
       'noticed', ${numberOf("faults.noticed")})::text as share
     from templates where is_public and ($1::text[] is null or slug = any($1))`,
    [slugs === "all" ? null : slugs],
  );
  return new Map(rows.map(({ slug, share }) => [String(slug), JSON.parse(String(share)) as Share]));
}

/**
 * Returns SQL for a number in a template's metadata. Because other programs write metadata too, the value may be no
 * number; it then counts as 0.
 */
function numberOf(name: string): string {
  const value = `jsonb_path_query_first(metadata, '$.tested.${name} ? (@.type() == "number")')`;
  return `coalesce((${value})::numeric, 0)`;
}

export async function findFeatured(
  database: Database,
  most: number,
): Promise<{ slug: string; industries: string[] }[]> {
  const { rows } = await database.query(
    `select slug, industries from templates join template_files on template_id = id
     where is_public and is_featured::int = 1 and record is not null
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
