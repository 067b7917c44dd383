import { useState } from "react";
import { people as words } from "#content/accounts/people.ts";
import { BackLink } from "#features/admin/client/back-link.tsx";
import { DetailsProblem } from "#features/admin/client/details-problem.tsx";
import { Loading } from "#features/auth/client/require-auth.tsx";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import { useAccountData } from "#features/auth/client/session/use-account-data.ts";
import { ButtonLink } from "#design/button.tsx";
import { PageHeading } from "#design/layout/page-heading.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { formatDate } from "#shared/text/format-date.ts";
import type { PersonDetails } from "../contract.ts";
import { PersonForms, type Change } from "./person-forms.tsx";
import { Timeline } from "./timeline.tsx";
import { Touches } from "./touches.tsx";

export function PersonPanel({ id, after }: { id: string; after: string | null }) {
  const path = `/api/admin/people/${id}`;
  const { data, problem, isGone, reload } = useAccountData<PersonDetails>(
    after ? `${path}?${new URLSearchParams({ after })}` : path,
  );
  const [changed, setChanged] = useState<PersonDetails>();
  const shown = (!after && changed) || data;
  const back = <BackLink to="/admin/people" label={words.back} />;
  if (problem) return <DetailsProblem {...{ problem, isGone, reload, back }} />;
  if (!shown) return <Loading />;
  const change: Change = async (method, below, json, said, headers) => {
    try {
      setChanged(await accountFetch<PersonDetails>(`${path}${below}`, { method, json, headers }));
      toast(said);
    } catch (error) {
      // What somebody else wrote is shown; the field keeps what was typed.
      setChanged(await accountFetch<PersonDetails>(path).catch(() => shown));
      throw error;
    }
  };
  const { person, timeline, next } = shown;
  return (
    <>
      {back}
      <PageHeading className="text-subheading break-words">
        {person.name || person.email}
      </PageHeading>
      <p className="mt-1 mb-8 break-words text-muted">
        {[
          person.name && person.email,
          person.company,
          `${words.since} ${formatDate(person.createdAt)}`,
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <div className="grid items-start gap-10 lg:grid-cols-[2fr_1fr]">
        <section className="min-w-0">
          <h2 className="text-title">{words.timeline}</h2>
          <Timeline traces={timeline} onChange={change} />
          <div className="mt-4 flex flex-wrap gap-3">
            {after && (
              <ButtonLink variant="secondary" to={`/admin/people/${id}`}>
                {words.newest}
              </ButtonLink>
            )}
            {next && (
              <ButtonLink variant="secondary" to={`?${new URLSearchParams({ after: next })}`}>
                {words.older}
              </ButtonLink>
            )}
          </div>
        </section>
        <aside className="min-w-0">
          {person.touches && <Touches {...person.touches} />}
          <p className="mb-8">
            <ButtonLink variant="secondary" to={`mailto:${encodeURIComponent(person.email)}`}>
              {words.write}
            </ButtonLink>
          </p>
          <PersonForms person={person} onChange={change} />
        </aside>
      </div>
    </>
  );
}
