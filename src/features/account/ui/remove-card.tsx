import { useState } from "react";
import { useNavigate } from "react-router";
import { accountPage } from "#content/accounts/account.ts";
import { ownData } from "#content/accounts/privacy-desk.ts";
import { brand } from "#content/site/brand.ts";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import { ActionForm } from "#client/forms/action-form.tsx";
import { askService, forgetSession } from "#features/auth/client/session/session-actions.ts";
import { PasswordField, AccountName } from "./password-field.tsx";
import { ActionButton } from "#client/forms/action-button.tsx";
import { ResendButton } from "./mailed/resend-button.tsx";
import { CodeField } from "#features/auth/client/code-field.tsx";
import { TextLink } from "#design/text-link.tsx";
import { Button } from "#design/button.tsx";
import { Checkbox } from "#design/field.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import type { AccountDeleted, DeletionState } from "../contract.ts";
import { AccountCard } from "./account-card.tsx";

const texts = accountPage.remove;

export function RemoveCard({
  email = "",
  hosted,
  hasPassword,
}: {
  email: string | undefined;
  hosted: boolean;
  hasPassword: boolean;
}) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  if (hosted) {
    return (
      <AccountCard title={texts.title}>
        <p className="text-muted">
          {texts.hosted}{" "}
          <TextLink alone to={`mailto:${brand.email.privacy}`}>
            {brand.email.privacy}
          </TextLink>
        </p>
      </AccountCard>
    );
  }
  const open = async () => {
    // A person without a password has to type a mailed code before the account is deleted.
    if (!hasPassword) await sendCode();
    setAsking(true);
  };
  return (
    <AccountCard title={texts.title}>
      <p className="text-muted">{texts.text}</p>
      {asking ? (
        <>
          <ActionForm
            variant="danger"
            submit={texts.confirm}
            beside={
              <Button variant="quiet" className="max-sm:w-full" onClick={() => setAsking(false)}>
                {texts.cancel}
              </Button>
            }
            onSubmit={async ({ password, code, everything }) => {
              const json = {
                ...(hasPassword ? { password } : { nonce: code?.replace(/\s/g, "") }),
                everything: everything !== undefined,
              };
              const deletion = await accountFetch<AccountDeleted>("/api/account", {
                method: "DELETE",
                json,
              });
              // The page must show the report of the deletion before the session ends. Without a session and a report, it
              // would redirect to the sign-in page.
              const state = { deletion } satisfies DeletionState;
              await navigate("/account", { state, replace: true, flushSync: true });
              await forgetSession();
            }}
          >
            {hasPassword ? (
              <>
                <AccountName email={email} />
                <PasswordField kind="current" focused />
              </>
            ) : (
              <>
                <p>{interpolate(texts.byCode, { email })}</p>
                <CodeField focused />
              </>
            )}
            <Checkbox name="everything" label={ownData.erase} />
          </ActionForm>
          {!hasPassword && <ResendButton send={sendCode} />}
        </>
      ) : (
        <ActionButton variant="danger" className="self-start" onPress={open}>
          {texts.open}
        </ActionButton>
      )}
    </AccountCard>
  );
}

async function sendCode(): Promise<void> {
  await askService((client) => client.reauthenticate());
}
