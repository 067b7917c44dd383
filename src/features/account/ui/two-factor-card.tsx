import type { Factor, User } from "@supabase/auth-js";
import { useState } from "react";
import { secondStep as texts } from "#content/accounts/account.ts";
import { hasRecoveryCodes } from "#features/auth/client/two-factor/use-assurance-level.ts";
import { loadClient, askService } from "#features/auth/client/session/session-actions.ts";
import { useServiceRead } from "#features/auth/client/session/use-service-read.ts";
import { ActionButton } from "#client/forms/action-button.tsx";
import { areCodesKept } from "#features/auth/client/two-factor/codes-kept.ts";
import { RecoveryCodes } from "#features/auth/client/two-factor/recovery-codes.tsx";
import { SetUpFactor } from "#features/auth/client/two-factor/set-up-factor.tsx";
import { Button } from "#design/button.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { counted } from "#shared/text/counted.ts";
import { AccountCard } from "./account-card.tsx";

export function TwoFactorCard({
  user,
  required,
  onChanged,
}: {
  user: User;
  required: boolean;
  /** Called after the first authenticator app was added, which may have ended other sessions of the person. */
  onChanged: () => void;
}) {
  const apps = (user.factors ?? []).filter(
    ({ factor_type, status }) => factor_type === "totp" && status === "verified",
  );
  const [settingUp, setSettingUp] = useState<"first" | "other">();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const isOn = apps.length > 0;

  if (codes.length > 0) {
    return (
      <AccountCard title={texts.codesTitle}>
        <p className="text-muted">{texts.codesIntro}</p>
        <RecoveryCodes codes={codes} onSaved={() => setCodes([])} />
      </AccountCard>
    );
  }
  if (settingUp === "other") {
    return (
      <AccountCard title={texts.replaceTitle}>
        <p className="text-muted">{texts.replaceIntro}</p>
        <SetUpFactor
          inPlaceOf={apps.map(({ id }) => id)}
          onCancel={() => setSettingUp(undefined)}
          onDone={(made) => {
            setSettingUp(undefined);
            setCodes(made);
            toast(texts.replaced);
          }}
        />
      </AccountCard>
    );
  }
  if (settingUp === "first" || !isOn) {
    return (
      <AccountCard title={texts.title}>
        {!settingUp && <p className="text-muted">{texts.off}</p>}
        <p className="text-muted">{texts.setUpIntro}</p>
        <SetUpFactor
          onBegun={() => setSettingUp("first")}
          onCancel={settingUp && (() => setSettingUp(undefined))}
          onDone={(made) => {
            setSettingUp(undefined);
            setCodes(made);
            onChanged();
          }}
        />
      </AccountCard>
    );
  }
  return (
    <AccountCard title={texts.title}>
      <p className="text-muted">{texts.on}</p>
      <SetUp
        apps={apps}
        user={user.id}
        hasCodes={hasRecoveryCodes(user)}
        required={required}
        onReplace={() => setSettingUp("other")}
        onNewCodes={setCodes}
      />
    </AccountCard>
  );
}

function SetUp({
  user,
  apps,
  hasCodes,
  required,
  onReplace,
  onNewCodes,
}: {
  user: string;
  apps: readonly Factor[];
  hasCodes: boolean;
  required: boolean;
  onReplace: () => void;
  onNewCodes: (codes: readonly string[]) => void;
}) {
  const last = useServiceRead(readRemaining, hasCodes);
  const remaining = hasCodes ? last?.read : undefined;
  return (
    <>
      {hasCodes && !areCodesKept(user) && <p className="text-error">{texts.notKept}</p>}
      {remaining !== undefined && (
        <p className="text-muted">
          {remainingWords(remaining)} {texts.newCodesNote}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onReplace}>
          {texts.replace}
        </Button>
        {hasCodes && (
          <ActionButton onPress={async () => onNewCodes(await newCodes())}>
            {texts.newCodes}
          </ActionButton>
        )}
        {!required && (
          <ActionButton variant="quiet" onPress={() => removeAll(apps)}>
            {texts.remove}
          </ActionButton>
        )}
      </div>
    </>
  );
}

async function readRemaining(): Promise<number | undefined> {
  const { data } = await (await loadClient()).mfa.recoveryCodes.getStatus();
  return data?.remaining;
}

function remainingWords(remaining: number): string {
  if (remaining === 0) return texts.noneRemaining;
  return counted(texts.remaining, remaining);
}

async function newCodes(): Promise<readonly string[]> {
  return (await askService((client) => client.mfa.recoveryCodes.regenerate())).codes;
}

async function removeAll(apps: readonly Factor[]): Promise<void> {
  for (const { id: factorId } of apps) {
    await askService((client) => client.mfa.unenroll({ factorId }));
  }
  await (await loadClient()).refreshSession();
}
