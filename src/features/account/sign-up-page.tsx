import { useNavigate, useSearchParams } from "react-router";
import { signUpPage as texts } from "#content/accounts/account.ts";
import { ActionLink } from "#client/action-link.tsx";
import { ButtonLink, buttonClasses } from "#design/button.tsx";
import { useSite } from "#client/site.ts";
import { pageMeta } from "#shared/seo/page-meta.ts";
import type { Route } from "./+types/sign-up-page";
import { AccountPanel } from "#features/auth/client/account-panel.tsx";
import { ActionForm } from "#client/forms/action-form.tsx";
import { useAuth } from "#features/auth/client/session/auth-context.ts";
import { nextPath, withNext } from "#client/navigation/next-path.ts";
import { PasswordField } from "./ui/password-field.tsx";
import { RedirectAfterSignIn } from "./ui/redirect-after-sign-in.tsx";
import { EmailField } from "#client/forms/email-field.tsx";
import { TextLink } from "#design/text-link.tsx";
import { setWaitingMail } from "./ui/mailed/waiting-mail.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...texts, origin: matches[0].loaderData.origin, path: "/sign-up" });

export default function SignUpPage() {
  const { user, signUp } = useAuth();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { origin, signUpOpen } = useSite();
  const next = search.get("next");
  if (user) return <RedirectAfterSignIn next={next} />;
  if (!signUpOpen) return <Closed next={next} />;
  return (
    <AccountPanel title={texts.title} intro={texts.description}>
      <ActionForm
        submit={texts.submit}
        onSubmit={async ({ email = "", password = "" }) => {
          const outcome = await signUp(email, password, origin + nextPath(next));
          if (outcome === "mailed") {
            setWaitingMail("signup", email);
            await navigate(withNext("/confirm", next));
          }
        }}
      >
        <EmailField />
        <PasswordField kind="new" />
        <p className="text-small text-muted">
          {texts.privacy.before}
          <TextLink to="/privacy#stored">{texts.privacy.link}</TextLink>
        </p>
      </ActionForm>
      <p className="mt-4 text-muted">
        {texts.haveAccount}{" "}
        <TextLink alone to={withNext("/sign-in", next)}>
          {texts.signIn}
        </TextLink>
      </p>
    </AccountPanel>
  );
}

function Closed({ next }: { next: string | null }) {
  return (
    <AccountPanel title={texts.title} intro={texts.closed.intro} scripted={false}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={withNext("/sign-in", next)}>{texts.signIn}</ButtonLink>
        <ActionLink
          action={texts.closed.contact}
          className={buttonClasses({ variant: "secondary" })}
        />
      </div>
    </AccountPanel>
  );
}
