import { industries } from "#content/pages/industries.ts";
import { services } from "#content/pages/services.ts";
import { solutions } from "#content/site/solutions.ts";
import { CACHE_PAGE } from "#delivery/cache/response-cache.ts";
import { pageMeta } from "#shared/seo/page-meta.ts";
import { kindOf } from "#shared/solution-paths.ts";
import type { Route } from "./+types/page";
import { groupSolutions } from "./server/service.ts";
import { Overview } from "./ui/overview.tsx";

const WORDS = { services, industries };

export const loader = ({ url }: Route.LoaderArgs) => {
  const kind = kindOf(url.pathname);
  return { kind, groups: groupSolutions(kind) };
};

export const headers: Route.HeadersFunction = () => ({ [CACHE_PAGE]: "named" });

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { origin } = matches[0].loaderData;
  const { kind } = loaderData;
  return pageMeta({ origin, path: `/${kind}`, ...WORDS[kind] });
};

export default function Page({ loaderData: { kind, groups } }: Route.ComponentProps) {
  return <Overview {...solutions[kind]} groups={groups} />;
}
