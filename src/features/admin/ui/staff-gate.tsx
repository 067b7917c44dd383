import { useState, type ReactNode } from "react";
import { secondStep } from "#content/account.ts";
import { admin } from "#content/admin.ts";
import { AccountPanel } from "#features/auth/ui/account-panel.tsx";
import { Challenge } from "#features/auth/ui/challenge.tsx";
import { Gate, Waiting } from "#features/auth/ui/gate.tsx";
import { SetUpFactor } from "#features/auth/ui/set-up-factor.tsx";
import { useAccountData } from "#features/auth/ui/use-account-data.ts";
import { useLevel } from "#features/auth/ui/use-level.ts";
import type { AboutAccount } from "#features/auth/contract.ts";
import { ButtonLink } from "#design/button.tsx";

/** Shows the back office to staff who have shown their second factor, and the way there to others. */
export function StaffGate({ children }: { children: ReactNode }) {
  return (
    <Gate>
      <SecondGate>{children}</SecondGate>
    </Gate>
  );
}

function SecondGate({ children }: { children: ReactNode }) {
  const { data: about, problem } = useAccountData<AboutAccount>("/api/account");
  const level = useLevel();
  // Stays until the recovery codes are kept, although the session has its second factor by then.
  const [settingUp, setSettingUp] = useState(false);
  if (problem)
    return <AccountPanel title={admin.title} intro={`${admin.loadProblem} ${problem}`} />;
  if (!about || !level) return <Waiting />;
  if (!about.staff) {
    return (
      <AccountPanel title={admin.title} intro={admin.notStaff}>
        <ButtonLink to="/account" variant="secondary">
          {admin.notStaffAction}
        </ButtonLink>
      </AccountPanel>
    );
  }
  if (level === "one" || settingUp) {
    return (
      <AccountPanel
        title={secondStep.setUpTitle}
        intro={`${secondStep.required} ${secondStep.setUpIntro}`}
      >
        <SetUpFactor onBegun={() => setSettingUp(true)} onDone={() => setSettingUp(false)} />
      </AccountPanel>
    );
  }
  if (level === "missing") {
    return (
      <AccountPanel title={secondStep.title} intro={secondStep.intro}>
        <Challenge />
      </AccountPanel>
    );
  }
  return children;
}
