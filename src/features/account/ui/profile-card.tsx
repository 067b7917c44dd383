import type { User } from "@supabase/auth-js";
import { accountPage } from "#content/accounts/account.ts";
import { ActionForm } from "#client/forms/action-form.tsx";
import { loadClient } from "#features/auth/client/session/load-client.ts";
import { Field, TextInput } from "#design/field.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { MAX_NAME } from "#features/auth/limits.ts";
import { AccountCard } from "./account-card.tsx";

const words = accountPage.profile;

export function ProfileCard({ user }: { user: User }) {
  const name: unknown = user.user_metadata["name"];
  return (
    <AccountCard title={words.title}>
      <ActionForm
        variant="secondary"
        submit={words.save}
        onSubmit={async (fields) => {
          const client = await loadClient();
          const { error } = await client.updateUser({
            data: { name: fields["name"]?.trim() || null },
          });
          if (error) throw error;
          toast(words.saved);
        }}
      >
        <Field label={words.name}>
          <TextInput
            name="name"
            autoComplete="name"
            maxLength={MAX_NAME}
            defaultValue={typeof name === "string" ? name : ""}
          />
        </Field>
      </ActionForm>
    </AccountCard>
  );
}
