/**
 * Maximum number of pages in one part of the sitemap. The standard allows 50,000, but smaller parts are made and sent
 * faster.
 */
export const PAGES_IN_PART = 5000;

/** Names of the parts of the sitemap, enough for half a million pages. */
export const SITEMAP_PARTS = Array.from({ length: 100 }, (_, n) => String(n + 1));
