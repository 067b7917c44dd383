import type { User } from "@supabase/auth-js";
import { accountPage } from "#content/accounts/account.ts";
import { formWords } from "#content/site/forms.ts";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import { ActionForm } from "#client/forms/action-form.tsx";
import { loadClient, askService } from "#features/auth/client/session/session-actions.ts";
import { ActionButton } from "#client/forms/action-button.tsx";
import { resend, ResendButton } from "./mailed/resend-button.tsx";
import { EmailField } from "#client/forms/email-field.tsx";
import { ButtonLink } from "#design/button.tsx";
import { useSite } from "#client/site.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { AccountCard } from "./account-card.tsx";

const texts = accountPage.email;

export function EmailCard({ user, hosted }: { user: User; hosted: boolean }) {
  const { origin } = useSite();
  return (
    <AccountCard title={texts.title}>
      <p className="break-words text-muted">
        {formWords.email}: <span className="text-text">{user.email}</span>
      </p>
      {user.new_email && <PendingChange user={user} hosted={hosted} />}
      <ActionForm
        variant="secondary"
        submit={texts.save}
        onSubmit={async ({ email = "" }, form) => {
          const options = { emailRedirectTo: `${origin}/account` };
          await askService((client) => client.updateUser({ email }, options));
          form.reset();
        }}
      >
        <EmailField label={texts.new} autoComplete="email" />
      </ActionForm>
    </AccountCard>
  );
}

function PendingChange({ user, hosted }: { user: User; hosted: boolean }) {
  const { origin } = useSite();
  const cancel = async () => {
    await accountFetch("/api/account/email-change", { method: "DELETE" });
    const client = await loadClient();
    await client.refreshSession();
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <output className="block text-small break-words text-muted">
        {interpolate(texts.waiting, { email: user.new_email ?? "" })}
      </output>
      <ButtonLink to="/confirm?type=email_change" variant="secondary">
        {texts.confirm}
      </ButtonLink>
      <ResendButton
        label={texts.sendAgain}
        done={texts.sentAgain}
        send={() => resend("email_change", user.email ?? "", `${origin}/account`)}
      />
      {!hosted && (
        <ActionButton variant="quiet" className="-ml-4.5" onPress={cancel} done={texts.canceled}>
          {texts.cancel}
        </ActionButton>
      )}
    </div>
  );
}
