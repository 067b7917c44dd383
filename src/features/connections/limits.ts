/** Maximum number of templates that one page of a connection guide lists. */
export const TEMPLATES_IN_PAGE = 60;

/** Numbers of the pages that a connection guide may have. They are enough for 60,000 templates. */
export const TEMPLATE_PAGES = Array.from({ length: 1000 }, (_, n) => String(n + 1));
