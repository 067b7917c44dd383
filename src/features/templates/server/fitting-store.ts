import type { CardTemplate } from "../contract.ts";
import type { Platform } from "#platform/platform.ts";
import { ANY_BUSINESS } from "#workflow/facts/template-metadata.ts";
import { anyOf, conditions } from "./search/conditions.ts";
import { CARD_COLUMNS } from "./store.ts";

/**
 * Templates with the most categories that are a topic come first, then those with the most features that mention one,
 * then those whose main category is one.
 */
export async function templatesForService(
  { database }: Pick<Platform, "database">,
  { slug, topics }: { slug: string; topics: readonly string[] },
  limit: number,
): Promise<CardTemplate[]> {
  const { where, params } = conditions({ service: slug });
  const names = `$${params.push(topics.map((topic) => topic.toLowerCase()))}::text[]`;
  const pattern = `$${params.push(anyOf(topics))}::text`;
  const { rows } = await database.query(
    `select ${CARD_COLUMNS} from templates where ${where.join(" and ")}
     order by (select count(*) from unnest(category) name where lower(name) = any(${names})) desc,
       (select count(*) from unnest(features) name where name ~* ${pattern}) desc,
       lower(category[1]) = any(${names}) desc, title limit $${params.push(limit)}`,
    params,
  );
  return rows as CardTemplate[];
}

/**
 * Templates that list this industry come first: the fewer industries such a template lists, and the earlier this one,
 * the better. Then come templates for any business, those with the shortest set-up time first.
 */
export async function templatesOfIndustry(
  { database }: Pick<Platform, "database">,
  industry: string,
  limit: number,
): Promise<CardTemplate[]> {
  const { rows } = await database.query(
    `select ${CARD_COLUMNS} from templates where is_public and industries && array[$1, $2]::text[]
     order by cardinality(industries) + array_position(industries, $1::text) nulls last,
       case when industries @> array[$1]::text[] then 0 else setup_minutes end, title limit $3`,
    [industry, ANY_BUSINESS, limit],
  );
  return rows as CardTemplate[];
}
