import { overview, today as labels } from "#content/accounts/admin.ts";
import { bookings } from "#content/accounts/bookings.ts";
import { OverviewCards } from "#features/admin/ui/overview-cards.tsx";
import { useAccountData } from "#features/auth/client/session/use-account-data.ts";
import { CountedSection } from "#features/back-office/client/counted-section.tsx";
import { Row, Rows } from "#features/back-office/client/rows.tsx";
import { StaffPage } from "#features/back-office/client/staff-page.tsx";
import { useLive } from "#features/back-office/client/use-live.ts";
import { describeCall } from "#features/bookings/client/describe-call.ts";
import { TextLink } from "#design/text-link.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import { readableDomains } from "#features/back-office/client/readable-domains.ts";
import { TODAY_LISTS } from "./limits.ts";
import { MessageList } from "./ui/message-list.tsx";
import { shownCount } from "./ui/shown-count.ts";
import type { Today, TodayList } from "./views.ts";

const LISTS = Object.keys(TODAY_LISTS) as TodayList[];

export default function TodayPage() {
  const today = useAccountData<Today>("/api/admin/today");
  useLive(today.reload);
  return (
    <StaffPage title={labels.title} source={today}>
      {({ lists, leads, calls }) => (
        <div className="flex flex-col gap-10">
          {LISTS.filter((list) => lists[list].count > 0).map((list) => (
            <TodaySection key={list} list={list} {...lists[list]} />
          ))}
          {calls.length > 0 && <CallList calls={calls} />}
          {leads.length > 0 && <LeadList leads={leads} />}
          <Nothing
            empty={LISTS.filter((list) => lists[list].count === 0)}
            noLeads={leads.length === 0}
          />
          <OverviewCards />
        </div>
      )}
    </StaffPage>
  );
}

function TodaySection({ list, count, messages }: Today["lists"][TodayList] & { list: TodayList }) {
  const { title } = labels.lists[list];
  return (
    <CountedSection id={list} title={title} count={shownCount(count)}>
      <MessageList messages={messages} query={new URLSearchParams(TODAY_LISTS[list])} />
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

function CallList({ calls }: Pick<Today, "calls">) {
  return (
    <CountedSection id="calls" title={bookings.title} count={calls.length}>
      <Rows>
        {calls.map((call) => (
          <Row
            key={call.id}
            id={call.id}
            title={call.name || readableDomains(call.email)}
            to={pageOrMail(call)}
            at={call.at}
            facts={describeCall(call)}
          />
        ))}
      </Rows>
    </CountedSection>
  );
}

/** Visitors who gave an email address in the chat and have sent no message. */
function LeadList({ leads }: Pick<Today, "leads">) {
  return (
    <CountedSection id="leads" title={labels.leads.title} count={leads.length}>
      <Rows>
        {leads.map((lead) => (
          <Row
            key={lead.id}
            id={lead.id}
            title={readableDomains(lead.email)}
            to={pageOrMail(lead)}
            at={lead.at}
            facts={lead.topic && interpolate(overview.topic, { topic: lead.topic })}
          >
            <p className="mt-1 line-clamp-3 break-words whitespace-pre-line text-muted">
              {lead.sentence}
            </p>
          </Row>
        ))}
      </Rows>
      <p className="mt-3 text-small text-muted">{labels.leads.hint}</p>
    </CountedSection>
  );
}

function pageOrMail({ personId, email }: { personId: string | null; email: string }): string {
  return personId ? `/admin/people/${personId}` : `mailto:${encodeURIComponent(email)}`;
}

function Nothing({ empty, noLeads }: { empty: readonly TodayList[]; noLeads: boolean }) {
  const sentences = [
    ...empty.map((list) => labels.lists[list].none),
    ...(noLeads ? [labels.leads.none] : []),
  ];
  return sentences.length > 0 && <p className="text-muted">{sentences.join(" ")}</p>;
}
