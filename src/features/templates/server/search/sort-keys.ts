import type { TemplateQuery } from "../../contract.ts";
import { atWordStart } from "./conditions.ts";
import type { Sort } from "../../limits.ts";

/** `best`: ids of the templates that fit the search best, the best first. */
type Searched = Pick<TemplateQuery, "q" | "industry"> & { best?: readonly string[] };

const LAST = -2147483647;

/** Each function returns the SQL of a sort key and adds its parameters to `params`. The greatest key comes first. */
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
 * Returns the SQL of a sort key that gives the `best` templates the greatest keys, in their order, and all others 0.
 * The others are then sorted by `wholeness`.
 */
function rank(best: readonly string[], params: unknown[]): string {
  const position = `array_position($${params.push([...best])}::uuid[], id)`;
  return `coalesce(${best.length + 1} - ${position}, 0) * ${MAX_WHOLENESS + 1}`;
}

const MAX_WHOLENESS = 2;

/**
 * Returns the SQL of a sort key. It is greatest for templates with the search as whole words in the title, then for
 * those with it as whole words elsewhere, and lowest for those with it as part of a word.
 */
function wholeness(q: string, params: unknown[]): string {
  const pattern = `lower($${params.push(wholeWords(q))}::text)`;
  return `(search_text ~ ${pattern})::int + (lower(title) ~ ${pattern})::int`;
}

/**
 * Templates that list few industries, and this industry early in their list, come first. The key is the negative sum of
 * the number of industries and this industry's position.
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
