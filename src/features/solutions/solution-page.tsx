import { cachedData } from "#delivery/cache/cached-data.ts";
import { staticIsland } from "#delivery/islands/static-island.tsx";
import { requestContext } from "#platform/http/context.ts";
import { kindOf } from "#shared/solution-paths.ts";
import type { Route } from "./+types/solution-page";
import { showSolution } from "./server/service.ts";
import { solutionMeta } from "./solution-meta.ts";

const Article = staticIsland("solution", () => import("./ui/solution-article.tsx"));

export const loader = ({ context, params, url }: Route.LoaderArgs) => {
  const { platform } = context.get(requestContext);
  return cachedData(showSolution(platform, kindOf(url.pathname), params.slug), "library");
};

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [solution] = await Promise.all([serverLoader(), Article.load()]);
  return solution;
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? solutionMeta(matches[0].loaderData.origin, loaderData) : [];

export default function Page({ loaderData }: Route.ComponentProps) {
  return <Article key={loaderData.path} />;
}
