import { solutions } from "#content/site/solutions.ts";
import { services as words } from "#content/pages/services.ts";
import { CACHE_PAGE } from "#delivery/cache/response-cache.ts";
import { pageMeta } from "#shared/seo/page-meta.ts";
import { breadcrumbs } from "#shared/seo/structured-data.ts";
import type { Route } from "./+types/services-page";
import { listSolutions } from "./server/service.ts";
import { Overview } from "./ui/overview.tsx";

const path = "/services";

export const loader = () => listSolutions("services");

export const headers: Route.HeadersFunction = () => ({ [CACHE_PAGE]: "named" });

export const meta: Route.MetaFunction = ({ matches }) => {
  const { origin } = matches[0].loaderData;
  const things = [breadcrumbs(origin, [{ name: solutions.services.heading, path }])];
  return pageMeta({ origin, path, ...words, things });
};

export default function ServicesOverview({ loaderData }: Route.ComponentProps) {
  return <Overview {...solutions.services} cards={loaderData} />;
}
