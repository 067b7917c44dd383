import { passportBasics as words } from "#content/pages/templates.ts";
import { cachedData } from "#delivery/cache/cached-data.ts";
import { staticIsland } from "#delivery/islands/static-island.tsx";
import { requestContext } from "#platform/http/context.ts";
import { pageMeta } from "#shared/seo/page-meta.ts";
import { passportPath } from "#shared/template-addresses.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Route } from "./+types/passport-page";
import { showPassport } from "./server/passport/service.ts";

const Page = staticIsland(
  "passport",
  () => import("./ui/passport/passport-article.tsx"),
  import.meta.env.SSR ? (await import("./ui/passport/passport-article.tsx")).default : undefined,
);

/** Returns the passport as JSON text: the router's own coding of nested objects would make the page 2 KiB larger. */
async function passportText({ context, params }: Route.LoaderArgs) {
  const { proof, ...rest } = await showPassport(context.get(requestContext).platform, params.slug);
  return {
    ...rest,
    proof: JSON.stringify(proof, (key, value) => (isShown(key, value) ? value : undefined)),
  };
}

/**
 * Whether the page needs a field. It needs no false fields, because it treats a missing field as false, and no name of
 * a right that is an address.
 */
function isShown(key: string, value: unknown): boolean {
  if (key === "") return true;
  const isAddress = key === "name" && String(value).startsWith("https:");
  return !(UNSHOWN.has(key) || value === false || value === null || isAddress);
}

/** Fields of a passport that its page does not show. */
const UNSHOWN: ReadonlySet<string> = new Set([
  "files",
  "findings",
  "checked",
  "source",
  "isForFailures",
  "after",
  "format",
]);

export const loader = (given: Route.LoaderArgs) => cachedData(passportText(given), "named");

/** Loads the page's data while the browser still loads its code, when a visitor follows a link to the page. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [view] = await Promise.all([serverLoader(), Page.load()]);
  return view;
}

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
      title: interpolate(words.title, { title }),
      description: interpolate(words.description, { title }),
    }),
    { tagName: "link", rel: "alternate", type: "application/json", href: `${path}.json` },
  ];
};

export default function PassportPage({ loaderData: { slug } }: Route.ComponentProps) {
  return <Page key={slug} />;
}
