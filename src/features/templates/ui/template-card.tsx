import { Link, useNavigation } from "react-router";
import { templatesPage } from "#content/templates-page.ts";
import { Card } from "#design/card.tsx";
import { Chip } from "#design/chip.tsx";
import { classes } from "#design/classes.ts";
import { Spinner } from "#design/spinner.tsx";
import { Unbroken } from "#design/unbroken.tsx";
import { templatePath } from "../addresses.ts";
import type { CardTemplate } from "../views.ts";
import { TemplateSketch } from "./template-sketch.tsx";

/**
 * One template in a list; the whole card is one link.
 * @param keepPlace the template opens over this list, which must not move
 */
export function TemplateCard({
  template,
  headingLevel: Heading = "h2",
  keepPlace = false,
}: {
  template: CardTemplate;
  headingLevel?: "h2" | "h3";
  keepPlace?: boolean;
}) {
  const path = templatePath(template.slug);
  const opening = useNavigation().location?.pathname === path;
  return (
    <Card interactive className="flex h-full flex-col">
      <div className="relative overflow-hidden rounded-t-card border-b border-hairline bg-canvas aspect-video">
        {template.sketch && (
          <TemplateSketch
            sketch={template.sketch}
            className={classes("size-full transition-opacity", opening && "opacity-40")}
          />
        )}
        {opening && (
          <span className="absolute inset-0 grid place-items-center text-2xl">
            <Spinner />
          </span>
        )}
      </div>
      <div className="flex grow flex-col p-5">
        <p className="text-small text-faint">{template.category.join(" · ")}</p>
        <Heading className="mt-1.5 text-title">
          <Link
            to={path}
            preventScrollReset={keepPlace}
            className="no-underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-3 focus-visible:after:outline-accent"
          >
            <Unbroken text={template.title} />
          </Link>
        </Heading>
        <p className="mt-2 mb-5 text-small text-muted">{template.outcome}</p>
        <div className="mt-auto flex items-end justify-between gap-4">
          {template.tools.length > 0 && (
            <ul aria-label={templatesPage.facts.tools} className="flex flex-wrap gap-1.5">
              {template.tools.map((tool) => (
                <li key={tool}>
                  <Chip>{tool}</Chip>
                </li>
              ))}
            </ul>
          )}
          {template.setup_minutes !== null && (
            <p className="shrink-0 text-small text-faint">
              {`${templatesPage.facts.setupTime} ${minutes(template.setup_minutes)}`}
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}

/** "25 min" */
export function minutes(count: number): string {
  return templatesPage.facts.setupMinutes.replace("{minutes}", String(count));
}
