import { useOutletContext } from "react-router";
import { seo } from "#content/site/seo.ts";
import { templatesPage } from "#content/library/templates-page.ts";
import { requestContext } from "#platform/http/context.ts";
import { cachedData } from "#delivery/cache/cached-data.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { pageMeta } from "#shared/seo/page-meta.ts";
import { breadcrumbs, templateCode } from "#shared/seo/structured-data.ts";
import type { Route } from "./+types/template-page";
import { sharePicturePath, templatePath } from "#shared/template-addresses.ts";
import { showTemplate } from "./server/template-view.ts";
import { TemplateDialog, TemplateWholePage, type Frame } from "./ui/page/template-frame.tsx";

export const loader = ({ context, params }: Route.LoaderArgs) =>
  cachedData(showTemplate(context.get(requestContext).platform, params.slug), "named");

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData: template }) => {
  const { origin } = matches[0].loaderData;
  if (!template) return [];
  const { slug, title, summary } = template;
  const path = templatePath(slug);
  // The picture is drawn from the workflow, so a template without files has no picture.
  const image = template.diagram
    ? {
        src: sharePicturePath(slug),
        alt: interpolate(templatesPage.graph.label, {
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
      things: [
        templateCode(origin, {
          path,
          name: title,
          description: summary,
          image: image?.src ?? seo.shareImage.src,
          version: template.version,
          licence: template.facts?.licence,
          created: template.created_at,
          changed: template.updated_at,
          keywords: [...template.category, ...template.tools],
        }),
        breadcrumbs(origin, [
          { name: templatesPage.heading, path: "/templates" },
          { name: title, path },
        ]),
      ],
    }),
    {
      tagName: "link",
      rel: "alternate",
      type: "text/markdown",
      href: `${path}.md`,
    },
  ];
};

export default function TemplatePage({ loaderData: template, matches }: Route.ComponentProps) {
  const frame = useOutletContext<Frame>();
  const { origin } = matches[0].loaderData;
  return frame.over ? (
    <TemplateDialog template={template} origin={origin} close={frame.close} />
  ) : (
    <TemplateWholePage template={template} origin={origin} />
  );
}
