import { templatesPage } from "#content/library/templates-page.ts";
import { useHydrated } from "#delivery/islands/hydrated.ts";
import { takenVersion } from "#features/downloads/client/remembered.ts";
import { formatDay } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { TemplateMetadata } from "#workflow/facts/template-metadata.ts";

const content = templatesPage.facts;

type Changelog = Pick<TemplateMetadata, "changelog">;

export function Changes({ changelog }: Changelog) {
  return (
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
  );
}

/** Lists the changes since the version that the visitor downloaded with this browser. */
export function SinceTaken({ slug, changelog }: Changelog & { slug: string }) {
  const taken = useHydrated() ? takenVersion(slug) : undefined;
  // The changelog starts with the newest version, so the versions before this index are newer than the downloaded one.
  const since = changelog.findIndex(({ version }) => version === taken);
  if (since <= 0) return null;
  return (
    <details className="mt-5 max-w-[46em] text-small">
      <summary className="min-h-11 cursor-pointer text-accent">
        {interpolate(content.sinceTaken, { version: taken ?? "" })}
      </summary>
      <div className="mt-3">
        <Changes changelog={changelog.slice(0, since)} />
      </div>
    </details>
  );
}
