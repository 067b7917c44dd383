/**
 * The most that each kind of page may cost, in figures that do not depend on the machine:
 * `html` and `scripts` in KiB of brotli (scripts: loaded before anybody touches the page), `elements`
 * and `files` named in the page, and `queries` to make the page once. The release's commit stands in the scripts, so their compressed size
 * differs by up to 0.1 KiB from commit to commit. Lower a figure when a change allows it.
 */
export const PAGE_BUDGETS = [
  { path: "/", queries: 8, most: { html: 31.6, scripts: 109.6, elements: 1191, files: 13 } },
  {
    path: "/templates",
    queries: 4,
    most: { html: 20.9, scripts: 109.4, elements: 977, files: 16 },
  },
  {
    path: "/templates/score-website-leads",
    queries: 4,
    most: { html: 31.5, scripts: 138.8, elements: 1376, files: 39 },
  },
  {
    path: "/templates/score-website-leads/passport",
    queries: 1,
    most: { html: 21.6, scripts: 116.7, elements: 770, files: 20 },
  },
  {
    path: "/services/ai-caller-and-receptionist",
    queries: 1,
    most: { html: 15.6, scripts: 113.7, elements: 377, files: 23 },
  },
  {
    path: "/industries/hotels-hospitality",
    queries: 1,
    most: { html: 15.6, scripts: 113.7, elements: 373, files: 23 },
  },
  {
    path: "/connect/google",
    queries: 1,
    most: { html: 19.9, scripts: 113.6, elements: 605, files: 21 },
  },
  { path: "/privacy", queries: 0, most: { html: 16.0, scripts: 112.4, elements: 561, files: 19 } },
];
