import { privacy as content } from "#content/pages/privacy.ts";
import { CACHE_PAGE } from "#delivery/cache/response-cache.ts";
import { staticIsland } from "#delivery/islands/static-island.tsx";
import { pageMeta } from "#shared/seo/page-meta.ts";
import type { Route } from "./+types/page";
import { describeStoredData } from "./server/service.ts";

const Notice = staticIsland("privacy", () => import("./ui/privacy-notice.tsx"));

export const loader = () => ({ rows: describeStoredData() });

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  Notice.loadWith(serverLoader());

export const headers: Route.HeadersFunction = () => ({ [CACHE_PAGE]: "named" });

export const meta: Route.MetaFunction = ({ matches }) => {
  const { origin } = matches[0].loaderData;
  const { title, description } = content;
  return pageMeta({ origin, path: "/privacy", title, description });
};

export default function Privacy() {
  return <Notice />;
}
