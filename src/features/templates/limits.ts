/* Separate from contract.ts, so that the search field works before the validation code is loaded. */

/** In characters. */
export const MAX_SEARCH = 200;

export const SORTS = ["relevance", "featured", "newest", "downloads", "quickest"] as const;
export type Sort = (typeof SORTS)[number];
