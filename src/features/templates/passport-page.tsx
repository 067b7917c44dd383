import { passportBasics as content } from "#content/pages/templates.ts";
import { cachedData } from "#delivery/cache/cached-data.ts";
import { staticIsland } from "#delivery/islands/static-island.tsx";
import { requestContext } from "#platform/http/context.ts";
import { pageMeta } from "#shared/seo/page-meta.ts";
import { passportPath } from "#shared/template-addresses.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Route } from "./+types/passport-page";
import { showPassport } from "./server/passport/service.ts";
import type { PassportView } from "./views.ts";

const Page = staticIsland("passport", () => import("./ui/passport/passport-article.tsx"));

/**
 * When the server renders the page, the test results (`proof`) become HTML. They are not sent as data too, because the
 * browser does not hydrate them.
 */
async function loadPassport({ context, params, request }: Route.LoaderArgs): Promise<PassportView> {
  const { proof, ...rest } = await showPassport(context.get(requestContext).platform, params.slug);
  const isFollowed = import.meta.env.DEV || new URL(request.url).pathname.endsWith(".data");
  // The router sends only enumerable properties to the browser, so `proof` is enumerable only after a click on a link.
  return Object.defineProperty({ ...rest, proof }, "proof", { enumerable: isFollowed });
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
