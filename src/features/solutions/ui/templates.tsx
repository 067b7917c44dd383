import { Link } from "react-router";
import { libraryWords } from "#content/landing/library.ts";
import { solutions } from "#content/site/solutions.ts";
import { buttonClasses } from "#design/button.tsx";
import { classes } from "#design/classes.ts";
import { Section } from "#design/layout/section.tsx";
import { TextLink } from "#design/text-link.tsx";
import { SketchIcons } from "#features/diagram/client/workflow-sketch.tsx";
import { RunCard } from "#features/showcase/client/run-card.tsx";
import { TemplateCard } from "#features/templates/client/template-card.tsx";
import { templatePath } from "#shared/template-addresses.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { SolutionView } from "../views.ts";

const texts = solutions.templates;

export function Templates({ solution }: { solution: SolutionView }) {
  const { kind, name, run, templates, icons } = solution;
  const some = run !== undefined || templates.length > 0;
  const industry = kind === "industries" && some ? name : undefined;
  return (
    <Section
      id="templates"
      heading={texts.heading}
      intro={some ? texts.intro : texts.none}
      className="border-y border-hairline bg-band"
    >
      {run && (
        <RunCard
          run={run}
          className="bg-canvas"
          control={
            // Leads to the template's page, where the run begins to play (template-article.tsx).
            <Link
              to={`${templatePath(run.slug)}#watch`}
              className={`mt-4 ${buttonClasses({ variant: "secondary" })} print:hidden`}
            >
              {libraryWords.play}
            </Link>
          }
        />
      )}
      {templates.length > 0 && (
        <SketchIcons value={icons}>
          <ul
            className={classes(
              "mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2",
              templates.length !== 2 && "lg:grid-cols-3",
            )}
          >
            {templates.map((template) => (
              <li key={template.slug}>
                <TemplateCard template={template} headingLevel="h3" />
              </li>
            ))}
          </ul>
        </SketchIcons>
      )}
      <p className="mt-6">
        {industry ? (
          <TextLink to={`/templates?${new URLSearchParams({ industry })}`} alone>
            {interpolate(texts.allOfIndustry, { name })}
          </TextLink>
        ) : (
          <TextLink to="/templates" alone>
            {texts.all}
          </TextLink>
        )}
      </p>
    </Section>
  );
}
