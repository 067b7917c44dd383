import { accountPage } from "#content/account.ts";
import { AttemptForm } from "#features/auth/ui/attempt-form.tsx";
import { loadClient } from "#features/auth/ui/load-client.ts";
import { PasswordField } from "#features/auth/ui/password-field.tsx";
import { toast } from "#design/toast.tsx";
import { AccountCard } from "./account-card.tsx";

const words = accountPage.password;

export function PasswordCard({
  hasPassword,
  onChanged,
}: {
  hasPassword: boolean;
  onChanged: () => void;
}) {
  return (
    <AccountCard title={words.title}>
      <AttemptForm
        variant="secondary"
        submit={words.save}
        onSubmit={async ({ present, password = "" }, form) => {
          const client = await loadClient();
          const { error } = await client.updateUser({ password, current_password: present });
          if (error) throw error;
          form.reset();
          toast(words.saved);
          onChanged();
        }}
      >
        {hasPassword && <PasswordField kind="current" name="present" label={words.present} />}
        <PasswordField kind="new" />
      </AttemptForm>
    </AccountCard>
  );
}
