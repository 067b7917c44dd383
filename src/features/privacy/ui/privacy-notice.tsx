import type { ReactNode } from "react";
import { useLoaderData } from "react-router";
import { privacyPage, type PrivacySection, type StoredData } from "#content/site/privacy.ts";
import { Container } from "#design/layout/container.tsx";
import { TextLink } from "#design/text-link.tsx";
import { WayToPeople } from "#features/team/client/way-to-people.tsx";
import { formatDay } from "#shared/text/format-date.ts";

export default function PrivacyNotice() {
  const { rows } = useLoaderData<{ rows: readonly StoredData[] }>();
  const { heading, intro, updated, updatedLabel, contents, sections } = privacyPage;
  return (
    <Container className="py-14 sm:py-20">
      <h1 className="text-heading">{heading}</h1>
      <p className="mt-5 max-w-[38em] text-lead text-muted">{intro}</p>
      <p className="mt-3 text-small text-faint">
        {updatedLabel}: <time dateTime={updated}>{formatDay(updated)}</time>
      </p>
      <div className="mt-12 gap-x-16 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        <nav
          aria-label={contents}
          className="sticky top-24 max-h-[calc(100dvh-7rem)] self-start overflow-y-auto max-lg:hidden print:hidden"
        >
          <ul className="border-s border-hairline ps-5 text-small">
            {sections.map(({ id, heading: name }) => (
              <li key={id}>
                <TextLink alone to={`#${id}`}>
                  {name}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="space-y-14">
          {sections.map((section) => (
            <Part key={section.id} {...section}>
              {section.stored && <StoredTable columns={privacyPage.columns} rows={rows} />}
            </Part>
          ))}
        </div>
      </div>
      <WayToPeople />
    </Container>
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
    <section id={id} aria-labelledby={`${id}-heading`} className="scroll-mt-6">
      <h2 id={`${id}-heading`} className="text-subheading">
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

type Props = { columns: StoredData; rows: readonly StoredData[] };

function StoredTable({ columns, rows }: Props) {
  return (
    <ul className="mt-8 border-t border-hairline">
      {rows.map((row) => (
        <li key={row.what} className="border-b border-hairline py-6">
          <h3 className="font-semibold">{row.what}</h3>
          <dl className="mt-3 grid gap-x-8 gap-y-3 text-small sm:grid-cols-2 lg:grid-cols-[5fr_4fr_4fr_3fr]">
            {(["contains", "from", "why", "howLong"] as const).map((column) => (
              <div key={column}>
                <dt className="text-faint">{columns[column]}</dt>
                <dd className="mt-1">{column === "howLong" ? `${row.howLong}.` : row[column]}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
