import { today as labels } from "#content/accounts/admin.ts";
import { OverviewCards } from "#features/admin/ui/overview-cards.tsx";
import { useAccountData } from "#features/auth/client/session/use-account-data.ts";
import { CountedSection } from "#features/back-office/client/counted-section.tsx";
import { StaffPage } from "#features/back-office/client/staff-page.tsx";
import { useLive } from "#features/back-office/client/use-live.ts";
import { TextLink } from "#design/text-link.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import { TODAY_LISTS } from "./limits.ts";
import { CallList } from "./ui/call-list.tsx";
import { LeadList } from "./ui/lead-list.tsx";
import { MessageList } from "./ui/message-list.tsx";
import { shownCount } from "./ui/shown-count.ts";
import type { Today, TodayList } from "./views.ts";

export default function TodayPage() {
  const today = useAccountData<Today>("/api/admin/today");
  useLive(today.reload);
  return (
    <StaffPage title={labels.title} source={today}>
      {({ lists, leads, calls }) => (
        <div className="flex flex-col gap-10">
          {(Object.keys(TODAY_LISTS) as TodayList[]).map((list) => (
            <TodaySection key={list} list={list} {...lists[list]} />
          ))}
          <CallList calls={calls} />
          <LeadList leads={leads} />
          <OverviewCards />
        </div>
      )}
    </StaffPage>
  );
}

function TodaySection({ list, count, messages }: Today["lists"][TodayList] & { list: TodayList }) {
  const { title, none } = labels.lists[list];
  return (
    <CountedSection id={list} title={title} count={shownCount(count)}>
      <MessageList
        messages={messages}
        query={new URLSearchParams(TODAY_LISTS[list])}
        empty={none}
      />
      {count > messages.length && (
        <p className="mt-3">
          <TextLink alone to={`/admin/messages?${TODAY_LISTS[list]}`}>
            {interpolate(labels.all, { count: shownCount(count) })}
          </TextLink>
        </p>
      )}
    </CountedSection>
  );
}
