/* Separate from the contract, so that the search field loads without the validation library. */

/** In characters. */
export const MAX_SEARCH = 200;

export const SORTS = ["relevance", "featured", "newest", "downloads", "quickest"] as const;
export type Sort = (typeof SORTS)[number];
