/**
 * Maximum cost of each kind of page, in figures that do not depend on the machine. `html`: KiB of the page. `scripts`:
 * KiB of the scripts that load before a visitor acts. Both are compressed by brotli. `elements` and `files`: numbers in
 * the page. `queries`: number of database queries to render the page once. The release's commit is part of the scripts,
 * so their size varies by up to 0.1 KiB. Lower a figure when a change makes the page cheaper.
 */
export const PAGE_BUDGETS = [
  { path: "/", queries: 8, most: { html: 30.0, scripts: 109.3, elements: 1185, files: 12 } },
  {
    path: "/templates",
    queries: 4,
    most: { html: 19.9, scripts: 108.4, elements: 976, files: 14 },
  },
  {
    path: "/templates/score-website-leads",
    queries: 4,
    most: { html: 30.2, scripts: 109.4, elements: 1195, files: 17 },
  },
  {
    path: "/templates/score-website-leads/passport",
    queries: 1,
    most: { html: 19.2, scripts: 108.0, elements: 770, files: 14 },
  },
  {
    path: "/services/ai-caller-and-receptionist",
    queries: 1,
    most: { html: 17.5, scripts: 107.6, elements: 461, files: 14 },
  },
  {
    path: "/industries/hotels-hospitality",
    queries: 1,
    most: { html: 20.4, scripts: 107.6, elements: 488, files: 14 },
  },
  {
    path: "/connect/google",
    queries: 1,
    most: { html: 18.7, scripts: 107.1, elements: 605, files: 12 },
  },
  { path: "/privacy", queries: 0, most: { html: 14.6, scripts: 107.0, elements: 561, files: 11 } },
];
