/* These constants are not in contract.ts, so that the search field works before the browser has loaded the schemas. */

/** Maximum number of characters of a search. */
export const MAX_SEARCH = 200;

export const SORTS = ["relevance", "featured", "newest", "downloads", "quickest"] as const;
export type Sort = (typeof SORTS)[number];
