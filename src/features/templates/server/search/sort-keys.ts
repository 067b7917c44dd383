import type { TemplateQuery } from "../../contract.ts";
import type { Sort } from "../../limits.ts";

/** `best`: ids of the templates that fit the search best, best first (see `rankedIds`). */
type Asked = Pick<TemplateQuery, "q" | "industry"> & { best?: readonly string[] };

/** Sort key of templates with an unknown set-up time, which come last among the quickest. */
const LAST = -2147483647;

/** SQL of the sort keys: greatest first, ties go to the newest. Appends its parameters to the statement's. */
export const SORT_KEYS: Record<Sort, (asked: Asked, params: unknown[]) => string> = {
  newest: () => "0",
  featured: () => "is_featured::int",
  relevance: ({ q, industry, best = [] }, params) =>
    q === "" && industry !== ""
      ? fit(industry, params)
      : `${rank(best, params)} + ${wholeness(q, params)}`,
  downloads: () => "downloads",
  quickest: () => `coalesce(-setup_minutes, ${LAST})`,
};

/** Puts the best-fitting templates first, in their order. */
function rank(best: readonly string[], params: unknown[]): string {
  const position = `array_position($${params.push([...best])}::uuid[], id)`;
  return `coalesce(${best.length + 1} - ${position}, 0) * ${MAX_WHOLENESS + 1}`;
}

const MAX_WHOLENESS = 2;

/** Puts complete words in the title first, then complete words elsewhere, then parts of words. */
function wholeness(q: string, params: unknown[]): string {
  const words = `lower($${params.push(wholeWords(q))}::text)`;
  return `(search_text ~ ${words})::int + (lower(title) ~ ${words})::int`;
}

/** Puts templates for few industries first, and among them those that name this industry early. */
function fit(industry: string, params: unknown[]): string {
  const position = `array_position(industries, $${params.push(industry)}::text)`;
  return `coalesce(-(cardinality(industries) + ${position}), ${LAST})`;
}

/** PostgreSQL's regular expression for a text with no letter or digit right before or behind it. */
function wholeWords(q: string): string {
  const literal = q.replace(/[^\p{L}\p{N}\s]/gu, "\\$&");
  return `(?<![[:alnum:]])${literal}(?![[:alnum:]])`;
}
