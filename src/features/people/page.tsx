import { people as labels } from "#content/accounts/people.ts";
import { describeResults } from "#features/back-office/client/describe-results.ts";
import { SearchForm } from "#features/back-office/client/list-filters.tsx";
import { ListFooter } from "#features/back-office/client/list-footer.tsx";
import { NothingFound } from "#features/back-office/client/nothing-found.tsx";
import { Row, Rows } from "#features/back-office/client/rows.tsx";
import { StaffPage } from "#features/back-office/client/staff-page.tsx";
import { useList } from "#features/back-office/client/use-list.ts";
import { Field, Options, Select } from "#design/field.tsx";
import { TextLink } from "#design/text-link.tsx";
import { formatPeriod } from "#shared/text/format-period.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { readableDomains } from "#features/back-office/client/readable-domains.ts";
import type { PeopleList } from "./contract.ts";
import { HAS } from "./limits.ts";

/** Query parameters of links that lead here from the page "Numbers", and narrow the list. */
const NARROWING = ["period", "source", "template", "lead"] as const;

export default function PeoplePage() {
  const list = useList<PeopleList>("/admin/people");
  return (
    <>
      <StaffPage
        title={labels.title}
        source={list}
        status={describeResults(list.data?.people.length, list.data?.next != null)}
        search={<Search query={list.query} />}
        filters={<Narrowed query={list.query} />}
      >
        {({ people }) => (
          <Rows
            empty={<NothingFound labels={labels} list={list} spamBy="has" all={labels.everybody} />}
          >
            {people.map(({ id, email, name, company, lastAt }) => (
              <Row
                key={id}
                id={id}
                title={name || readableDomains(email)}
                to={`/admin/people/${id}`}
                at={lastAt}
                facts={[name && readableDomains(email), company].filter(Boolean).join(", ")}
              />
            ))}
          </Rows>
        )}
      </StaffPage>
      <ListFooter list={list} more={labels.more} csv="people.csv" />
    </>
  );
}

function Search({ query }: { query: URLSearchParams }) {
  return (
    <SearchForm labels={labels} query={query} preserved={NARROWING}>
      <Field label={labels.has} labelHidden className="min-w-0 basis-56">
        <Select name="has" defaultValue={query.get("has") ?? ""}>
          <option value="">{labels.anything}</option>
          <Options of={HAS.map((trace) => [trace, labels.traces[trace]])} />
        </Select>
      </Field>
    </SearchForm>
  );
}

function Narrowed({ query }: { query: URLSearchParams }) {
  const [period, source, template, lead] = NARROWING.map((name) => query.get(name));
  if (!period && !source && !template && !lead) return null;
  const conditions = [
    period && interpolate(labels.period, { period: formatPeriod(period) }),
    source && interpolate(labels.source, { source }),
    template && interpolate(labels.template, { slug: template }),
    lead && interpolate(labels.ofLead, { state: lead }),
  ];
  return (
    <p className="mb-4 text-small wrap-anywhere text-muted">
      {conditions.filter(Boolean).join(", ")}.{" "}
      <TextLink to="/admin/people">{labels.everybody}</TextLink>
    </p>
  );
}
