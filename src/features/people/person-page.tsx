import { useSearchParams } from "react-router";
import { admin } from "#content/accounts/admin.ts";
import { people as labels } from "#content/accounts/people.ts";
import { DetailsPage } from "#features/back-office/client/details-page.tsx";
import { useDetails } from "#features/back-office/client/use-details.ts";
import { ButtonLink } from "#design/button.tsx";
import { PageHeading } from "#design/layout/page-heading.tsx";
import { formatDate } from "#shared/text/format-date.ts";
import { readableDomains } from "#features/back-office/client/readable-domains.ts";
import { telLink } from "#shared/text/tel-link.ts";
import type { Route } from "./+types/person-page";
import { Timeline } from "./client/timeline.tsx";
import type { PersonDetails } from "./contract.ts";
import { PARTS } from "./ui/person-parts.ts";
import { PersonForms } from "./ui/person-forms.tsx";
import { Touches } from "./ui/touches.tsx";

export default function PersonPage({ params: { id } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return <Person key={id} id={id} after={search.get("after")} />;
}

function Person({ id, after }: { id: string; after: string | null }) {
  const details = useDetails<PersonDetails>(
    `/api/admin/people/${id}`,
    after ? `?${new URLSearchParams({ after })}` : "",
    PARTS,
  );
  return (
    <DetailsPage
      back={{ to: "/admin/people", label: labels.back }}
      titleOf={({ person }) => person.name || readableDomains(person.email)}
      source={details}
    >
      {({ person, timeline, next }) => (
        <>
          {/* The name may be changed on this page. */}
          <PageHeading step={id} className="text-subheading break-words">
            {person.name || readableDomains(person.email)}
          </PageHeading>
          <p className="mt-1 mb-8 break-words text-muted">
            {[
              person.name && readableDomains(person.email),
              ...person.phones.map((phone) => (
                <a key={phone} href={telLink(phone)} className="underline underline-offset-4">
                  {phone}
                </a>
              )),
              person.company,
              `${labels.since} ${formatDate(person.createdAt)}`,
            ]
              .filter(Boolean)
              .map((fact, at) => [at > 0 && " · ", fact])}
          </p>
          <div className="grid items-start gap-10 lg:grid-cols-[2fr_1fr]">
            <section className="min-w-0">
              <h2 className="text-title">{labels.timeline}</h2>
              <Timeline traces={timeline} onChange={details.change} />
              <div className="mt-4 flex flex-wrap gap-3">
                {after && (
                  <ButtonLink variant="secondary" to={`/admin/people/${id}`}>
                    {admin.newest}
                  </ButtonLink>
                )}
                {next && (
                  <ButtonLink variant="secondary" to={`?${new URLSearchParams({ after: next })}`}>
                    {labels.older}
                  </ButtonLink>
                )}
              </div>
            </section>
            <aside className="min-w-0">
              {person.touches && <Touches {...person.touches} />}
              <p className="mb-8">
                <ButtonLink variant="secondary" to={`mailto:${encodeURIComponent(person.email)}`}>
                  {labels.write}
                </ButtonLink>
              </p>
              <PersonForms
                person={person}
                message={timeline.find(({ kind }) => kind === "message")?.id}
                onChange={details.change}
              />
            </aside>
          </div>
        </>
      )}
    </DetailsPage>
  );
}
