import { useState } from "react";
import { secondStep } from "#content/accounts/account.ts";
import { Button } from "#design/button.tsx";
import { ActionForm } from "#client/forms/action-form.tsx";
import { loadClient, askService } from "../session/session-actions.ts";
import { ActionButton } from "#client/forms/action-button.tsx";
import { CodeField } from "../code-field.tsx";
import { atField } from "./at-field.ts";

type Enrolled = { id: string; picture: string; secret: string };

type SetUpFactorProps = {
  onBegun?: () => void;
  /** @param recoveryCodes - are shown only now. Empty if no codes were made */
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel?: () => void;
  inPlaceOf?: readonly string[];
};

export function SetUpFactor({ onBegun, onDone, onCancel, inPlaceOf = [] }: SetUpFactorProps) {
  const [enrolled, setEnrolled] = useState<Enrolled>();
  const cancel = onCancel && (
    <Button
      variant="quiet"
      className="max-sm:w-full"
      onClick={() => {
        setEnrolled(undefined);
        onCancel();
      }}
    >
      {secondStep.cancel}
    </Button>
  );
  const begin = async () => {
    setEnrolled(await enroll());
    onBegun?.();
  };
  if (!enrolled) {
    return (
      <div className="flex flex-wrap items-start gap-3">
        <ActionButton variant="primary" onPress={begin}>
          {secondStep.start}
        </ActionButton>
        {cancel}
      </div>
    );
  }
  return (
    <ActionForm
      submit={secondStep.verify}
      onSubmit={({ code = "" }) =>
        atField("code", async () => onDone(await finish(enrolled.id, code, inPlaceOf)))
      }
      beside={cancel}
    >
      <p>{secondStep.scan}</p>
      <img
        src={enrolled.picture}
        alt={secondStep.qrAlt}
        width={208}
        height={208}
        className="rounded-control bg-white p-2"
      />
      <p className="text-small text-muted">
        {secondStep.key}:{" "}
        <code className="text-text">{enrolled.secret.match(/.{4}/g)?.join(" ")}</code>
      </p>
      <CodeField label={secondStep.code} focused />
    </ActionForm>
  );
}

async function enroll(): Promise<Enrolled> {
  // The name contains the time, because two apps of a person cannot have the same name.
  const friendlyName = `${secondStep.appName} ${new Date().toISOString()}`;
  const { id, totp } = await askService((client) =>
    client.mfa.enroll({ factorType: "totp", friendlyName }),
  );
  return { id, picture: totp.qr_code, secret: totp.secret };
}

async function finish(
  factorId: string,
  code: string,
  inPlaceOf: readonly string[],
): Promise<readonly string[]> {
  const typed = code.replace(/\s/g, "");
  await askService((client) => client.mfa.challengeAndVerify({ factorId, code: typed }));
  for (const earlier of inPlaceOf) {
    await askService((client) => client.mfa.unenroll({ factorId: earlier }));
  }
  const client = await loadClient();
  // The service makes no codes if the person has some already, or if a hosted service has recovery codes switched off.
  const { data, error } = await client.mfa.recoveryCodes.generate();
  // Loads the session again, because it contains the list of second factors, which has just changed.
  await client.refreshSession();
  return error ? [] : data.codes;
}
