import { inbox, overview as labels } from "#content/accounts/admin.ts";
import { imprintPage } from "#content/site/imprint.ts";
import { TextLink } from "#design/text-link.tsx";
import { useAccountData } from "#features/auth/client/session/use-account-data.ts";
import { StaffPage } from "#features/back-office/client/staff-page.tsx";
import { ButtonLink } from "#design/button.tsx";
import { Chip } from "#design/chip.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import { sampleEntries } from "#shared/imprint/imprint.ts";
import { samplesNote } from "#shared/imprint/staff-note.ts";
import type { Overview } from "./contract.ts";
import { BackupCard, BackupTroubleCard } from "./ui/backup-card.tsx";
import { FoldedNote } from "./ui/folded-note.tsx";
import { MailCard } from "./ui/mail-card.tsx";
import { OverviewCard, OverviewLine } from "./ui/overview-card.tsx";

export default function OverviewPage() {
  const source = useAccountData<Overview>("/api/admin/overview");
  return (
    <StaffPage title={labels.title} source={source}>
      {(overview) => <Cards {...overview} />}
    </StaffPage>
  );
}

function Cards({ messages, leads, downloads, searches, assistant, mail, backups }: Overview) {
  return (
    <>
      <BackupTroubleCard backups={backups} />
      {sampleEntries().length > 0 && (
        <FoldedNote summary={imprintPage.staff}>{samplesNote()}</FoldedNote>
      )}
      <div className="gap-6 *:mb-6 *:break-inside-avoid lg:columns-2 2xl:columns-3">
        <OverviewCard
          title={labels.messages.title}
          figure={messages.new}
          note={`${labels.messages.new}, ${messages.open} ${labels.messages.open}, ${inAll(messages.total)}`}
          none={labels.messages.none}
          action={
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <ButtonLink to="/admin/messages" variant="secondary">
                {labels.messages.all}
              </ButtonLink>
              {messages.keptAside > 0 && (
                <TextLink to="/admin/messages?status=spam" className="text-small">
                  {keptAside(messages.keptAside)}
                </TextLink>
              )}
            </div>
          }
        >
          {messages.newest.map(({ id, name, excerpt, status, at }) => (
            <OverviewLine key={id} at={at} detail={excerpt}>
              <TextLink to={`/admin/messages/${id}`} className="after:absolute after:inset-0">
                {name}
              </TextLink>
              <Chip>{inbox.statuses[status as keyof typeof inbox.statuses]}</Chip>
            </OverviewLine>
          ))}
        </OverviewCard>
        <OverviewCard title={labels.leads.title} figure={leads.total} none={labels.leads.none}>
          {leads.newest.map((lead) => (
            <OverviewLine key={lead.at + lead.email} at={lead.at} detail={aboutLead(lead)}>
              <PersonLink {...lead} />
            </OverviewLine>
          ))}
        </OverviewCard>
        <OverviewCard
          title={labels.downloads.title}
          figure={downloads.total}
          none={labels.downloads.none}
        >
          {downloads.newest.map(({ email, personId, title, at }) => (
            <OverviewLine key={at + email} at={at} detail={title}>
              <PersonLink email={email} personId={personId} />
            </OverviewLine>
          ))}
        </OverviewCard>
        <OverviewCard
          title={labels.searches.title}
          figure={searches.total}
          none={labels.searches.none}
        >
          {searches.most.map((search) => (
            <OverviewLine key={search.words} at={search.day} detail={timesOf(search.times)}>
              {search.words}
            </OverviewLine>
          ))}
        </OverviewCard>
        {assistant.budget > 0 && <AssistantCard assistant={assistant} />}
        <MailCard mail={mail} />
        <BackupCard backups={backups} />
      </div>
    </>
  );
}

function PersonLink({
  email,
  personId,
}: Pick<Overview["downloads"]["newest"][number], "email" | "personId">) {
  if (!personId) return email;
  return (
    <TextLink to={`/admin/people/${personId}`} className="after:absolute after:inset-0">
      {email}
    </TextLink>
  );
}

function AssistantCard({ assistant }: Pick<Overview, "assistant">) {
  const { today, budget, days, conversations } = assistant;
  const { title, none, oneConversation, conversations: several } = labels.assistant;
  return (
    <OverviewCard
      title={title}
      figure={today}
      note={interpolate(labels.assistant.budget, { budget })}
      none={interpolate(none, { days })}
    >
      {conversations > 0 && (
        <li className="text-small text-muted">
          {interpolate(conversations === 1 ? oneConversation : several, assistant)}
        </li>
      )}
    </OverviewCard>
  );
}

/** The interest by the rule of the first keyword, the topic by whole words, and the sentence that has them. */
function aboutLead({ interest, topic, sentence }: Overview["leads"]["newest"][number]): string {
  const about = topic ? interpolate(labels.topic, { topic }) : labels.noTopic;
  return [interest ?? labels.noInterest, about, sentence && `“${sentence}”`]
    .filter(Boolean)
    .join(" · ");
}

function keptAside(count: number): string {
  const { keptAside: several, oneKeptAside } = labels.messages;
  return count === 1 ? oneKeptAside : interpolate(several, { count });
}

function timesOf(times: number): string {
  return times === 1 ? labels.searches.once : interpolate(labels.searches.times, { times });
}

function inAll(count: number): string {
  return interpolate(labels.total, { count });
}
