/**
 * The most that each kind of page may cost, in figures that do not depend on the machine:
 * `html` and `scripts` in KiB of brotli (scripts: loaded before anybody touches the page), `elements`
 * and `files` named in the page, and `queries` to make the page once. The release's commit stands in the scripts, so their compressed size
 * differs by up to 0.1 KiB from commit to commit. Lower a figure when a change allows it.
 */
export const PAGE_BUDGETS = [
  { path: "/", queries: 8, most: { html: 31.9, scripts: 111.1, elements: 1256, files: 13 } },
  {
    path: "/templates",
    queries: 4,
    most: { html: 22.1, scripts: 113.4, elements: 1018, files: 16 },
  },
  {
    path: "/templates/score-website-leads",
    queries: 4,
    most: { html: 31.6, scripts: 139.5, elements: 1413, files: 37 },
  },
  {
    path: "/templates/score-website-leads/passport",
    queries: 1,
    most: { html: 22.1, scripts: 126.9, elements: 805, files: 24 },
  },
  {
    path: "/services/ai-caller-and-receptionist",
    queries: 1,
    most: { html: 15.7, scripts: 115.7, elements: 401, files: 23 },
  },
  {
    path: "/industries/hotels-hospitality",
    queries: 1,
    most: { html: 15.7, scripts: 115.7, elements: 397, files: 23 },
  },
  {
    path: "/connect/google",
    queries: 1,
    most: { html: 19.9, scripts: 115.5, elements: 625, files: 21 },
  },
  { path: "/privacy", queries: 0, most: { html: 16.0, scripts: 114.2, elements: 585, files: 19 } },
];
