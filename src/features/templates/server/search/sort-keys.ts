import type { TemplateQuery } from "../../contract.ts";
import { atWordStart } from "./conditions.ts";
import type { Sort } from "../../limits.ts";

/** The query parts that decide the order. `best`: ids of the templates that fit the search best (see `rankedIds`). */
type Searched = Pick<TemplateQuery, "q" | "industry"> & { best?: readonly string[] };

/** Sort key of a template whose set-up time is unknown, which puts it last in the order "quickest". */
const LAST = -2147483647;

/**
 * Functions that write the SQL of the sort key for each order, and add its parameters to `params`. The greatest key
 * comes first.
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
 * SQL key that puts the templates `best` first, in their order. `wholeness`, which is added to this key, orders only
 * the others.
 */
function rank(best: readonly string[], params: unknown[]): string {
  const position = `array_position($${params.push([...best])}::uuid[], id)`;
  return `coalesce(${best.length + 1} - ${position}, 0) * ${MAX_WHOLENESS + 1}`;
}

const MAX_WHOLENESS = 2;

/** SQL key that puts complete words in the title first, then complete words elsewhere, then parts of words. */
function wholeness(q: string, params: unknown[]): string {
  const pattern = `lower($${params.push(wholeWords(q))}::text)`;
  return `(search_text ~ ${pattern})::int + (lower(title) ~ ${pattern})::int`;
}

/** SQL key that puts templates for few industries first, and among them those that name this industry early. */
function fit(industry: string, params: unknown[]): string {
  const position = `array_position(industries, $${params.push(industry)}::text)`;
  return `coalesce(-(cardinality(industries) + ${position}), ${LAST})`;
}

/** Returns a PostgreSQL regular expression for a text without a letter or digit directly before or after it. */
function wholeWords(q: string): string {
  return `${atWordStart(q)}(?![[:alnum:]])`;
}
