import { admin, inbox as words } from "#content/accounts/admin.ts";
import { Loading } from "#features/auth/client/require-auth.tsx";
import { LoadError } from "#features/auth/client/forms/load-error.tsx";
import { PageHeading } from "#design/layout/page-heading.tsx";
import { useAccountData } from "#features/auth/client/session/use-account-data.ts";
import { ButtonLink } from "#design/button.tsx";
import { ChipLink } from "#design/chip.tsx";
import type { Inbox, Status } from "../contract.ts";
import { MessageRow } from "./message-row.tsx";

const STATUSES = Object.keys(words.statuses) as Status[];

/** @param after continues behind a message of the page before */
export function InboxView({ status, after }: { status: string | null; after: string | null }) {
  const query = new URLSearchParams({ ...(status && { status }), ...(after && { after }) });
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
            <ChipLink to="/admin/messages" selected={!status}>
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
        </ul>
      </nav>
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
          to={`?${new URLSearchParams({ ...(status && { status }), after: data.next }).toString()}`}
        >
          {words.more}
        </ButtonLink>
      )}
    </>
  );
}
