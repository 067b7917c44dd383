/** A sitemap may name 50,000 addresses; smaller parts are made and sent faster. */
export const PAGES_IN_PART = 5000;

/** Names of the parts, for half a million pages. */
export const SITEMAP_PARTS = Array.from({ length: 100 }, (_, n) => String(n + 1));
