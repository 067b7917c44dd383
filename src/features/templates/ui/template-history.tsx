import type { ReactNode } from "react";
import { templatesPage } from "#content/library/templates-page.ts";
import { brand } from "#content/site/brand.ts";
import type { TemplateMetadata, Tested } from "#workflow/facts/template-metadata.ts";

const words = templatesPage.facts;

export function TestedFacts({ situations, releases, faults }: Tested) {
  return (
    <>
      <Fact name={words.testedWith}>
        {releases.map(({ n8n, on, otherwise }) => (
          <span key={n8n} className="block">
            {`n8n ${n8n} `}
            <time dateTime={on} className="text-faint">
              {formatDay(on)}
            </time>
            {otherwise > 0 && (
              <span className="block text-faint">
                {words.otherwise.replace("{count}", String(otherwise))}
              </span>
            )}
          </span>
        ))}
      </Fact>
      <Fact name={words.triedIn}>
        {words.situations.replace("{count}", String(situations))}
        {faults && (
          <span className="block text-faint">
            {words.faults
              .replace("{made}", String(faults.made))
              .replace("{noticed}", String(faults.noticed))}
          </span>
        )}
      </Fact>
    </>
  );
}

/** "20 November 2026" */
function formatDay(isoDate: string): string {
  return new Date(isoDate).toLocaleDateString(brand.locale, { dateStyle: "long", timeZone: "UTC" });
}

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
