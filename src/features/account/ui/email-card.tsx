import type { User } from "@supabase/auth-js";
import { accountPage, accountWords } from "#content/account.ts";
import { AttemptForm } from "#features/auth/ui/attempt-form.tsx";
import { loadClient } from "#features/auth/ui/load-client.ts";
import { EmailField } from "#features/auth/ui/simple-fields.tsx";
import { TextLink } from "#features/auth/ui/text-link.tsx";
import { useSite } from "#design/site.ts";
import { fill } from "#shared/fill.ts";
import { AccountCard } from "./account-card.tsx";

const words = accountPage.email;

export function EmailCard({ user }: { user: User }) {
  const { origin } = useSite();
  return (
    <AccountCard title={words.title}>
      <p className="break-words text-muted">
        {accountWords.email}: <span className="text-text">{user.email}</span>
      </p>
      {user.new_email && (
        <output className="block text-small break-words text-muted">
          <span className="block">{fill(words.waiting, { email: user.new_email })}</span>
          <TextLink alone to="/confirm?type=email_change">
            {words.confirm}
          </TextLink>
        </output>
      )}
      <AttemptForm
        variant="secondary"
        submit={words.save}
        onSubmit={async ({ email = "" }, form) => {
          const client = await loadClient();
          const options = { emailRedirectTo: `${origin}/account` };
          const { error } = await client.updateUser({ email }, options);
          if (error) throw error;
          form.reset();
        }}
      >
        <EmailField label={words.new} autoComplete="email" />
      </AttemptForm>
    </AccountCard>
  );
}
