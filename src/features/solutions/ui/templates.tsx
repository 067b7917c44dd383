import { Link } from "react-router";
import { solutions } from "#content/site/solutions.ts";
import { Card } from "#design/layout/card.tsx";
import { Section } from "#design/layout/section.tsx";
import { NoHyphenBreak } from "#design/no-hyphen-break.tsx";
import { TextLink } from "#design/text-link.tsx";
import { templatePath } from "#shared/template-addresses.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { SolutionView } from "../views.ts";

const words = solutions.templates;

export function Templates({ solution }: { solution: SolutionView }) {
  const { kind, name, templates } = solution;
  const some = templates.length > 0;
  const industry = kind === "industries" && some ? name : undefined;
  return (
    <Section
      id="templates"
      heading={words.heading}
      intro={some ? words.intro : words.none}
      className="border-y border-hairline bg-surface"
    >
      {some && (
        <ul className="mb-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {templates.map((template) => (
            <li key={template.slug}>
              <Template template={template} />
            </li>
          ))}
        </ul>
      )}
      <p>
        {industry ? (
          <TextLink to={`/templates?${new URLSearchParams({ industry })}`} alone>
            {interpolate(words.allOfIndustry, { name })}
          </TextLink>
        ) : (
          <TextLink to="/templates" alone>
            {words.all}
          </TextLink>
        )}
      </p>
    </Section>
  );
}

function Template({ template }: { template: SolutionView["templates"][number] }) {
  const { slug, title, outcome, tools, setup_minutes } = template;
  return (
    <Card interactive className="flex h-full flex-col bg-canvas p-5 print:break-inside-avoid">
      {setup_minutes !== null && (
        <p className="text-small text-faint">
          {interpolate(words.setUp, { minutes: setup_minutes })}
        </p>
      )}
      <h3 className="mt-1 text-title">
        <Link to={templatePath(slug)} className="after:absolute after:inset-0">
          <NoHyphenBreak text={title} />
        </Link>
      </h3>
      <p className="mt-2 text-small text-muted">{outcome}</p>
      <p className="mt-auto pt-4 text-small text-faint">{tools.join(" · ")}</p>
    </Card>
  );
}
