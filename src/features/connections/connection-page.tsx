import { cachedData } from "#delivery/cache/cached-data.ts";
import { staticIsland } from "#delivery/islands/static-island.tsx";
import { requestContext } from "#platform/http/context.ts";
import { connectionPath } from "#shared/connection-paths.ts";
import { pageMeta } from "#shared/seo/page-meta.ts";
import type { Route } from "./+types/connection-page";
import { showConnection } from "./server/service.ts";

const Guide = staticIsland("connection", () => import("./ui/connection-guide.tsx"));

export const loader = ({ context, params, url }: Route.LoaderArgs) => {
  const page = url.searchParams.get("page") ?? undefined;
  return cachedData(
    showConnection(context.get(requestContext).platform, params.slug, page),
    "library",
  );
};

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  Guide.loadWith(serverLoader());

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData: connection }) => {
  const { origin } = matches[0].loaderData;
  if (!connection) return [];
  const { slug, title, summary, page } = connection;
  const listed = page === 1 ? undefined : false;
  return pageMeta({ origin, path: connectionPath(slug), title, description: summary, listed });
};

export default function ConnectionPage({ loaderData: { slug, page } }: Route.ComponentProps) {
  return <Guide key={`${slug} ${page}`} />;
}
