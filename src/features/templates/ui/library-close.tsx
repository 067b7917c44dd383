import { useId } from "react";
import { templatesPage } from "#content/library/templates-page.ts";
import { ActionLink } from "#client/action-link.tsx";
import { buttonClasses } from "#design/button.tsx";
import { classes } from "#design/classes.ts";
import type { CardTemplate, Match } from "../contract.ts";
import { TemplateCard } from "../client/template-card.tsx";

/**
 * A group of templates above or below the exact results of a search, or without any.
 * @param isApart - whether a larger gap separates these templates from other results above them
 * @param headingHidden - whether only screen readers read the heading, because a visible line above says the same
 */
export function FurtherTemplates({
  heading,
  headingHidden = false,
  isApart = false,
  templates,
  busy,
}: {
  heading: string;
  headingHidden?: boolean;
  isApart?: boolean;
  templates: readonly (CardTemplate & { match?: Match })[];
  busy: boolean;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={isApart ? "mt-12" : "[:is(ul,section)~&]:mt-5"}>
      <h2 id={id} className={headingHidden ? "sr-only" : "mb-2 text-title"}>
        {heading}
      </h2>
      <ul className={classes(gridOf(templates.length), busy && "opacity-60")}>
        {templates.map(({ match, ...template }) => (
          <li key={template.slug}>
            <TemplateCard template={template} match={match} headingLevel="h3" keepPlace />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns CSS classes for a grid. In a wide window, a row has three cards, but exactly two cards fill a whole row. */
export function gridOf(count: number): string {
  return classes(
    "cards grid grid-cols-1 gap-5 transition-opacity sm:grid-cols-2",
    count !== 2 && "xl:grid-cols-3",
  );
}

const { text, action } = templatesPage.tellTask;

export function DescribeTaskLink({ search }: { search: string }) {
  const query = new URLSearchParams({ searched: search });
  return (
    <ActionLink
      action={{ label: action, to: "section", section: "contact" }}
      search={search === "" ? "" : `?${query}`}
      className={buttonClasses({ variant: "primary" })}
    />
  );
}

export function TaskOffer({ search }: { search: string }) {
  return (
    <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-4 border-t border-hairline pt-8">
      <p className="max-w-[34rem] text-lead">{text}</p>
      <DescribeTaskLink search={search} />
    </div>
  );
}
