import { Wrench } from "lucide-react";
import { useNavigation } from "react-router";
import { templatesPage } from "#content/library/templates-page.ts";
import { ActionLink } from "#client/action-link.tsx";
import { buttonClasses, type ButtonLook } from "#design/button.tsx";
import { Spinner } from "#design/spinner.tsx";

const { label } = templatesPage.detail.setUp;

export function SetUpLink({
  slug,
  icon = true,
  variant = "secondary",
}: {
  slug: string;
  icon?: boolean;
  variant?: ButtonLook["variant"];
}) {
  const search = `?${new URLSearchParams({ template: slug })}`;
  const isOpening = useNavigation().location?.search === search;
  return (
    <ActionLink
      action={{ label, to: "section", section: "contact-form" }}
      search={search}
      className={buttonClasses({ variant })}
    >
      {isOpening ? (
        <Spinner />
      ) : (
        icon && <Wrench aria-hidden className="size-4.5 shrink-0 max-sm:hidden" />
      )}
      {label}
    </ActionLink>
  );
}
