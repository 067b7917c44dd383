/** Maximum number of templates that one page of a connection guide lists. */
export const TEMPLATES_IN_PAGE = 60;

/** Page numbers "1" to "1000". With 60 templates a page, they suffice for 60,000 templates. */
export const TEMPLATE_PAGES = Array.from({ length: 1000 }, (_, n) => String(n + 1));
