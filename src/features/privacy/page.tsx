import type { ReactNode } from "react";
import { brand } from "#content/site/brand.ts";
import { privacyPage, type PrivacySection } from "#content/site/privacy.ts";
import { seo } from "#content/site/seo.ts";
import { CACHE_PAGE } from "#delivery/cache/response-cache.ts";
import { WayToPeople } from "#features/team/client/way-to-people.tsx";
import { pageMeta } from "#shared/seo/page-meta.ts";
import { breadcrumbs } from "#shared/seo/structured-data.ts";
import type { Route } from "./+types/page";
import { describeStoredData } from "./server/service.ts";
import { StoredTable } from "./ui/stored-table.tsx";

export const loader = () => ({ rows: describeStoredData() });

export const headers: Route.HeadersFunction = () => ({ [CACHE_PAGE]: "1" });

export const meta: Route.MetaFunction = ({ matches }) => {
  const { origin } = matches[0].loaderData;
  const { title, description } = seo.pages["/privacy"];
  const path = "/privacy";
  const things = [breadcrumbs(origin, [{ name: title, path }])];
  return pageMeta({ origin, path, title, description, things });
};

export default function Privacy({ loaderData: { rows } }: Route.ComponentProps) {
  const { heading, intro, updated, updatedLabel, sections } = privacyPage;
  return (
    <div className="mx-auto max-w-4xl px-gutter py-16 sm:py-24">
      <h1 className="font-display text-4xl font-semibold tracking-tight sm:text-5xl">{heading}</h1>
      <p className="mt-6 max-w-[38em] text-lg">{intro}</p>
      <p className="mt-3 text-sm opacity-75">
        {updatedLabel}: <time dateTime={updated}>{formatIsoDate(updated)}</time>
      </p>
      {sections.map((section) => (
        <Part key={section.id} {...section}>
          {section.stored && <StoredTable columns={privacyPage.columns} rows={rows} />}
        </Part>
      ))}
      <WayToPeople />
    </div>
  );
}

function Part({
  id,
  heading,
  paragraphs,
  points = [],
  children,
}: PrivacySection & { children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="mt-14">
      <h2 id={`${id}-heading`} className="font-display text-2xl font-semibold tracking-tight">
        {heading}
      </h2>
      {paragraphs.map((text) => (
        <p key={text} className="mt-4 max-w-[38em]">
          {text}
        </p>
      ))}
      {points.length > 0 && (
        <ul className="mt-4 max-w-[38em] list-disc space-y-2 ps-5">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

function formatIsoDate(isoDate: string): string {
  return new Date(isoDate).toLocaleDateString(brand.locale, { dateStyle: "long", timeZone: "UTC" });
}
