import { Form } from "react-router";
import { admin, inbox as words } from "#content/accounts/admin.ts";
import { Loading } from "#features/auth/client/require-auth.tsx";
import { LoadError } from "#features/auth/client/forms/load-error.tsx";
import { PageHeading } from "#design/layout/page-heading.tsx";
import { useAccountData } from "#features/auth/client/session/use-account-data.ts";
import { Button, ButtonLink } from "#design/button.tsx";
import { Field, TextInput } from "#design/field.tsx";
import { ChipLink } from "#design/chip.tsx";
import type { Inbox, Status } from "../contract.ts";
import { MAX_SEARCH } from "../limits.ts";
import { MessageRow } from "./message-row.tsx";

const SHORT_CUTS = [
  ["assignee", "me", words.mine],
  ["assignee", "none", words.nobodys],
  ["due", "today", words.due],
] as const;

const STATUSES = Object.keys(words.statuses) as Status[];

/** @param search of the page's address: the query of the list */
export function InboxView({ search }: { search: URLSearchParams }) {
  const query = new URLSearchParams([...search].filter(([, value]) => value !== ""));
  const status = query.get("status");
  const { data, problem, reload } = useAccountData<Inbox>(
    `/api/admin/messages?${query.toString()}`,
  );
  if (problem) return <LoadError problem={`${admin.loadProblem} ${problem}`} onRetry={reload} />;
  return (
    <>
      <PageHeading className="mb-6 text-subheading">{words.title}</PageHeading>
      <nav aria-label={words.filterLabel} className="mb-6">
        <ul className="flex flex-wrap gap-2">
          <li>
            <ChipLink to="/admin/messages" selected={query.size === 0}>
              {words.all}
            </ChipLink>
          </li>
          {STATUSES.map((each) => (
            <li key={each}>
              <ChipLink to={`/admin/messages?status=${each}`} selected={status === each}>
                {words.statuses[each]} {data && `(${data.counts[each]})`}
              </ChipLink>
            </li>
          ))}
          {SHORT_CUTS.map(([name, value, label]) => (
            <li key={label}>
              <ChipLink
                to={`/admin/messages?${name}=${value}`}
                selected={query.get(name) === value}
              >
                {label}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      <search>
        <Form key={query.toString()} className="mb-6 flex flex-wrap items-end gap-3">
          <Field label={words.search} hint={words.searchHint} className="min-w-0 flex-1 basis-72">
            <TextInput
              type="search"
              name="q"
              maxLength={MAX_SEARCH}
              defaultValue={query.get("q") ?? ""}
            />
          </Field>
          {status && <input type="hidden" name="status" value={status} />}
          <Button type="submit" variant="secondary" className="sm:mt-7 sm:self-start">
            {words.show}
          </Button>
        </Form>
      </search>
      {!data ? (
        <Loading />
      ) : data.messages.length === 0 ? (
        <p className="text-muted">{words.empty}</p>
      ) : (
        <ul className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface">
          {data.messages.map((message) => (
            <MessageRow key={message.id} message={message} />
          ))}
        </ul>
      )}
      {data?.next && (
        <ButtonLink
          className="mt-6"
          variant="secondary"
          to={`?${new URLSearchParams([...query].filter(([name]) => name !== "after").concat([["after", data.next]]))}`}
        >
          {words.more}
        </ButtonLink>
      )}
    </>
  );
}
