import type { AuthError } from "@supabase/auth-js";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { accountProblems, signInPage as texts } from "#content/accounts/account.ts";
import { useSite } from "#client/site.ts";
import { pageMeta } from "#shared/seo/page-meta.ts";
import type { Route } from "./+types/sign-in-page";
import { AccountPanel, PanelLink } from "#features/auth/client/account-panel.tsx";
import { ActionForm } from "#client/forms/action-form.tsx";
import { useAuth, type Farewell } from "#features/auth/client/session/auth-context.ts";
import { nextPath, withNext } from "#client/navigation/next-path.ts";
import { PasswordField } from "./ui/password-field.tsx";
import { describeErrorCode } from "#features/auth/client/error-message.ts";
import { resend, ResendButton } from "./ui/mailed/resend-button.tsx";
import { RedirectAfterSignIn } from "./ui/redirect-after-sign-in.tsx";
import { EmailField } from "#client/forms/email-field.tsx";
import { TextLink } from "#design/text-link.tsx";
import { useArrival } from "./ui/use-arrival.ts";
import { setWaitingMail } from "./ui/mailed/waiting-mail.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...texts, origin: matches[0].loaderData.origin, path: "/sign-in" });

export default function SignInPage() {
  const { user, signIn } = useAuth();
  const [search] = useSearchParams();
  const { notice } = useArrival();
  const [unconfirmed, setUnconfirmed] = useState<string>();
  const { origin, signUpOpen } = useSite();
  const next = search.get("next");
  if (user) return <RedirectAfterSignIn next={next} />;
  return (
    <AccountPanel title={texts.title} intro={noticeOf(notice)}>
      <ActionForm
        submit={texts.submit}
        onSubmit={async ({ email = "", password = "" }) => {
          setUnconfirmed(undefined);
          await signIn(email, password).catch((failure: AuthError) => {
            if (failure.code === "email_not_confirmed") setUnconfirmed(email);
            throw failure;
          });
        }}
      >
        <EmailField />
        <PasswordField kind="current" />
      </ActionForm>
      {unconfirmed && (
        <div className="mt-6 flex flex-col items-start gap-2">
          <ResendButton
            label={texts.resend}
            send={async () => {
              await resend("signup", unconfirmed, origin + nextPath(next));
              setWaitingMail("signup", unconfirmed);
            }}
          />
          <TextLink alone to={withNext("/confirm", next)}>
            {texts.enterCode}
          </TextLink>
        </div>
      )}
      <PanelLink to={withNext("/forgot", next)}>{texts.forgot}</PanelLink>
      {signUpOpen && (
        <p className="text-muted">
          {texts.noAccount}{" "}
          <TextLink alone to={withNext("/sign-up", next)}>
            {texts.signUp}
          </TextLink>
        </p>
      )}
      <p>
        <TextLink alone to="/confirm?type=invite">
          {texts.invited}
        </TextLink>
      </p>
    </AccountPanel>
  );
}

function noticeOf(notice: Farewell | undefined): string | undefined {
  if (notice === "ended") return accountProblems.session_missing.message;
  if (typeof notice !== "object") return undefined;
  return (describeErrorCode(notice.refused) ?? accountProblems.otp_expired).message;
}
