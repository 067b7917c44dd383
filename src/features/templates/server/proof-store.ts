import type { Database } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";

/**
 * Test results of one public template. The site shows the sums over all public templates. `situations`: number of
 * situations in which tests ran the template. `made`: number of mistakes that the tests put into the template.
 * `noticed`: number of these mistakes that the tests noticed.
 */
export type Share = {
  industries: string[];
  situations: number;
  made: number;
  noticed: number;
};

/**
 * Reads the test results of public templates, by the template's slug. Templates with equal results share one object,
 * which saves memory.
 */
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
  const shares = new Map<string, Share>();
  const shareOf = (text: string): Share => {
    const known = shares.get(text);
    if (known) return known;
    const { industries, ...numbers } = JSON.parse(text) as Share;
    const share = { ...numbers, industries: [...new Set(industries)] };
    shares.set(text, share);
    return share;
  };
  return new Map(rows.map(({ slug, share }) => [String(slug), shareOf(String(share))]));
}

/**
 * Returns SQL for a number from the recorded tests, such as `faults.made`. The SQL yields 0 if the value is missing or
 * not a number, because another program may have written any JSON there.
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
