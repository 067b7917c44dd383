import { inbox as labels } from "#content/accounts/admin.ts";
import { KeysHelp } from "#features/back-office/client/keys-help.tsx";
import { ChipFilter, SearchForm } from "#features/back-office/client/list-filters.tsx";
import { ListFooter } from "#features/back-office/client/list-footer.tsx";
import { NothingFound } from "#features/back-office/client/nothing-found.tsx";
import { StaffPage } from "#features/back-office/client/staff-page.tsx";
import { useList } from "#features/back-office/client/use-list.ts";
import { useLive } from "#features/back-office/client/use-live.ts";
import type { Status } from "./contract.ts";
import { MessageSelection } from "./ui/message-selection.tsx";
import { shownCount } from "./ui/shown-count.ts";
import type { Inbox } from "./views.ts";

const SHORTCUTS = [
  { label: labels.mine, search: "assignee=me" },
  { label: labels.nobodys, search: "assignee=none" },
  { label: labels.replied, search: "replied=yes" },
  { label: labels.due, search: "due=today" },
  { label: labels.waiting, search: "waiting=long" },
];

export default function InboxPage() {
  const list = useList<Inbox>("/admin/messages");
  useLive(list.reload);
  const { query } = list;
  return (
    <>
      <StaffPage
        title={labels.title}
        source={list}
        filters={<Filters query={query} counts={list.data?.counts} />}
      >
        {(inbox) =>
          inbox.messages.length === 0 ? (
            <NothingFound labels={labels} list={list} spamBy="status" all={labels.all} />
          ) : (
            <MessageSelection
              key={query.toString()}
              inbox={inbox}
              ofSpam={query.get("status") === "spam"}
              onChanged={list.reload}
            />
          )
        }
      </StaffPage>
      <ListFooter list={list} more={labels.more} csv="messages.csv">
        <KeysHelp keys={["j", "k", "r", "e", "a", "s", "/"]} />
      </ListFooter>
    </>
  );
}

function Filters({
  query,
  counts,
}: {
  query: URLSearchParams;
  counts: Inbox["counts"] | undefined;
}) {
  const statuses = (Object.keys(labels.statuses) as Status[]).map((status) => ({
    label: `${labels.statuses[status]} ${counts ? `(${shownCount(counts[status])})` : ""}`,
    search: `status=${status}`,
  }));
  const choices = [{ label: labels.all, search: "" }, ...statuses, ...SHORTCUTS];
  return (
    <>
      <ChipFilter label={labels.filterLabel} query={query} choices={choices} />
      <SearchForm labels={labels} query={query} preserved={["status"]} />
    </>
  );
}
