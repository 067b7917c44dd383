/**
 * The most that each kind of page may cost, in figures that do not depend on the machine:
 * `html` and `scripts` in KiB of brotli (scripts: loaded before anybody touches the page), `elements`
 * and `files` named in the page, and `queries` to make the page once. The release's commit stands in the scripts, so their compressed size
 * differs by up to 0.1 KiB from commit to commit. Lower a figure when a change allows it.
 */
export const PAGE_BUDGETS = [
  { path: "/", queries: 8, most: { html: 37.4, scripts: 114.3, elements: 1270, files: 15 } },
  {
    path: "/templates",
    queries: 4,
    most: { html: 29.3, scripts: 121.2, elements: 1213, files: 20 },
  },
  {
    path: "/templates/score-website-leads",
    queries: 4,
    most: { html: 39.3, scripts: 145.8, elements: 1500, files: 39 },
  },
  {
    path: "/templates/score-website-leads/passport",
    queries: 1,
    most: { html: 27.6, scripts: 123.1, elements: 720, files: 23 },
  },
  {
    path: "/services/ai-caller-and-receptionist",
    queries: 1,
    most: { html: 24.9, scripts: 116.3, elements: 415, files: 22 },
  },
  {
    path: "/industries/hotels-hospitality",
    queries: 1,
    most: { html: 24.9, scripts: 116.3, elements: 412, files: 22 },
  },
  {
    path: "/connect/google",
    queries: 1,
    most: { html: 29.1, scripts: 116.2, elements: 630, files: 20 },
  },
  { path: "/privacy", queries: 0, most: { html: 25.9, scripts: 114.9, elements: 585, files: 18 } },
];
