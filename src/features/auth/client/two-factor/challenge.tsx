import type { AuthError } from "@supabase/auth-js";
import { useState } from "react";
import { accountWaits, secondStep } from "#content/accounts/account.ts";
import { brand } from "#content/site/brand.ts";
import { ApiError } from "#client/api.ts";
import { Button } from "#design/button.tsx";
import { Field, TextInput } from "#design/field.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { MAX_RECOVERY_CODE } from "../../limits.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { lastWait } from "../retry-after.ts";
import { ActionButton } from "#client/forms/action-button.tsx";
import { ActionForm } from "#client/forms/action-form.tsx";
import { useAuth } from "../session/auth-context.ts";
import { hasRecoveryCodes } from "./use-assurance-level.ts";
import { loadClient, askService } from "../session/session-actions.ts";
import { CodeField } from "../code-field.tsx";
import { atField } from "./at-field.ts";
import { TextLink } from "#design/text-link.tsx";

export function Challenge({ onDone }: { onDone?: () => void }) {
  const [phoneLost, setPhoneLost] = useState(false);
  const { user, signOut } = useAuth();
  return (
    <>
      <ActionForm
        key={String(phoneLost)}
        submit={secondStep.submit}
        onSubmit={({ code = "" }) =>
          atField("code", async () => {
            await (phoneLost ? recover(code) : elevate(code));
            onDone?.();
          })
        }
        beside={
          hasRecoveryCodes(user) && (
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
              maxLength={MAX_RECOVERY_CODE}
            />
          </Field>
        ) : (
          <CodeField label={secondStep.code} />
        )}
      </ActionForm>
      <p className="mt-6 text-small text-muted">
        {secondStep.lostBoth}{" "}
        {brand.email.support && (
          <TextLink to={`mailto:${brand.email.support}`}>{brand.email.support}</TextLink>
        )}
      </p>
      <ActionButton variant="quiet" className="mt-2 -ml-4.5" onPress={() => signOut("local")}>
        {secondStep.signOut}
      </ActionButton>
    </>
  );
}

/** Tries the code with each authenticator app. Somebody who is moving to a new phone has two. */
async function elevate(code: string): Promise<void> {
  const client = await loadClient();
  const { totp } = await askService(() => client.mfa.listFactors());
  let refused: AuthError | undefined;
  for (const { id: factorId } of totp) {
    const verified = await client.mfa.challengeAndVerify({
      factorId,
      code: code.replace(/\s/g, ""),
    });
    if (!verified.error) return;
    refused = verified.error;
    if (refused.code !== "mfa_verification_failed") break;
  }
  if (refused?.code === "over_request_rate_limit") {
    const sentence = interpolate(secondStep.codesLocked, {
      wait: lastWait() ?? accountWaits.later,
    });
    throw new ApiError({ status: refused.status ?? 429, sentence });
  }
  if (refused) throw refused;
}

async function recover(code: string): Promise<void> {
  const client = await loadClient();
  const { error } = await client.mfa.recoveryCodes.verify({ code });
  // Shows an error message about recovery codes. The usual one for this error code would ask for a newer code from the
  // authenticator app.
  if (error?.code === "mfa_verification_failed") {
    throw new ApiError({ status: error.status, fields: { code: secondStep.recoveryCodeRefused } });
  }
  if (error) throw error;
  toast(secondStep.recovered);
}
