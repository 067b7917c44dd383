import { useState } from "react";
import { accountPage } from "#content/account.ts";
import { brand } from "#content/brand.ts";
import { accountFetch } from "#features/auth/ui/account-fetch.ts";
import { AttemptForm } from "#features/auth/ui/attempt-form.tsx";
import { useAuth } from "#features/auth/ui/auth-context.tsx";
import { PasswordField } from "#features/auth/ui/password-field.tsx";
import { TextLink } from "#features/auth/ui/text-link.tsx";
import { Button } from "#design/button.tsx";
import { toast } from "#design/toast.tsx";
import { AccountCard } from "./account-card.tsx";

const words = accountPage.remove;

export function RemoveCard({ hosted }: { hosted: boolean }) {
  const [asking, setAsking] = useState(false);
  const { signOut } = useAuth();
  if (hosted) {
    return (
      <AccountCard title={words.title}>
        <p className="text-muted">
          {words.hosted}{" "}
          <TextLink alone to={`mailto:${brand.email.privacy}`}>
            {brand.email.privacy}
          </TextLink>
        </p>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={words.title}>
      <p className="text-muted">{words.text}</p>
      {asking ? (
        <AttemptForm
          submit={words.confirm}
          beside={
            <Button variant="quiet" className="max-sm:w-full" onClick={() => setAsking(false)}>
              {words.cancel}
            </Button>
          }
          onSubmit={async ({ password }) => {
            await accountFetch("/api/account", { method: "DELETE", json: { password } });
            toast(words.done);
            await signOut("local");
          }}
        >
          <PasswordField kind="current" />
        </AttemptForm>
      ) : (
        <Button variant="secondary" className="self-start" onClick={() => setAsking(true)}>
          {words.open}
        </Button>
      )}
    </AccountCard>
  );
}
