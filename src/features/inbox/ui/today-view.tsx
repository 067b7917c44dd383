import { admin, today as words } from "#content/accounts/admin.ts";
import { Loading } from "#features/auth/client/require-auth.tsx";
import { LoadError } from "#client/forms/load-error.tsx";
import { useAccountData } from "#features/auth/client/session/use-account-data.ts";
import { PageHeading } from "#design/layout/page-heading.tsx";
import { TextLink } from "#design/text-link.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import { useLive } from "../client/use-live.ts";
import type { Today, TodayList } from "../views.ts";
import { TODAY_LISTS } from "../limits.ts";
import { LeadList } from "./lead-list.tsx";
import { MessageList } from "./message-list.tsx";
import { shownCount } from "./shown-count.ts";

export function TodayView() {
  const { data, problem, reload } = useAccountData<Today>("/api/admin/today");
  useLive(reload);
  if (problem) return <LoadError problem={`${admin.loadProblem} ${problem}`} onRetry={reload} />;
  if (!data) return <Loading />;
  return (
    <>
      <PageHeading className="mb-6 text-subheading">{words.title}</PageHeading>
      <div className="flex flex-col gap-10">
        {(Object.keys(TODAY_LISTS) as TodayList[]).map((list) => (
          <TodaySection key={list} list={list} {...data.lists[list]} />
        ))}
        <LeadList leads={data.leads} />
      </div>
    </>
  );
}

function TodaySection({ list, count, messages }: Today["lists"][TodayList] & { list: TodayList }) {
  const { title, none } = words.lists[list];
  return (
    <section aria-labelledby={list}>
      <h2 id={list} className="mb-3 flex flex-wrap items-baseline gap-x-3 text-title">
        {title} <span className="font-text text-small text-faint">{shownCount(count)}</span>
      </h2>
      {count === 0 ? <p className="text-muted">{none}</p> : <MessageList messages={messages} />}
      {count > messages.length && (
        <p className="mt-3">
          <TextLink alone to={`/admin/messages?${TODAY_LISTS[list]}`}>
            {interpolate(words.all, { count: shownCount(count) })}
          </TextLink>
        </p>
      )}
    </section>
  );
}
