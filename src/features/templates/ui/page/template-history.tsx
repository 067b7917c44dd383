import type { ReactNode } from "react";
import { templatesPage } from "#content/library/templates-page.ts";
import { formatDay } from "#shared/text/format-date.ts";
import type { TemplateMetadata } from "#workflow/facts/template-metadata.ts";

const words = templatesPage.facts;

export function Changes({ changelog }: Pick<TemplateMetadata, "changelog">) {
  return (
    <Fact name={words.changes}>
      <ul className="grid gap-2">
        {changelog.map(({ version, date, changes }) => (
          <li key={version}>
            {`${version} `}
            <time dateTime={date} className="text-faint">
              {formatDay(date)}
            </time>
            <span className="block text-faint">{changes}</span>
          </li>
        ))}
      </ul>
    </Fact>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-faint">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}
