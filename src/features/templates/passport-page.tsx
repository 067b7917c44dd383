import { passportBasics as content } from "#content/pages/templates.ts";
import { cachedData } from "#delivery/cache/cached-data.ts";
import { forStaticPart } from "#delivery/islands/for-static-part.ts";
import { staticIsland } from "#delivery/islands/static-island.tsx";
import { requestContext } from "#platform/http/context.ts";
import { pageMeta } from "#shared/seo/page-meta.ts";
import { passportPath } from "#shared/template-addresses.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Route } from "./+types/passport-page";
import { showPassport } from "./server/passport/service.ts";
import type { PassportView } from "./views.ts";

const Page = staticIsland("passport", () => import("./ui/passport/passport-article.tsx"));

async function loadPassport({ context, params, request }: Route.LoaderArgs): Promise<PassportView> {
  const shown = await showPassport(context.get(requestContext).platform, params.slug);
  return forStaticPart(request, { ...shown }, ["proof"]);
}

export const loader = (given: Route.LoaderArgs) => cachedData(loadPassport(given), "named");

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  Page.loadWith(serverLoader());

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { origin } = matches[0].loaderData;
  if (!loaderData) return [];
  const { slug, title } = loaderData;
  const path = passportPath(slug);
  return [
    ...pageMeta({
      origin,
      path,
      title: interpolate(content.title, { title }),
      description: interpolate(content.description, { title }),
    }),
    { tagName: "link", rel: "alternate", type: "application/json", href: `${path}.json` },
  ];
};

export default function PassportPage({ loaderData: { slug } }: Route.ComponentProps) {
  return <Page key={slug} />;
}
