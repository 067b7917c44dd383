import type { TemplateQuery } from "../../contract.ts";
import type { Sort } from "../../limits.ts";

type Asked = Pick<TemplateQuery, "q" | "industry">;

/** Where templates whose set-up time nobody knows stand among the quickest: last. */
const LAST = -2147483647;

/** Greatest first; ties go to the newest. Its SQL's parameters are put behind those of the statement. */
export const SORT_KEYS: Record<Sort, (asked: Asked, params: unknown[]) => string> = {
  newest: () => "0",
  featured: () => "is_featured::int",
  relevance: ({ q, industry }, params) =>
    q === "" && industry !== "" ? fit(industry, params) : wholeness(q, params),
  downloads: () => "downloads",
  quickest: () => `coalesce(-setup_minutes, ${LAST})`,
};

/** What has the words whole in its title first, then elsewhere, then as parts of others. */
function wholeness(q: string, params: unknown[]): string {
  const words = `lower($${params.push(wholeWords(q))}::text)`;
  return `(search_text ~ ${words})::int + (lower(title) ~ ${words})::int`;
}

/** What was made for few industries, and for this one before others. */
function fit(industry: string, params: unknown[]): string {
  const position = `array_position(industries, $${params.push(industry)}::text)`;
  return `coalesce(-(cardinality(industries) + ${position}), ${LAST})`;
}

/** PostgreSQL's regular expression for a text with no letter or digit right before or behind it. */
function wholeWords(q: string): string {
  const literal = q.replace(/[^\p{L}\p{N}\s]/gu, "\\$&");
  return `(?<![[:alnum:]])${literal}(?![[:alnum:]])`;
}
