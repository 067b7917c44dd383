import type { ReactNode } from "react";
import { templatesPage } from "#content/library/templates-page.ts";
import { brand } from "#content/site/brand.ts";
import type { TemplateMetadata, Tested } from "#workflow/facts/template-metadata.ts";
import { deviationTexts, faultsText, situationsText } from "../../tested.ts";

const words = templatesPage.facts;

export function TestedFacts({ situations, releases, faults }: Tested) {
  return (
    <>
      <Fact name={words.testedWith}>
        {releases.map((release) => (
          <span key={release.n8n} className="block">
            {`n8n ${release.n8n} `}
            <time dateTime={release.on} className="text-faint">
              {formatDay(release.on)}
            </time>
            {deviationTexts(release).map((text) => (
              <span key={text} className="block text-faint">
                {text}
              </span>
            ))}
          </span>
        ))}
      </Fact>
      <Fact name={words.triedIn}>
        {situationsText(situations)}
        {faults && <span className="block text-faint">{faultsText(faults)}</span>}
      </Fact>
    </>
  );
}

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
