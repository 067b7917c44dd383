import { serviceOptions } from "#content/landing/contact.ts";
import { industries } from "#content/landing/industries.ts";
import { services } from "#content/landing/services.ts";
import { worth } from "#content/landing/worth.ts";
import { TemplateQuery } from "#features/templates/contract.ts";
import type { PageParameters, ParametersOf } from "#delivery/cache/page-address.ts";
import { listedPath, type ListedPath } from "#shared/listed-paths.ts";

const LIST = Object.fromEntries(
  Object.keys(TemplateQuery.shape).map((name) => [name, true as const]),
);

/** Other pages read nothing. `searched`, a search that found nothing, is one visitor's own; `template` is a slug. */
const PAGES: Partial<Record<ListedPath, PageParameters>> = {
  "/": {
    sent: ["1"],
    service: serviceOptions.map(({ value }) => value),
    about: [...services, ...industries].map(({ slug }) => slug),
    searched: true,
    findings: true,
    template: true,
    ...Object.fromEntries(Object.keys(worth.fields).map((name) => [name, true as const])),
  },
  "/templates": LIST,
};

const FILES: readonly [path: RegExp, parameters: PageParameters][] = [
  [/^\/templates\.(?:atom|json)$/, { after: true }],
  [/^\/templates\/[^/]+\/(?:workflow|run)\.json$/, {}],
  [/^\/(?:llms\.txt|robots\.txt|site\.webmanifest|sitemap\.xml)$/, {}],
];

/** Parameters not named above reach neither these pages nor what is kept; elsewhere all do. */
export const parametersOf: ParametersOf = (path) => {
  const page = pageOf(path);
  const listed = listedPath(page);
  if (listed) return PAGES[listed] ?? {};
  return FILES.find(([pattern]) => pattern.test(page))?.[1];
};

/** React Router's data requests are `PATH.data`; the parts they name are ignored: all are sent. */
function pageOf(path: string): string {
  return path.replace(/^\/_\.data$/, "/").replace(/\.data$/, "");
}
