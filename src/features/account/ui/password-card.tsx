import { useState } from "react";
import { accountPage, accountProblems } from "#content/accounts/account.ts";
import { ActionForm } from "#client/forms/action-form.tsx";
import { loadClient, askService } from "#features/auth/client/session/session-actions.ts";
import { PasswordField, AccountName } from "./password-field.tsx";
import { CodeField } from "#features/auth/client/code-field.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { AccountCard } from "./account-card.tsx";

const texts = accountPage.password;

export function PasswordCard({
  email,
  hasPassword,
  onChanged,
}: {
  email: string | undefined;
  hasPassword: boolean;
  onChanged: () => void;
}) {
  // A hosted account service may demand a mailed code before it accepts a new password.
  const [mailed, setMailed] = useState(false);
  return (
    <AccountCard title={texts.title}>
      <ActionForm
        variant="secondary"
        submit={hasPassword ? texts.save : texts.choose}
        onSubmit={async ({ current, password = "", code }, form) => {
          const client = await loadClient();
          const nonce = code === undefined ? {} : { nonce: code.replace(/\s/g, "") };
          const change = { password, current_password: current, ...nonce };
          const { error } = await client.updateUser(change);
          if (error?.code === "reauthentication_needed" && !mailed) {
            await askService(() => client.reauthenticate());
            return setMailed(true);
          }
          if (error) throw error;
          setMailed(false);
          form.reset();
          toast(texts.saved);
          onChanged();
        }}
      >
        <AccountName email={email} />
        {hasPassword && <PasswordField kind="current" name="current" label={texts.current} />}
        <PasswordField kind="new" />
        {mailed && (
          <>
            <p className="text-muted">{accountProblems.reauthentication_needed.message}</p>
            <CodeField focused />
          </>
        )}
      </ActionForm>
    </AccountCard>
  );
}
