import { useLoaderData, useOutletContext } from "react-router";
import { templatesPage } from "#content/library/templates-page.ts";
import { seo } from "#content/site/seo.ts";
import { useSite } from "#client/site.ts";
import { DataBlock } from "#delivery/head/data-block.tsx";
import { BackLink } from "#design/back-link.tsx";
import { Container } from "#design/layout/container.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { breadcrumbs, templateCode } from "#shared/seo/structured-data.ts";
import { sharePicturePath, templatePath } from "#shared/template-addresses.ts";
import type { TemplateView } from "../../views.ts";
import { TemplateArticle } from "./template-article.tsx";

/** `over`: whether the template is in a dialog on top of a list. `close` returns to that list. */
export type Frame = { over: boolean; close: () => void };

export default function TemplateFrame() {
  const template = useLoaderData<TemplateView>();
  const frame = useOutletContext<Frame>();
  const { origin } = useSite();
  if (!frame.over) return <TemplateWholePage {...{ template, origin }} />;
  // The close button, a click beside the dialog and Escape close the dialog (docs/product.md, section 4).
  return (
    <Dialog
      open
      onClose={frame.close}
      shape="wide"
      title={template.title}
      closeLabel={templatesPage.detail.close}
    >
      <TemplateArticle template={template} origin={origin} inDialog />
    </Dialog>
  );
}

type Props = { template: TemplateView; origin: string };

function TemplateWholePage({ template, origin }: Props) {
  return (
    <Container className="pt-4 pb-10 sm:pt-8 sm:pb-14">
      <BackLink to="/templates" className="-mt-3 sm:mb-5">
        {templatesPage.detail.backToList}
      </BackLink>
      <TemplateArticle template={template} origin={origin} inDialog={false} />
      <StructuredData {...{ template, origin }} />
    </Container>
  );
}

function StructuredData({ template, origin }: Props) {
  const { slug, title, summary, version, facts, diagram } = template;
  const path = templatePath(slug);
  const code = templateCode(origin, {
    path,
    name: title,
    description: summary,
    // The image is drawn from the workflow, which a template without files does not have.
    image: diagram ? sharePicturePath(slug) : seo.shareImage.src,
    version,
    licence: facts?.licence,
    created: template.created_at,
    changed: template.updated_at,
    keywords: [...template.category, ...template.tools],
  });
  const trail = [
    { name: templatesPage.heading, path: "/templates" },
    { name: title, path },
  ];
  return <DataBlock things={[code, breadcrumbs(origin, trail)]} />;
}
