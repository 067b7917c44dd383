import type { Sort } from "../../limits.ts";

/** Where templates whose set-up time nobody knows stand among the quickest: last. */
const LAST = -2147483647;

/**
 * What each order sorts by, greatest first; ties go to the newest. A whole number in SQL, whose
 * parameters are put behind those that the statement has already.
 */
export const SORT_KEYS: Record<Sort, (q: string, params: unknown[]) => string> = {
  newest: () => "0",
  featured: () => "is_featured::int",
  // As whole words before parts of words.
  relevance: (q, params) => `(search_text ~ lower($${params.push(wholeWords(q))}::text))::int`,
  downloads: () => "downloads",
  quickest: () => `coalesce(-setup_minutes, ${LAST})`,
};

/** PostgreSQL's regular expression for a text with no letter or digit right before or behind it. */
function wholeWords(q: string): string {
  const literal = q.replace(/[^\p{L}\p{N}\s]/gu, "\\$&");
  return `(?<![[:alnum:]])${literal}(?![[:alnum:]])`;
}
