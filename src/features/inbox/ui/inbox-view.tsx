import { useState } from "react";
import { useNavigate } from "react-router";
import { admin, inbox as words } from "#content/accounts/admin.ts";
import { NothingFound } from "#features/admin/client/nothing-found.tsx";
import { Alert } from "#client/forms/alert.tsx";
import { DownloadButton } from "#client/forms/download-button.tsx";
import { useAction } from "#client/forms/use-action.ts";
import { Loading } from "#features/auth/client/require-auth.tsx";
import { LoadError } from "#client/forms/load-error.tsx";
import { accountFetch, accountStream } from "#features/auth/client/session/account-fetch.ts";
import { useAuth } from "#features/auth/client/session/auth-context.ts";
import { PageHeading } from "#design/layout/page-heading.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { useAccountData } from "#features/auth/client/session/use-account-data.ts";
import { ButtonLink } from "#design/button.tsx";
import { Checkbox } from "#design/field.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import { KeysHelp } from "../client/keys-help.tsx";
import { focusRow, focusSearch, focusedRow } from "../client/rows.ts";
import { useKeys } from "../client/use-keys.ts";
import { useLive } from "../client/use-live.ts";
import type { BulkResult } from "../contract.ts";
import type { Inbox } from "../views.ts";
import { BulkBar, type Change } from "./bulk-bar.tsx";
import { InboxFilter } from "./inbox-filter.tsx";
import { MessageList } from "./message-list.tsx";

export function InboxView({ search }: { search: URLSearchParams }) {
  const query = new URLSearchParams([...search].filter(([, value]) => value !== ""));
  const { data, problem, reload } = useAccountData<Inbox>(
    `/api/admin/messages?${query.toString()}`,
  );
  useLive(reload);
  const exported = new URLSearchParams([...query].filter(([name]) => name !== "after"));
  if (problem) return <LoadError problem={`${admin.loadProblem} ${problem}`} onRetry={reload} />;
  return (
    <>
      <PageHeading className="mb-6 text-subheading">{words.title}</PageHeading>
      <InboxFilter query={query} counts={data?.counts} />
      {!data ? (
        <Loading />
      ) : data.messages.length === 0 ? (
        <NothingFound
          words={words}
          query={query}
          kind="status"
          all={{ to: "/admin/messages", label: words.all }}
        />
      ) : (
        <Messages
          key={query.toString()}
          inbox={data}
          ofSpam={query.get("status") === "spam"}
          onChanged={reload}
        />
      )}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {data?.next && (
          <ButtonLink
            variant="secondary"
            to={`?${new URLSearchParams([...exported, ["after", data.next]])}`}
          >
            {words.more}
          </ButtonLink>
        )}
        <DownloadButton
          fetchFile={() => accountStream(`/api/admin/messages/export.csv?${exported}`)}
          name="messages.csv"
          label={words.export}
          done={words.exported}
        />
        <KeysHelp keys={["j", "k", "r", "e", "a", "s", "/"]} />
      </div>
    </>
  );
}

function Messages({
  inbox: { messages, staff },
  ofSpam,
  onChanged,
}: {
  inbox: Inbox;
  ofSpam: boolean;
  onChanged: () => void;
}) {
  const navigate = useNavigate();
  const { user } = useAuth();
  const { problem, attempt } = useAction();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // What is not shown any more is not changed either.
  const ids = messages.map(({ id }) => id);
  const ticked = new Set(ids.filter((id) => chosen.has(id)));

  const apply = async (change: Change, of: readonly string[] = [...ticked]) => {
    const json = { ids: of, ...change };
    const path = "/api/admin/messages/bulk";
    const { changed, refused } = await accountFetch<BulkResult>(path, { method: "POST", json });
    toast(interpolate(words.bulk.changed, { count: changed }));
    if (refused.length > 0) toast(interpolate(words.bulk.refused, { count: refused.length }));
    setChosen(new Set());
    onChanged();
  };
  /** Of those ticked, else of the one that has the focus; then the next one has it. */
  const press = (change: Change | undefined) => () => {
    const row = focusedRow();
    const of = ticked.size > 0 ? [...ticked] : row ? [row] : [];
    if (!change || of.length === 0) return;
    if (ticked.size === 0) focusRow(1);
    attempt(() => apply(change, of));
  };
  const me = staff.find(({ id }) => id === user?.id);
  useKeys({
    j: () => focusRow(1),
    k: () => focusRow(-1),
    "/": focusSearch,
    r: () => {
      const row = focusedRow();
      if (row) void navigate(`/admin/messages/${row}#answer`, { state: { beside: ids } });
    },
    e: press({ status: "done" }),
    s: press({ status: ofSpam ? "new" : "spam" }),
    a: press(me && { assignee: me.id }),
  });
  return (
    <>
      <Alert of={problem} />
      <Checkbox
        className="px-5"
        label={words.bulk.tickAll}
        checked={ticked.size === ids.length}
        onChange={({ target }) => setChosen(new Set(target.checked ? ids : []))}
      />
      <MessageList
        messages={messages}
        ticked={ticked}
        onTick={(id, on) =>
          setChosen(new Set(on ? [...ticked, id] : [...ticked].filter((other) => other !== id)))
        }
      />
      {ticked.size > 0 && (
        <BulkBar count={ticked.size} staff={staff} ofSpam={ofSpam} onApply={apply} />
      )}
    </>
  );
}
