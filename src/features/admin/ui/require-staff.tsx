import { useState, type ReactNode } from "react";
import { secondStep } from "#content/accounts/account.ts";
import { admin } from "#content/accounts/admin.ts";
import { AccountPanel, PanelLink } from "#features/auth/client/account-panel.tsx";
import { RequireAuth, Loading } from "#features/auth/client/require-auth.tsx";
import { LoadError } from "#client/forms/load-error.tsx";
import { RecoveryCodes } from "#features/auth/client/two-factor/recovery-codes.tsx";
import { RequireTwoFactor } from "#features/auth/client/two-factor/require-two-factor.tsx";
import { SetUpFactor } from "#features/auth/client/two-factor/set-up-factor.tsx";
import { useAccountData } from "#features/auth/client/session/use-account-data.ts";
import { useLevel } from "#features/auth/client/two-factor/use-assurance-level.ts";
import type { AboutAccount } from "#features/auth/contract.ts";
import { ButtonLink } from "#design/button.tsx";

export function RequireStaff({ children }: { children: ReactNode }) {
  return (
    <RequireAuth>
      <RequireStaffRole>{children}</RequireStaffRole>
    </RequireAuth>
  );
}

function RequireStaffRole({ children }: { children: ReactNode }) {
  const { data: about, problem, reload } = useAccountData<AboutAccount>("/api/account");
  const level = useLevel();
  // Stays on after the session has its second factor, until staff have saved the recovery codes.
  const [settingUp, setSettingUp] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  if (problem) {
    return (
      <AccountPanel title={admin.title}>
        <LoadError problem={`${admin.loadProblem} ${problem}`} onRetry={reload} />
        <PanelLink to="/account">{admin.notStaffAction}</PanelLink>
      </AccountPanel>
    );
  }
  if (!about || !level) return <Loading />;
  if (!about.staff) {
    return (
      <AccountPanel title={admin.title} intro={admin.notStaff}>
        <ButtonLink to="/account" variant="secondary">
          {admin.notStaffAction}
        </ButtonLink>
      </AccountPanel>
    );
  }
  if (codes.length > 0) {
    return (
      <AccountPanel title={secondStep.codesTitle} intro={secondStep.codesIntro}>
        <RecoveryCodes codes={codes} onSaved={() => setCodes([])} />
      </AccountPanel>
    );
  }
  if (level === "one" || settingUp) {
    return (
      <AccountPanel
        title={secondStep.setUpTitle}
        intro={`${secondStep.required} ${secondStep.setUpIntro}`}
      >
        <SetUpFactor
          onBegun={() => setSettingUp(true)}
          onDone={(made) => {
            setCodes(made);
            setSettingUp(false);
          }}
        />
      </AccountPanel>
    );
  }
  return <RequireTwoFactor>{children}</RequireTwoFactor>;
}
