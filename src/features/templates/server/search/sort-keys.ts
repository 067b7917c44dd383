import type { TemplateQuery } from "../../contract.ts";
import { atWordStart } from "./conditions.ts";
import type { Sort } from "../../limits.ts";

/**
 * The parts of a query that decide the order. `best`: ids of the templates that fit the search best, the best first.
 */
type Searched = Pick<TemplateQuery, "q" | "industry"> & { best?: readonly string[] };

/** Sort key that puts a template last, for example a template with an unknown set-up time in the order "quickest". */
const LAST = -2147483647;

/**
 * For each order, a function that returns the SQL of the sort key and adds the parameters of this SQL to `params`. The
 * template with the greatest key comes first.
 */
export const SORT_KEYS: Record<Sort, (search: Searched, params: unknown[]) => string> = {
  newest: () => "0",
  featured: () => "is_featured::int",
  relevance: ({ q, industry, best = [] }, params) =>
    q === "" && industry !== ""
      ? fit(industry, params)
      : `${rank(best, params)} + ${wholeness(q, params)}`,
  downloads: () => "downloads",
  quickest: () => `coalesce(-setup_minutes, ${LAST})`,
};

/**
 * SQL sort key that puts the templates `best` first, in their order, and gives 0 to all others. The caller adds
 * `wholeness`, which sorts the others. It is too small to change the order of the best ones.
 */
function rank(best: readonly string[], params: unknown[]): string {
  const position = `array_position($${params.push([...best])}::uuid[], id)`;
  return `coalesce(${best.length + 1} - ${position}, 0) * ${MAX_WHOLENESS + 1}`;
}

const MAX_WHOLENESS = 2;

/**
 * SQL sort key by how a template contains the searched text: first as complete words in the title, then as complete
 * words elsewhere, then as parts of words.
 */
function wholeness(q: string, params: unknown[]): string {
  const pattern = `lower($${params.push(wholeWords(q))}::text)`;
  return `(search_text ~ ${pattern})::int + (lower(title) ~ ${pattern})::int`;
}

/**
 * SQL sort key for an industry: the number of a template's industries, plus the position of this industry among them.
 * The smallest sum comes first, because that template is meant most for this industry.
 */
function fit(industry: string, params: unknown[]): string {
  const position = `array_position(industries, $${params.push(industry)}::text)`;
  return `coalesce(-(cardinality(industries) + ${position}), ${LAST})`;
}

/**
 * Returns a PostgreSQL regular expression that matches this text if no letter or digit is directly before or after it.
 */
function wholeWords(q: string): string {
  return `${atWordStart(q)}(?![[:alnum:]])`;
}
