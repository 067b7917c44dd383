import { Link } from "react-router";
import { passport as words } from "#content/library/passport.ts";
import { templatesPage } from "#content/library/templates-page.ts";
import { cachedData } from "#delivery/cache/cached-data.ts";
import { staticIsland } from "#delivery/islands/static-island.tsx";
import { Container } from "#design/layout/container.tsx";
import { PageHeading } from "#design/layout/page-heading.tsx";
import { requestContext } from "#platform/http/context.ts";
import { pageMeta } from "#shared/seo/page-meta.ts";
import { breadcrumbs } from "#shared/seo/structured-data.ts";
import { passportPath, templatePath } from "#shared/template-addresses.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Route } from "./+types/passport-page";
import { showPassport } from "./server/passport/service.ts";

const Article = staticIsland(
  "passport",
  () => import("./ui/passport/passport-article.tsx"),
  import.meta.env.SSR ? (await import("./ui/passport/passport-article.tsx")).default : undefined,
);

export const loader = ({ context, params }: Route.LoaderArgs) =>
  cachedData(showPassport(context.get(requestContext).platform, params.slug), "named");

/** Loads the code together with the data, for visitors who come from another page. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [view] = await Promise.all([serverLoader(), Article.load()]);
  return view;
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { origin } = matches[0].loaderData;
  if (!loaderData) return [];
  const { slug, title } = loaderData;
  const path = passportPath(slug);
  const name = interpolate(words.title, { title });
  const trail = [
    { name: templatesPage.heading, path: "/templates" },
    { name: title, path: templatePath(slug) },
    { name, path },
  ];
  return [
    ...pageMeta({
      origin,
      path,
      title: name,
      description: interpolate(words.description, { title }),
      things: [breadcrumbs(origin, trail)],
    }),
    { tagName: "link", rel: "alternate", type: "application/json", href: `${path}.json` },
  ];
};

export default function PassportPage({ loaderData: view }: Route.ComponentProps) {
  return (
    <Container className="@container py-10 sm:py-14">
      <p className="mb-6 text-small">
        <Link to={templatePath(view.slug)} className="text-muted hover:text-text">
          ← {words.backToTemplate}
        </Link>
      </p>
      <PageHeading className="max-w-[22em] text-heading">
        {interpolate(words.title, { title: view.title })}
      </PageHeading>
      {view.proof ? (
        <Article key={view.slug} />
      ) : (
        <p className="mt-5 max-w-[38em] text-lead text-muted">{words.verdict.noneText}</p>
      )}
    </Container>
  );
}
