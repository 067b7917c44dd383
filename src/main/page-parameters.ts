import { serviceOptions } from "#content/landing/contact.ts";
import { industries } from "#content/landing/industries.ts";
import { services } from "#content/landing/services.ts";
import { worth } from "#content/landing/worth.ts";
import { FINDINGS_QUERY } from "#features/checkup/contract.ts";
import { TEMPLATE_PAGES } from "#features/connections/limits.ts";
import { SITEMAP_PARTS } from "#features/seo/limits.ts";
import { TemplateQuery } from "#features/templates/contract.ts";
import type { PageParameters, ParametersOf } from "#delivery/cache/page-address.ts";
import { listedPath, type ListedPath } from "#shared/listed-paths.ts";

const LIST = Object.fromEntries(
  Object.keys(TemplateQuery.shape).map((name) => [name, true as const]),
);

/**
 * Query parameters that public pages read, with their allowed values; `true` allows any value. Pages that are not
 * listed read none. On `/`, `searched` is the text of a search that found nothing, and `template` is a slug.
 */
const PAGES: Partial<Record<ListedPath, PageParameters>> = {
  "/": {
    sent: ["1"],
    service: serviceOptions.map(({ value }) => value),
    about: [...services, ...industries].map(({ slug }) => slug),
    searched: true,
    [FINDINGS_QUERY.name]: [FINDINGS_QUERY.value],
    template: true,
    ...Object.fromEntries(Object.keys(worth.fields).map((name) => [name, true as const])),
  },
  "/templates": LIST,
  "/connect/:slug": { page: TEMPLATE_PAGES },
};

const FILES: readonly [path: RegExp, parameters: PageParameters][] = [
  [/^\/templates\.(?:atom|json)$/, { after: true }],
  [/^\/templates\/[^/]+\/(?:workflow|run|passport)\.json$/, {}],
  [/^\/templates\/[^/]+\/passport\.svg$/, {}],
  [/^\/(?:llms\.txt|robots\.txt|site\.webmanifest)$/, {}],
  [/^\/sitemap\.xml$/, { part: SITEMAP_PARTS }],
  [/^\/api\/showcases\/[^/]+$/, {}],
];

/** Returns the query parameters that the page at `path` reads; undefined if the page may read any parameter. */
export const parametersOf: ParametersOf = (path) => {
  const page = pageOf(path);
  const listed = listedPath(page);
  if (listed) return PAGES[listed] ?? {};
  return FILES.find(([pattern]) => pattern.test(page))?.[1];
};

/** React Router requests the data of the page `/templates` as `/templates.data`. */
function pageOf(path: string): string {
  return path.replace(/^\/_\.data$/, "/").replace(/\.data$/, "");
}
