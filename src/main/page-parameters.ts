import { serviceOptions } from "#content/contact.ts";
import { TemplateQuery } from "#features/templates/contract.ts";
import type { PageParameters, ParametersOf } from "#delivery/cache/page-address.ts";

const LIST = Object.fromEntries(
  Object.keys(TemplateQuery.shape).map((name) => [name, true as const]),
);

/**
 * What the pages and feeds that can be kept read from their addresses. A parameter that is missing
 * here reaches neither them nor what is kept of them; of a page that is missing all of them do.
 */
const PAGES: readonly [path: RegExp, parameters: PageParameters][] = [
  // With a search that found nothing it is made for one visitor, and not kept.
  [/^\/$/, { sent: ["1"], service: serviceOptions.map(({ value }) => value), searched: true }],
  [/^\/templates$/, LIST],
  [/^\/templates\.(?:atom|json)$/, { after: true }],
  [/^\/templates\/[^/]+(?:\/workflow\.json)?$/, {}],
  [/^\/(?:privacy|llms\.txt|robots\.txt|sitemap\.xml)$/, {}],
];

/**
 * Of a page, and of its data, which React Router's scripts fetch by an address of its own. There
 * they name the parts that they want; they get all of them and take what they asked for.
 */
export const parametersOf: ParametersOf = (path) => {
  const page = path.replace(/^\/_\.data$/, "/").replace(/\.data$/, "");
  return PAGES.find(([pattern]) => pattern.test(page))?.[1];
};
