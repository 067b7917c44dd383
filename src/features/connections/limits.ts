/** Templates on each page of a connection guide. */
export const TEMPLATES_IN_PAGE = 60;

/** Numbers of all pages of a connection guide, enough for 60,000 templates. */
export const TEMPLATE_PAGES = Array.from({ length: 1000 }, (_, n) => String(n + 1));
