import { accountPage as words } from "#content/accounts/account.ts";
import type { AboutAccount } from "#features/auth/contract.ts";
import { useAuth } from "#features/auth/client/session/auth-context.ts";
import { Loading } from "#features/auth/client/require-auth.tsx";
import { LoadError } from "#client/forms/load-error.tsx";
import { PageHeading } from "#design/layout/page-heading.tsx";
import { useAccountData } from "#features/auth/client/session/use-account-data.ts";
import { useFreshUser } from "./use-fresh-user.ts";
import { Button, ButtonLink } from "#design/button.tsx";
import { Container } from "#design/layout/container.tsx";
import type { AccountDetails } from "../contract.ts";
import { DataCard } from "./data-card.tsx";
import { DownloadsCard } from "./downloads-card.tsx";
import { EmailCard } from "./email-card.tsx";
import { PasswordCard } from "./password-card.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { RemoveCard } from "./remove-card.tsx";
import { TwoFactorCard } from "./two-factor-card.tsx";
import { SessionsCard } from "./sessions-card.tsx";

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
          <PageHeading>{words.title}</PageHeading>
          <p className="mt-2 break-words text-muted">{user.email}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {about.data?.staff && (
            <ButtonLink to="/admin" variant="secondary">
              {words.backOffice}
            </ButtonLink>
          )}
          <Button variant="secondary" onClick={() => void signOut("local")}>
            {words.signOut}
          </Button>
        </div>
      </header>
      {problem && (
        <div className="mt-8">
          <LoadError problem={`${words.loadProblem} ${problem}`} onRetry={reload} />
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
