import { Form, Link } from "react-router";
import { admin, inbox } from "#content/accounts/admin.ts";
import { people as words } from "#content/accounts/people.ts";
import { NothingFound } from "#features/admin/client/nothing-found.tsx";
import { SearchField } from "#features/admin/client/search-field.tsx";
import { DownloadButton } from "#client/forms/download-button.tsx";
import { LoadError } from "#client/forms/load-error.tsx";
import { Loading } from "#features/auth/client/require-auth.tsx";
import { accountStream } from "#features/auth/client/session/account-fetch.ts";
import { useAccountData } from "#features/auth/client/session/use-account-data.ts";
import { Button, ButtonLink } from "#design/button.tsx";
import { Field, Select } from "#design/field.tsx";
import { PageHeading } from "#design/layout/page-heading.tsx";
import { TextLink } from "#design/text-link.tsx";
import { formatDateTime, formatDay } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { PeopleList, PersonLine } from "../contract.ts";
import { HAS, MAX_SEARCH } from "../limits.ts";

export function PeopleView({ search }: { search: URLSearchParams }) {
  const query = new URLSearchParams([...search].filter(([, value]) => value !== ""));
  const { data, problem, reload } = useAccountData<PeopleList>(`/api/admin/people?${query}`);
  const exported = new URLSearchParams([...query].filter(([name]) => name !== "after"));
  return (
    <>
      <PageHeading className="mb-4 text-subheading">{words.title}</PageHeading>
      <Filter key={query.toString()} query={query} />
      <Narrowed query={query} />
      {problem ? (
        <LoadError problem={`${admin.loadProblem} ${problem}`} onRetry={reload} />
      ) : !data ? (
        <Loading />
      ) : data.people.length === 0 ? (
        <NothingFound
          words={words}
          query={query}
          kind="has"
          all={{ to: "/admin/people", label: words.everybody }}
        />
      ) : (
        <ul className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface">
          {data.people.map((person) => (
            <PersonRow key={person.id} person={person} />
          ))}
        </ul>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {data?.next && (
          <ButtonLink variant="secondary" to={`?${continued(query, data.next)}`}>
            {words.more}
          </ButtonLink>
        )}
        <DownloadButton
          fetchFile={() => accountStream(`/api/admin/people/export.csv?${exported}`)}
          name="people.csv"
          label={inbox.export}
          done={inbox.exported}
        />
      </div>
    </>
  );
}

function Filter({ query }: { query: URLSearchParams }) {
  return (
    <search>
      <Form className="mb-6 flex flex-wrap items-end gap-x-4 gap-y-3">
        <SearchField words={words} query={query} max={MAX_SEARCH} />
        <Field label={words.has} className="basis-56 sm:self-start">
          <Select name="has" defaultValue={query.get("has") ?? ""}>
            <option value="">{words.anything}</option>
            {HAS.map((trace) => (
              <option key={trace} value={trace}>
                {words.traces[trace]}
              </option>
            ))}
          </Select>
        </Field>
        {NARROWING.map((name) => {
          const value = query.get(name);
          return value && <input key={name} type="hidden" name={name} value={value} />;
        })}
        <Button type="submit" variant="secondary" className="sm:mt-7 sm:self-start">
          {words.show}
        </Button>
      </Form>
    </search>
  );
}

/** By the numbers that lead here. */
const NARROWING = ["week", "source", "template"] as const;

function Narrowed({ query }: { query: URLSearchParams }) {
  const [week, source, template] = NARROWING.map((name) => query.get(name));
  if (!week && !source && !template) return null;
  const said = [
    week && interpolate(words.week, { day: formatWeek(week) }),
    source && interpolate(words.source, { source }),
    template && interpolate(words.template, { slug: template }),
  ];
  return (
    <p className="-mt-2 mb-6 text-small wrap-anywhere text-muted">
      {said.filter(Boolean).join(", ")}. <TextLink to="/admin/people">{words.everybody}</TextLink>
    </p>
  );
}

/** What is no day is refused by the list. */
function formatWeek(week: string): string {
  return Number.isNaN(Date.parse(week)) ? week : formatDay(week);
}

function PersonRow({ person: { id, email, name, company, lastAt } }: { person: PersonLine }) {
  return (
    <li className="relative flex flex-wrap items-baseline gap-x-4 px-4 py-2.5 transition-colors hover:bg-raised">
      <Link
        to={`/admin/people/${id}`}
        className="min-w-0 font-semibold break-words after:absolute after:inset-0"
      >
        {name || email}
      </Link>
      <span className="min-w-0 flex-1 basis-60 text-small break-words text-faint">
        {[name && email, company].filter(Boolean).join(", ")}
      </span>
      <time dateTime={lastAt} className="text-small text-faint">
        {formatDateTime(lastAt)}
      </time>
    </li>
  );
}

function continued(query: URLSearchParams, after: string): string {
  const next = new URLSearchParams(query);
  next.set("after", after);
  return next.toString();
}
