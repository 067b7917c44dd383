import type { AuthError } from "@supabase/auth-js";
import { useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { signInPage as words } from "#content/account.ts";
import { useSite } from "#design/site.ts";
import { pageMeta } from "#shared/page-meta.ts";
import type { Route } from "./+types/sign-in-page";
import { AccountPanel } from "./ui/account-panel.tsx";
import { AttemptForm } from "./ui/attempt-form.tsx";
import { useAuth } from "./ui/auth-context.tsx";
import { nextPath, withNext } from "./ui/next-path.ts";
import { Onwards } from "./ui/onwards.tsx";
import { PasswordField } from "./ui/password-field.tsx";
import { ResendButton } from "./ui/resend-button.tsx";
import { EmailField } from "./ui/simple-fields.tsx";
import { TextLink } from "./ui/text-link.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...words, origin: matches[0].loaderData.origin, path: "/sign-in", listed: false });

export default function SignInPage() {
  const { user, signIn } = useAuth();
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: { email?: string } | null };
  const [email, setEmail] = useState(state?.email);
  const [unconfirmed, setUnconfirmed] = useState(false);
  const { origin } = useSite();
  const next = search.get("next");
  if (user) return <Onwards to={nextPath(next)} />;
  return (
    <AccountPanel title={words.title}>
      <AttemptForm
        submit={words.submit}
        onSubmit={async ({ email: given = "", password = "" }) => {
          setEmail(given);
          setUnconfirmed(false);
          await signIn(given, password).catch((failure: AuthError) => {
            setUnconfirmed(failure.code === "email_not_confirmed");
            throw failure;
          });
        }}
      >
        <EmailField defaultValue={email} />
        <PasswordField kind="current" />
      </AttemptForm>
      {unconfirmed && email && (
        <div className="mt-6">
          <ResendButton
            type="signup"
            email={email}
            label={words.resend}
            done={words.resent}
            redirectTo={origin + nextPath(next)}
          />
        </div>
      )}
      <p className="mt-4">
        <TextLink alone to={withNext("/forgot", next)}>
          {words.forgot}
        </TextLink>
      </p>
      <p className="text-muted">
        {words.noAccount}{" "}
        <TextLink alone to={withNext("/sign-up", next)}>
          {words.signUp}
        </TextLink>
      </p>
    </AccountPanel>
  );
}
