/* Apart from the contract, so that the search can be shown before anything has to be checked. */

/** In characters. */
export const MAX_SEARCH = 200;

export const SORTS = ["relevance", "featured", "newest", "downloads", "quickest"] as const;
export type Sort = (typeof SORTS)[number];
