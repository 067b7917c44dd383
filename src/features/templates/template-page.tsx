import { useLocation } from "react-router";
import { libraryBasics } from "#content/pages/templates.ts";
import { requestContext } from "#platform/http/context.ts";
import { cachedData } from "#delivery/cache/cached-data.ts";
import { staticIsland } from "#delivery/islands/static-island.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import { pageMeta } from "#shared/seo/page-meta.ts";
import type { Route } from "./+types/template-page";
import { sharePicturePath, templatePath } from "#shared/template-addresses.ts";
import { showTemplate } from "./server/template-view.ts";

const Template = staticIsland("template", () => import("./ui/page/template-frame.tsx"), {
  wakes: true,
});

export const loader = ({ context, params }: Route.LoaderArgs) =>
  cachedData(showTemplate(context.get(requestContext).platform, params.slug), "named");

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  Template.loadWith(serverLoader());

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData: template }) => {
  const { origin } = matches[0].loaderData;
  if (!template) return [];
  const { slug, title, summary } = template;
  const path = templatePath(slug);
  // The link-preview image (og:image) shows the workflow. A template without files has no workflow.
  const image = template.diagram
    ? {
        src: sharePicturePath(slug),
        alt: interpolate(libraryBasics.drawing, {
          title,
          count: template.diagram.nodes.length,
        }),
        width: 1200,
        height: 630,
      }
    : undefined;
  return [
    ...pageMeta({
      origin,
      path,
      title,
      image,
      description: summary,
    }),
    {
      tagName: "link",
      rel: "alternate",
      type: "text/markdown",
      href: `${path}.md`,
    },
  ];
};

export default function TemplatePage({ loaderData: { id } }: Route.ComponentProps) {
  // A link to `#watch` plays the recorded run. For this, the page has to be hydrated at once, and not later, as usual.
  return <Template key={id} now={useLocation().hash === "#watch"} />;
}
