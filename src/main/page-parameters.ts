import { serviceOptions } from "#content/landing/contact.ts";
import { TemplateQuery } from "#features/templates/contract.ts";
import type { PageParameters, ParametersOf } from "#delivery/cache/page-address.ts";
import { listedPath, type ListedPath } from "#shared/pages.ts";

const LIST = Object.fromEntries(
  Object.keys(TemplateQuery.shape).map((name) => [name, true as const]),
);

/** Of pages that read anything. With a search that found nothing the first is made for one visitor. */
const PAGES: Partial<Record<ListedPath, PageParameters>> = {
  "/": { sent: ["1"], service: serviceOptions.map(({ value }) => value), searched: true },
  "/templates": LIST,
};

/** Feeds and files that can be kept. */
const FILES: readonly [path: RegExp, parameters: PageParameters][] = [
  [/^\/templates\.(?:atom|json)$/, { after: true }],
  [/^\/templates\/[^/]+\/(?:workflow|run)\.json$/, {}],
  [/^\/(?:llms\.txt|robots\.txt|site\.webmanifest|sitemap\.xml)$/, {}],
];

/**
 * What pages, feeds and files that can be kept read from their addresses: a parameter that is not
 * named above reaches neither them nor what is kept of them. Of other addresses all of them do.
 */
export const parametersOf: ParametersOf = (path) => {
  const page = pageOf(path);
  const listed = listedPath(page);
  if (listed) return PAGES[listed] ?? {};
  return FILES.find(([pattern]) => pattern.test(page))?.[1];
};

/**
 * The page whose data this is, which React Router's scripts fetch by an address of its own. There
 * they name the parts that they want; they get all of them and take what they asked for.
 */
function pageOf(path: string): string {
  return path.replace(/^\/_\.data$/, "/").replace(/\.data$/, "");
}
