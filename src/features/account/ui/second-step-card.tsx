import type { User } from "@supabase/auth-js";
import { useState } from "react";
import { accountPage, secondStep } from "#content/account.ts";
import { loadClient } from "#features/auth/ui/load-client.ts";
import { Problem } from "#features/auth/ui/problem-note.tsx";
import { RecoveryCodes } from "#features/auth/ui/recovery-codes.tsx";
import { SetUpFactor } from "#features/auth/ui/set-up-factor.tsx";
import { useAttempt } from "#features/auth/ui/use-attempt.ts";
import { useRecoveryCodes } from "#features/auth/ui/use-recovery-codes.ts";
import { Button } from "#design/button.tsx";
import { AccountCard } from "./account-card.tsx";

export function SecondStepCard({ user, required }: { user: User; required: boolean }) {
  const app = user.factors?.find(
    ({ factor_type, status }) => factor_type === "totp" && status === "verified",
  );
  const hasCodes = useRecoveryCodes();
  const [settingUp, setSettingUp] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const { busy, problem, attempt } = useAttempt();
  return (
    <AccountCard title={accountPage.second.title}>
      <Problem>{problem}</Problem>
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
      ) : settingUp || !app ? (
        <>
          {!settingUp && <p className="text-muted">{secondStep.off}</p>}
          <p className="text-muted">{secondStep.setUpIntro}</p>
          <SetUpFactor onBegun={() => setSettingUp(true)} onDone={() => setSettingUp(false)} />
        </>
      ) : (
        <>
          <p className="text-muted">{secondStep.on}</p>
          <div className="flex flex-wrap gap-3 empty:hidden">
            {hasCodes && (
              <Button
                variant="secondary"
                busy={busy}
                onClick={() => attempt(async () => setCodes(await newCodes()))}
              >
                {secondStep.newCodes}
              </Button>
            )}
            {!required && (
              <Button variant="quiet" disabled={busy} onClick={() => attempt(() => remove(app.id))}>
                {secondStep.remove}
              </Button>
            )}
          </div>
        </>
      )}
    </AccountCard>
  );
}

async function newCodes(): Promise<readonly string[]> {
  const client = await loadClient();
  const { data, error } = await client.mfa.recoveryCodes.regenerate();
  if (error) throw error;
  return data.codes;
}

async function remove(factorId: string): Promise<void> {
  const client = await loadClient();
  const { error } = await client.mfa.unenroll({ factorId });
  if (error) throw error;
  await client.refreshSession();
}
