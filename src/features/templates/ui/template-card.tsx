import { Link, useNavigation } from "react-router";
import { templatesPage } from "#content/library/templates-page.ts";
import { Card } from "#design/layout/card.tsx";
import { Chip } from "#design/chip.tsx";
import { classes } from "#design/classes.ts";
import { Spinner } from "#design/spinner.tsx";
import { NoHyphenBreak } from "#design/no-hyphen-break.tsx";
import { templatePath } from "#shared/template-addresses.ts";
import type { Match } from "../contract.ts";
import type { CardTemplate } from "../views.ts";
import { Marked } from "./marked.tsx";
import { MatchReasons } from "./match-reasons.tsx";
import { WorkflowSketch } from "#features/diagram/client/workflow-sketch.tsx";

/**
 * The whole card is one link.
 * @param match reasons of a close match @param keepPlace opens the template over this list
 */
export function TemplateCard({
  template,
  match,
  headingLevel: Heading = "h2",
  keepPlace = false,
}: {
  template: CardTemplate;
  match?: Match;
  headingLevel?: "h2" | "h3";
  keepPlace?: boolean;
}) {
  const path = templatePath(template.slug);
  const words = match?.words ?? [];
  const opening = useNavigation().location?.pathname === path;
  return (
    <Card interactive className="flex h-full flex-col">
      <div className="relative h-38 overflow-hidden rounded-t-card border-b border-hairline bg-canvas">
        {template.sketch && (
          <div className={classes("h-full transition-opacity", opening && "opacity-40")}>
            <WorkflowSketch sketch={template.sketch} />
          </div>
        )}
        {opening && (
          <span className="absolute inset-0 grid place-items-center text-2xl">
            <Spinner />
          </span>
        )}
      </div>
      <div className="flex grow flex-col p-5">
        <p className="text-small text-faint">
          <Marked text={template.category.join(" · ")} words={words} />
        </p>
        <Heading className="mt-1.5 text-title">
          <Link
            to={path}
            preventScrollReset={keepPlace}
            className="no-underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-3 focus-visible:after:outline-accent"
          >
            {words.length > 0 ? (
              <Marked text={template.title} words={words} />
            ) : (
              <NoHyphenBreak text={template.title} />
            )}
          </Link>
        </Heading>
        <p className="mt-2 text-small text-muted">
          <Marked text={template.outcome} words={words} />
        </p>
        {match && <MatchReasons match={match} />}
        <div className="mt-auto flex items-end justify-between gap-4 pt-5">
          {template.tools.length > 0 && (
            <ul aria-label={templatesPage.facts.tools} className="flex flex-wrap gap-1.5">
              {template.tools.map((tool) => (
                <li key={tool}>
                  <Chip>
                    <span>
                      <Marked text={tool} words={words} />
                    </span>
                  </Chip>
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

export function minutes(count: number): string {
  return templatesPage.facts.setupMinutes.replace("{minutes}", String(count));
}
