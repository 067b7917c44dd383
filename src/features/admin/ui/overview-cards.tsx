import { overview as labels } from "#content/accounts/admin.ts";
import { imprintPage } from "#content/site/imprint.ts";
import { TextLink } from "#design/text-link.tsx";
import { useAccountData } from "#features/auth/client/session/use-account-data.ts";
import { counted } from "#shared/text/counted.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { readableDomains } from "#features/back-office/client/readable-domains.ts";
import { sampleEntries } from "#shared/imprint/imprint.ts";
import { samplesNote } from "#shared/imprint/staff-note.ts";
import type { Overview } from "../contract.ts";
import { BackupCard, BackupTroubleCard } from "./backup-card.tsx";
import { MailCard } from "./mail-card.tsx";
import { FoldedNote, OverviewCard, OverviewLine } from "./overview-card.tsx";

export function OverviewCards() {
  const { data } = useAccountData<Overview>("/api/admin/overview");
  return data ? <Cards {...data} /> : null;
}

function Cards({ keptAside, downloads, searches, assistant, mail, backups }: Overview) {
  return (
    <>
      {keptAside > 0 && (
        <p>
          <TextLink alone to="/admin/messages?status=spam">
            {counted(labels.keptAside, keptAside)}
          </TextLink>
        </p>
      )}
      <BackupTroubleCard backups={backups} />
      {sampleEntries().length > 0 && (
        <FoldedNote summary={imprintPage.staff}>{samplesNote()}</FoldedNote>
      )}
      <div className="gap-6 *:mb-6 *:break-inside-avoid lg:columns-2 2xl:columns-3">
        <OverviewCard
          title={labels.downloads.title}
          figure={downloads.total}
          none={labels.downloads.none}
          action={
            downloads.total > downloads.newest.length && (
              <TextLink alone to="/admin/people?has=download">
                {labels.downloads.all}
              </TextLink>
            )
          }
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
            <OverviewLine
              key={search.words}
              at={search.day}
              detail={counted(labels.searches.times, search.times)}
            >
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
  const shown = readableDomains(email);
  if (!personId) return shown;
  return (
    <TextLink to={`/admin/people/${personId}`} className="after:absolute after:inset-0">
      {shown}
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
