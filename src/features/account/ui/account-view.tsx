import { accountPage as texts } from "#content/accounts/account.ts";
import type { AboutAccount } from "#features/auth/contract.ts";
import { useAuth } from "#features/auth/client/session/auth-context.ts";
import { Loading } from "#features/auth/client/require-auth.tsx";
import { LoadError } from "#client/forms/load-error.tsx";
import { PageHeading } from "#design/layout/page-heading.tsx";
import { useAccountData } from "#features/auth/client/session/use-account-data.ts";
import { ButtonLink } from "#design/button.tsx";
import { Container } from "#design/layout/container.tsx";
import type { User } from "@supabase/auth-js";
import { loadClient, askService } from "#features/auth/client/session/session-actions.ts";
import { useServiceRead } from "#features/auth/client/session/use-service-read.ts";
import { ownData as ownDataLabels } from "#content/accounts/privacy-desk.ts";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import type { PersonData } from "#features/privacy/contract.ts";
import { DataFiles } from "#features/privacy/client/data-files.tsx";
import { TextLink } from "#design/text-link.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import { formatDate } from "#shared/text/format-date.ts";
import { ActionButton } from "#client/forms/action-button.tsx";
import { ActionForm } from "#client/forms/action-form.tsx";
import { Field, TextInput } from "#design/field.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { MAX_NAME } from "#features/auth/limits.ts";
import type { AccountDetails, OwnDownload } from "../contract.ts";
import { EmailCard } from "./email-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { RemoveCard } from "./remove-card.tsx";
import { TwoFactorCard } from "./two-factor-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";
import { AccountCard } from "./account-card.tsx";

export function AccountView() {
  const { signOut } = useAuth();
  const user = useFreshUser();
  const about = useAccountData<AboutAccount>("/api/account");
  const details = useAccountData<AccountDetails>("/api/account/details");
  const problem = about.problem ?? details.problem;
  const reload = () => {
    about.reload();
    details.reload();
  };
  if (!user || (!problem && (!about.data || !details.data))) return <Loading />;
  return (
    <Container className="py-section">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <PageHeading>{texts.title}</PageHeading>
          <p className="mt-2 break-words text-muted">{user.email}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {about.data?.staff && (
            <ButtonLink to="/admin" variant="secondary">
              {texts.backOffice}
            </ButtonLink>
          )}
          <ActionButton onPress={() => signOut("local")}>{texts.signOut}</ActionButton>
        </div>
      </header>
      {problem && (
        <div className="mt-8">
          <LoadError problem={`${texts.loadProblem} ${problem}`} onRetry={reload} />
        </div>
      )}
      {about.data && details.data && (
        <div className="mt-10 grid items-start gap-6 lg:grid-cols-2">
          <div className="grid min-w-0 gap-6">
            <DownloadsCard downloads={details.data.downloads} />
            <ProfileCard user={user} />
            <EmailCard user={user} hosted={about.data.hosted} />
            <DataCard />
          </div>
          <div className="grid min-w-0 gap-6">
            <PasswordCard
              email={user.email}
              hasPassword={about.data.hasPassword}
              onChanged={reload}
            />
            <TwoFactorCard user={user} required={about.data.staff} onChanged={details.reload} />
            <SessionsCard sessions={details.data.sessions} onChanged={details.reload} />
            <RemoveCard
              email={user.email}
              hosted={about.data.hosted}
              hasPassword={about.data.hasPassword}
            />
          </div>
        </div>
      )}
    </Container>
  );
}

/** Reads the user from the account service, because this browser's copy of the user may be an hour old. */
function useFreshUser(): User | null {
  const { user } = useAuth();
  const last = useServiceRead(readUser, user);
  return last?.about === user ? last.read : user;
}

async function readUser(stored: User): Promise<User> {
  const { data } = await (await loadClient()).getUser();
  return data.user ?? stored;
}

function DataCard() {
  return (
    <AccountCard title={ownDataLabels.title}>
      <p className="text-muted">{ownDataLabels.text}</p>
      <div className="flex flex-wrap gap-3">
        <DataFiles
          name={ownDataLabels.fileName}
          read={() => accountFetch<PersonData>("/api/account/data")}
        />
      </div>
    </AccountCard>
  );
}

const downloadLabels = texts.downloads;

function DownloadsCard({ downloads }: { downloads: readonly OwnDownload[] }) {
  return (
    <AccountCard title={downloadLabels.title}>
      {downloads.length === 0 ? (
        <>
          <p className="text-muted">{downloadLabels.none}</p>
          <ButtonLink to="/templates" variant="secondary" className="self-start">
            {downloadLabels.browse}
          </ButtonLink>
        </>
      ) : (
        <ul className="divide-y divide-hairline">
          {downloads.map(({ templateId, title, slug, lastAt }) => (
            <li key={templateId} className="relative py-3 first:pt-0 last:pb-0">
              <TextLink to={`/templates/${slug}`} className="after:absolute after:inset-0">
                {title}
              </TextLink>
              <p className="text-small text-faint">
                {interpolate(downloadLabels.last, { date: formatDate(lastAt) })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </AccountCard>
  );
}

const profileLabels = texts.profile;

function ProfileCard({ user }: { user: User }) {
  const name: unknown = user.user_metadata["name"];
  return (
    <AccountCard title={profileLabels.title}>
      <ActionForm
        variant="secondary"
        submit={profileLabels.save}
        onSubmit={async (fields) => {
          const data = { name: fields["name"]?.trim() || null };
          await askService((client) => client.updateUser({ data }));
          toast(profileLabels.saved);
        }}
      >
        <Field label={profileLabels.name}>
          <TextInput
            name="name"
            autoComplete="name"
            maxLength={MAX_NAME}
            defaultValue={typeof name === "string" ? name : ""}
          />
        </Field>
      </ActionForm>
    </AccountCard>
  );
}
