import { Wrench } from "lucide-react";
import { templatesPage } from "#content/library/templates-page.ts";
import { ActionLink } from "#client/action-link.tsx";
import { buttonClasses } from "#design/button.tsx";

const { label } = templatesPage.detail.setUp;

export function SetUpLink({
  slug,
  icon = true,
  variant = "secondary",
}: {
  slug: string;
  icon?: boolean;
  variant?: "secondary" | "quiet";
}) {
  return (
    <ActionLink
      action={{ label, to: "section", section: "contact-form" }}
      search={`?${new URLSearchParams({ template: slug })}`}
      className={buttonClasses({ variant })}
    >
      {icon && <Wrench aria-hidden className="size-4.5 shrink-0 max-sm:hidden" />}
      {label}
    </ActionLink>
  );
}
