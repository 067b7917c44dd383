import { solutions } from "#content/site/solutions.ts";
import { industries as words } from "#content/pages/industries.ts";
import { CACHE_PAGE } from "#delivery/cache/response-cache.ts";
import { pageMeta } from "#shared/seo/page-meta.ts";
import { breadcrumbs } from "#shared/seo/structured-data.ts";
import type { Route } from "./+types/industries-page";
import { listSolutions } from "./server/service.ts";
import { Overview } from "./ui/overview.tsx";

const path = "/industries";

export const loader = () => listSolutions("industries");

export const headers: Route.HeadersFunction = () => ({ [CACHE_PAGE]: "named" });

export const meta: Route.MetaFunction = ({ matches }) => {
  const { origin } = matches[0].loaderData;
  const things = [breadcrumbs(origin, [{ name: solutions.industries.heading, path }])];
  return pageMeta({ origin, path, ...words, things });
};

export default function IndustriesOverview({ loaderData }: Route.ComponentProps) {
  return <Overview {...solutions.industries} cards={loaderData} />;
}
