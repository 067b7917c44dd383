/* Separate from contract.ts, because the search field has to work before the browser has loaded the validation code. */

/** In characters. */
export const MAX_SEARCH = 200;

export const SORTS = ["relevance", "featured", "newest", "downloads", "quickest"] as const;
export type Sort = (typeof SORTS)[number];
