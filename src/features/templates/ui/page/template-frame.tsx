import { Link } from "react-router";
import { templatesPage } from "#content/library/templates-page.ts";
import { Container } from "#design/layout/container.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { NoHyphenBreak } from "#design/no-hyphen-break.tsx";
import type { TemplateView } from "../../views.ts";
import { TemplateArticle } from "./template-article.tsx";

/** How a template is shown. `over`: over a list, to which `close` returns. */
export type Frame = { over: boolean; close: () => void };

type Props = { template: TemplateView; origin: string };

/** Shows a template over the list. Close button, backdrop and Escape close it (docs/product.md, section 4). */
export function TemplateDialog({ template, origin, close }: Props & { close: () => void }) {
  return (
    <Dialog
      open
      onClose={close}
      shape="wide"
      title={template.title}
      closeLabel={templatesPage.detail.close}
    >
      <TemplateArticle key={template.id} template={template} origin={origin} inDialog />
    </Dialog>
  );
}

export function TemplateWholePage({ template, origin }: Props) {
  return (
    <div className="py-10 sm:py-14">
      <Container>
        <p className="mb-6 text-small print:hidden">
          <Link to="/templates" className="text-muted hover:text-text">
            ← {templatesPage.detail.backToList}
          </Link>
        </p>
        <h1 className="max-w-[22em] text-heading">
          <NoHyphenBreak text={template.title} />
        </h1>
        <div className="mt-5">
          <TemplateArticle key={template.id} template={template} origin={origin} />
        </div>
      </Container>
    </div>
  );
}
