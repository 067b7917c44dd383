import type { Database } from "#platform/database/database.ts";
import { conditions } from "../search/conditions.ts";

export type PageRow = { slug: string; title: string; downloads: number; created_at: string };
export type CollectionRow = { industry: string; created_at: string; templates: PageRow[] };

const ITEM =
  "json_build_object('slug', slug, 'title', title, 'downloads', downloads, 'created_at', created_at)";

export async function readPage(
  database: Database,
  query: { search: string; categories: string[]; max: number; skip: number },
): Promise<{ rows: PageRow[]; total: number }> {
  const { search, categories, max, skip } = query;
  const { where, params } = conditions({ q: search, categories });
  const { rows } = await database.query(
    `with found as (
       select slug, title, downloads, created_at, id from templates where ${where.join(" and ")}
     )
     select (select count(*)::int from found) as total,
       (select coalesce(json_agg(${ITEM}), '[]') from (
         select * from found order by created_at desc, id desc
         limit $${params.length + 1}::int offset $${params.length + 2}::int
       ) page)::text as rows`,
    [...params, max, skip],
  );
  return {
    rows: JSON.parse(String(rows[0]?.["rows"])) as PageRow[],
    total: Number(rows[0]?.["total"]),
  };
}

const MAX_IN_COLLECTION = 50;

export async function readCollections(
  database: Database,
  industries: readonly string[],
  categories?: readonly string[],
): Promise<CollectionRow[]> {
  if (industries.length === 0) return [];
  const { rows } = await database.query(
    `select coalesce(json_agg(json_build_object('industry', industry, 'created_at', newest,
       'templates', members) order by industry), '[]')::text as json
     from (
       select industry, max(created_at) as newest,
         json_agg(${ITEM} order by created_at desc, id desc) filter (where place <= ${MAX_IN_COLLECTION}) as members
       from (
         select industry, slug, title, downloads, created_at, id,
           row_number() over (partition by industry order by created_at desc, id desc) as place
         from templates, unnest(industries) as industry
         where is_public and industry = any($1::text[]) and ($2::text[] is null or category && $2)
       ) named
       group by industry
     ) collections`,
    [industries, categories ?? null],
  );
  return JSON.parse(String(rows[0]?.["json"])) as CollectionRow[];
}
