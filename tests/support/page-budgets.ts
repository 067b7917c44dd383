/**
 * The most that each kind of page may cost, in figures that do not depend on the machine:
 * `html` and `scripts` in KiB of brotli (scripts: loaded before anybody touches the page), `elements`
 * and `files` named in the page, and `queries` to make the page once. The release's commit stands in the scripts, so their compressed size
 * differs by up to 0.1 KiB from commit to commit. Lower a figure when a change allows it.
 */
export const PAGE_BUDGETS = [
  { path: "/", queries: 8, most: { html: 31.9, scripts: 109.9, elements: 1256, files: 14 } },
  {
    path: "/templates",
    queries: 4,
    most: { html: 22.1, scripts: 112.2, elements: 1018, files: 17 },
  },
  {
    path: "/templates/score-website-leads",
    queries: 4,
    most: { html: 31.6, scripts: 138.3, elements: 1425, files: 38 },
  },
  {
    path: "/templates/score-website-leads/passport",
    queries: 1,
    most: { html: 22.1, scripts: 125.7, elements: 805, files: 25 },
  },
  {
    path: "/services/ai-caller-and-receptionist",
    queries: 1,
    most: { html: 15.7, scripts: 114.5, elements: 401, files: 24 },
  },
  {
    path: "/industries/hotels-hospitality",
    queries: 1,
    most: { html: 15.7, scripts: 114.5, elements: 397, files: 24 },
  },
  {
    path: "/connect/google",
    queries: 1,
    most: { html: 19.9, scripts: 114.3, elements: 625, files: 22 },
  },
  { path: "/privacy", queries: 0, most: { html: 16.0, scripts: 113.0, elements: 585, files: 20 } },
];
