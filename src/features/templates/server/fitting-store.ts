import type { Database } from "#platform/database/database.ts";
import type { FittingTemplate } from "../contract.ts";

const COLUMNS = "slug, title, outcome, tools, setup_minutes";

/**
 * The public templates about any of these topics: a category counts twice as much as a word of the
 * title or of a feature.
 * @param topics letters and spaces, in lower case
 */
export async function findAbout(
  database: Database,
  topics: readonly string[],
  limit: number,
): Promise<FittingTemplate[]> {
  const { rows } = await database.query(
    `select ${COLUMNS} from templates, lateral (
       select sum(
         2 * (topic = any (lower(category::text)::text[]))::int
         + (lower(title || ' ' || coalesce(array_to_string(features, ' '), '')) ~ ('\\m' || topic || '\\M'))::int
       ) as fit from unnest($1::text[]) topic
     ) topics
     where is_public and fit > 0 order by fit desc, title limit $2`,
    [topics, limit],
  );
  return rows as FittingTemplate[];
}

/** The public templates for an industry: first what was made for few, and for it before others. */
export async function findOfIndustry(
  database: Database,
  industry: string,
  limit: number,
): Promise<FittingTemplate[]> {
  const { rows } = await database.query(
    `select ${COLUMNS} from templates where is_public and industries @> array[$1]::text[]
     order by cardinality(industries) + array_position(industries, $1::text), title limit $2`,
    [industry, limit],
  );
  return rows as FittingTemplate[];
}
