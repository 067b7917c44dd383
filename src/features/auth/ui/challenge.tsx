import { useState } from "react";
import { secondStep } from "#content/account.ts";
import { Button } from "#design/button.tsx";
import { Field, TextInput } from "#design/field.tsx";
import { AttemptForm } from "./attempt-form.tsx";
import { loadClient } from "./load-client.ts";
import { CodeField } from "./simple-fields.tsx";
import { useRecoveryCodes } from "./use-recovery-codes.ts";

/** Asks for a code of the app, or one of the recovery codes, and lifts the session by it. */
export function Challenge() {
  const [phoneLost, setPhoneLost] = useState(false);
  const hasCodes = useRecoveryCodes();
  return (
    <AttemptForm
      key={String(phoneLost)}
      submit={secondStep.submit}
      onSubmit={({ code = "" }) => (phoneLost ? recover(code) : lift(code))}
      beside={
        hasCodes && (
          <Button
            variant="quiet"
            className="max-sm:w-full"
            onClick={() => setPhoneLost(!phoneLost)}
          >
            {phoneLost ? secondStep.withApp : secondStep.lostPhone}
          </Button>
        )
      }
    >
      {phoneLost ? (
        <Field label={secondStep.recoveryCode} required>
          <TextInput
            name="code"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
          />
        </Field>
      ) : (
        <CodeField label={secondStep.code} />
      )}
    </AttemptForm>
  );
}

async function lift(code: string): Promise<void> {
  const client = await loadClient();
  const { data, error } = await client.mfa.listFactors();
  if (error) throw error;
  const factorId = data.totp[0]?.id ?? "";
  const verified = await client.mfa.challengeAndVerify({ factorId, code: code.replace(/\s/g, "") });
  if (verified.error) throw verified.error;
}

async function recover(code: string): Promise<void> {
  const client = await loadClient();
  const { error } = await client.mfa.recoveryCodes.verify({ code });
  if (error) throw error;
}
