import type { CardTemplate } from "../contract.ts";
import type { Platform } from "#platform/platform.ts";
import { ANY_BUSINESS } from "#workflow/facts/template-metadata.ts";
import { anyOf, conditions } from "./search/conditions.ts";
import { CARD_COLUMNS } from "./store.ts";

/**
 * Sorts the templates for a service: first by the number of their categories that are among the service's `topics`,
 * then by the number of features that mention a topic, then by whether the main category is a topic. The template
 * `first` comes before all others, even if it does not name the service.
 */
export async function templatesForService(
  { database }: Pick<Platform, "database">,
  { slug, topics, first }: { slug: string; topics: readonly string[]; first?: string | undefined },
  limit: number,
): Promise<CardTemplate[]> {
  const { where, params } = conditions({ service: slug });
  const names = `$${params.push(topics.map((topic) => topic.toLowerCase()))}::text[]`;
  const pattern = `$${params.push(anyOf(topics))}::text`;
  const isFirst = `slug is not distinct from $${params.push(first ?? null)}::text`;
  const { rows } = await database.query(
    `select ${CARD_COLUMNS} from templates where (${where.join(" and ")}) or (is_public and ${isFirst})
     order by ${isFirst} desc, (select count(*) from unnest(category) name where lower(name) = any(${names})) desc,
       (select count(*) from unnest(features) name where name ~* ${pattern}) desc,
       lower(category[1]) = any(${names}) desc, title limit $${params.push(limit)}`,
    params,
  );
  return rows as CardTemplate[];
}

/**
 * Lists the templates for an industry. Templates that name the industry come first: the fewer industries a template
 * names, and the earlier it names this one, the higher its place. Then come templates for any business, sorted by their
 * setup time.
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
