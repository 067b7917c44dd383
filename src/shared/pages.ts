type Page = {
  path: string;
  file: string;
  inside?: string;
  /** Public, and therefore in LISTED_PATHS (listed-paths.ts). */
  listed: boolean;
};

/**
 * All pages. Routes, sitemap, speed measurements and redirects are made from this list; titles are in
 * content/pages/.
 */
export const PAGES = [
  { path: "/", file: "features/landing/page.tsx", listed: true },
  { path: "/templates", file: "features/templates/page.tsx", listed: true },
  {
    path: "/templates/:slug",
    file: "features/templates/template-page.tsx",
    inside: "/templates",
    listed: true,
  },
  { path: "/templates/:slug/passport", file: "features/templates/passport-page.tsx", listed: true },
  { path: "/services", file: "features/solutions/services-page.tsx", listed: true },
  { path: "/services/:slug", file: "features/solutions/service-page.tsx", listed: true },
  { path: "/industries", file: "features/solutions/industries-page.tsx", listed: true },
  { path: "/industries/:slug", file: "features/solutions/industry-page.tsx", listed: true },
  { path: "/check", file: "features/checkup/page.tsx", listed: true },
  { path: "/connect", file: "features/connections/page.tsx", listed: true },
  { path: "/connect/:slug", file: "features/connections/connection-page.tsx", listed: true },
  { path: "/privacy", file: "features/privacy/page.tsx", listed: true },
  { path: "/imprint", file: "features/imprint/page.tsx", listed: true },
  { path: "/newsletter/confirm", file: "features/newsletter/confirm-page.tsx", listed: false },
  {
    path: "/newsletter/unsubscribe",
    file: "features/newsletter/unsubscribe-page.tsx",
    listed: false,
  },
  { path: "/weekly-report", file: "features/weekly-report/page.tsx", listed: false },
  { path: "/sign-in", file: "features/account/sign-in-page.tsx", listed: false },
  { path: "/sign-up", file: "features/account/sign-up-page.tsx", listed: false },
  { path: "/confirm", file: "features/account/confirm-page.tsx", listed: false },
  { path: "/forgot", file: "features/account/forgot-page.tsx", listed: false },
  { path: "/reset", file: "features/account/reset-page.tsx", listed: false },
  { path: "/account", file: "features/account/page.tsx", listed: false },
  { path: "/admin", file: "features/admin/layout.tsx", listed: false },
  { path: "/admin", file: "features/admin/page.tsx", inside: "/admin", listed: false },
  { path: "/admin/today", file: "features/inbox/today-page.tsx", inside: "/admin", listed: false },
  {
    path: "/admin/messages",
    file: "features/inbox/inbox-page.tsx",
    inside: "/admin",
    listed: false,
  },
  {
    path: "/admin/messages/:id",
    file: "features/inbox/message-page.tsx",
    inside: "/admin/messages",
    listed: false,
  },
  { path: "/admin/people", file: "features/people/page.tsx", inside: "/admin", listed: false },
  {
    path: "/admin/people/:id",
    file: "features/people/person-page.tsx",
    inside: "/admin",
    listed: false,
  },
  {
    path: "/admin/answers",
    file: "features/chat/answers-page.tsx",
    inside: "/admin",
    listed: false,
  },
  {
    path: "/admin/outbox",
    file: "features/outbox/page.tsx",
    inside: "/admin",
    listed: false,
  },
  {
    path: "/admin/outbox/:id",
    file: "features/outbox/delivery-page.tsx",
    inside: "/admin",
    listed: false,
  },
  { path: "/admin/numbers", file: "features/analytics/page.tsx", inside: "/admin", listed: false },
  { path: "/admin/api", file: "features/api/page.tsx", inside: "/admin", listed: false },
  { path: "/admin/webhooks", file: "features/webhooks/page.tsx", inside: "/admin", listed: false },
  {
    path: "/admin/webhooks/:id",
    file: "features/webhooks/webhook-page.tsx",
    inside: "/admin",
    listed: false,
  },
  {
    path: "/admin/privacy",
    file: "features/privacy/people-page.tsx",
    inside: "/admin",
    listed: false,
  },
  { path: "/admin/speed", file: "features/admin/speed-page.tsx", inside: "/admin", listed: false },
  { path: "/admin/settings", file: "features/settings/page.tsx", inside: "/admin", listed: false },
  { path: "/admin/templates", file: "features/curation/page.tsx", inside: "/admin", listed: false },
  { path: "*", file: "features/not-found/page.tsx", listed: false },
] as const satisfies readonly Page[];
