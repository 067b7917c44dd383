import { cachedData } from "#delivery/cache/cached-data.ts";
import { forStaticPart } from "#delivery/islands/for-static-part.ts";
import { staticIsland } from "#delivery/islands/static-island.tsx";
import { requestContext } from "#platform/http/context.ts";
import { pageMeta } from "#shared/seo/page-meta.ts";
import { kindOf } from "#shared/solution-paths.ts";
import type { Route } from "./+types/solution-page";
import { showSolution } from "./server/service.ts";

const Article = staticIsland("solution", () => import("./ui/solution-article.tsx"));

async function loadSolution({ context, params, request, url }: Route.LoaderArgs) {
  const { platform } = context.get(requestContext);
  const shown = await showSolution(platform, kindOf(url.pathname), params.slug);
  return forStaticPart(request, shown, [
    "moments",
    "steps",
    "problem",
    "example",
    "study",
    "questions",
    "run",
    "templates",
    "icons",
    "related",
  ]);
}

export const loader = (given: Route.LoaderArgs) => cachedData(loadSolution(given), "library");

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  Article.loadWith(serverLoader());

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { origin } = matches[0].loaderData;
  const { path, name, promise, title, description } = loaderData;
  const alt = `${name}: ${promise}`;
  const image = { src: `/share${path}.png`, alt, width: 1200, height: 630 };
  return pageMeta({ origin, path, title, description, image });
};

export default function Page({ loaderData }: Route.ComponentProps) {
  return <Article key={loaderData.path} />;
}
