import { useEffect, useRef, useState } from "react";
import { Outlet, useParams } from "react-router";
import { inbox as labels } from "#content/accounts/admin.ts";
import { retention } from "#content/site/privacy.ts";
import { describeResults } from "#features/back-office/client/describe-results.ts";
import { KeysHelp } from "#features/back-office/client/keys-help.tsx";
import { ChipFilter, SearchForm } from "#features/back-office/client/list-filters.tsx";
import { ListFooter } from "#features/back-office/client/list-footer.tsx";
import { NothingFound } from "#features/back-office/client/nothing-found.tsx";
import { StaffPage } from "#features/back-office/client/staff-page.tsx";
import { useList } from "#features/back-office/client/use-list.ts";
import { useKeys } from "#features/back-office/client/use-keys.ts";
import { useLive } from "#features/back-office/client/use-live.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { TextLink } from "#design/text-link.tsx";
import type { Status } from "./contract.ts";
import { MessageList } from "./ui/message-list.tsx";
import { MessageSelection } from "./ui/message-selection.tsx";
import { SkipToAnswer } from "./ui/skip-to-answer.tsx";
import { shownCount } from "./ui/shown-count.ts";
import type { InboxFrame } from "./ui/use-neighbors.ts";
import { useListFocus } from "./ui/use-list-focus.ts";
import { undoLast, UndoLine, useUndo, type Offer } from "./ui/use-undo.tsx";
import type { Inbox } from "./views.ts";

const SHORTCUTS = [
  { label: labels.mine, search: "assignee=me" },
  { label: labels.nobodys, search: "assignee=none" },
  { label: labels.replied, search: "replied=yes" },
  { label: labels.due, search: "due=today" },
  { label: labels.waiting, search: "waiting=long" },
];

/** Query parameters that stay in the URL when staff search. */
const FILTERS = ["status", "assignee", "replied", "due", "waiting", "tag"];

/** The list of messages. On wide screens, the opened message is beside the list. */
export default function InboxPage() {
  const { id } = useParams();
  const list = useList<Inbox>("/admin/messages");
  useLive(list.reload);
  const messages = list.data?.messages ?? [];
  const frame: InboxFrame = { ids: messages.map((message) => message.id) };
  const beside = useRef<HTMLElement>(null);
  const listed = messages.some((message) => message.id === id) ? id : undefined;
  useEffect(() => {
    const open = listed && beside.current?.querySelector(`[data-row="${listed}"]`)?.closest("li");
    // Only the list scrolls. `scrollIntoView` would scroll the whole page too.
    if (open && beside.current) beside.current.scrollTop = open.offsetTop - open.offsetHeight;
  }, [listed]);
  if (!id) return <WholeList list={list} />;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <SkipToAnswer className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-text px-4 py-3 text-small font-medium text-canvas focus-visible:translate-y-0 print:hidden">
        {labels.toAnswer}
      </SkipToAnswer>
      <nav
        ref={beside}
        aria-label={labels.title}
        className="sticky top-4 max-h-[calc(100dvh-2rem)] overflow-y-auto max-lg:hidden"
      >
        <MessageList messages={messages} query={list.query} />
      </nav>
      <div className="min-w-0">
        <Outlet context={frame} />
      </div>
    </div>
  );
}

function WholeList({ list }: { list: ReturnType<typeof useList<Inbox>> }) {
  const { query } = list;
  const { keepFocus, focusUndone } = useListFocus(list.data);
  const [offer, setOffer] = useState<Offer>();
  const notify = useUndo((ids) => {
    focusUndone(ids);
    list.reload();
  }, setOffer);
  // The shortcut for undo is here and not in the list, so that it also works when a change has emptied the list.
  useKeys({ z: undoLast });
  return (
    <>
      <StaffPage
        title={labels.title}
        intro={
          query.get("status") === "spam" &&
          interpolate(labels.spam.howLong, { months: retention.contactMessageMonths })
        }
        source={list}
        status={describeResults(list.data?.messages.length, list.data?.next != null)}
        search={<SearchForm labels={labels} query={query} preserved={FILTERS} />}
        filters={
          <ChipFilter
            label={labels.filterLabel}
            query={query}
            choices={choicesWith(list.data?.counts, query.get("tag"))}
          />
        }
      >
        {(inbox) => (
          <>
            {offer && <UndoLine {...offer} />}
            <DidYouMean suggestions={inbox.didYouMean} filters={list.filters} />
            {inbox.messages.length === 0 ? (
              <NothingFound labels={labels} list={list} spamBy="status" all={labels.all} />
            ) : (
              <MessageSelection
                key={query.toString()}
                inbox={inbox}
                query={query}
                onChanged={(ids) => {
                  keepFocus(ids);
                  list.reload();
                }}
                notify={notify}
              />
            )}
          </>
        )}
      </StaffPage>
      <ListFooter list={list} more={labels.more} csv="messages.csv">
        <KeysHelp />
      </ListFooter>
    </>
  );
}

/** Links to other spellings of a search. The links keep the filters of the list. */
function DidYouMean({
  suggestions,
  filters,
}: {
  suggestions: readonly string[];
  filters: URLSearchParams;
}) {
  if (suggestions.length === 0) return null;
  return (
    <p className="mb-2 flex flex-wrap items-baseline gap-x-4 break-words">
      {labels.didYouMean}
      {suggestions.map((q) => (
        <TextLink key={q} to={`?${new URLSearchParams({ ...Object.fromEntries(filters), q })}`}>
          {q}
        </TextLink>
      ))}
    </p>
  );
}

/**
 * Returns the filters that staff can choose for the list.
 * @param tag - tag by which the list is filtered; null without such a filter. Pages of messages link to lists with such
 *   a filter
 */
function choicesWith(counts: Inbox["counts"] | undefined, tag: string | null) {
  const statuses = (Object.keys(labels.statuses) as Status[]).map((status) => ({
    label: `${labels.statuses[status]} ${counts ? `(${shownCount(counts[status])})` : ""}`,
    search: `status=${status}`,
  }));
  const tags =
    tag === null ? [] : [{ label: `#${tag}`, search: `${new URLSearchParams({ tag })}` }];
  return [{ label: labels.all, search: "" }, ...tags, ...statuses, ...SHORTCUTS];
}
