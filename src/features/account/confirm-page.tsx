import { useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { confirmPage as texts } from "#content/accounts/account.ts";
import { Button, ButtonLink } from "#design/button.tsx";
import { useSite } from "#client/site.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { pageMeta } from "#shared/seo/page-meta.ts";
import type { Route } from "./+types/confirm-page";
import {
  aboutAccount,
  linkTypeOf,
  redeem,
  redeemCode,
  useMailedToken,
  type LinkType,
  type MailedToken,
} from "./ui/mailed/mailed-token.ts";
import { AccountPanel, PanelLink } from "#features/auth/client/account-panel.tsx";
import { ActionForm } from "#client/forms/action-form.tsx";
import { DeadLink } from "./ui/mailed/dead-link.tsx";
import { Loading } from "#features/auth/client/require-auth.tsx";
import { nextPath, withNext } from "#client/navigation/next-path.ts";
import { isSpent } from "#features/auth/client/error-message.ts";
import { resend, ResendButton } from "./ui/mailed/resend-button.tsx";
import { EmailField } from "#client/forms/email-field.tsx";
import { CodeField } from "#features/auth/client/code-field.tsx";
import { clearWaitingMail, setWaitingMail, useWaitingMail } from "./ui/mailed/waiting-mail.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...texts, origin: matches[0].loaderData.origin, path: "/confirm" });

/**
 * The page to which a link in an account email leads. `type` in the URL names the kind of email. A URL without `type`
 * means the email that confirms a sign-up.
 */
export default function ConfirmPage() {
  const [search] = useSearchParams();
  const { key } = useLocation();
  const { token } = useMailedToken();
  const type = linkTypeOf(token?.type ?? search.get("type"));
  if (token === undefined) return <Loading />;
  const next = token?.next ?? search.get("next");
  return token ? (
    <OpenedLink key={token.tokenHash} type={type} token={token} next={next} />
  ) : (
    <TypedCode key={key} type={type} next={next} />
  );
}

function OpenedLink({
  type,
  token,
  next,
}: {
  type: LinkType;
  token: MailedToken;
  next: string | null;
}) {
  const [outcome, setOutcome] = useState<"half" | "dead">();
  const proceed = useContinue(type, next);
  if (outcome === "half") {
    return (
      <AccountPanel title={texts.halfway.title} intro={texts.halfway.typed}>
        <ButtonLink to="/confirm?type=email_change" variant="secondary">
          {texts.halfway.code}
        </ButtonLink>
      </AccountPanel>
    );
  }
  if (outcome === "dead" && type === "signup") {
    return <NewMail title={texts.deadTitle} intro={texts.signup.dead} next={next} />;
  }
  if (outcome === "dead") return <DeadLink type={type} />;
  return (
    <AccountPanel title={texts[type].title} intro={texts[type].opened}>
      <ActionForm
        submit={texts.submit}
        onSubmit={async () => {
          try {
            if ((await redeem(token)) === "half") setOutcome("half");
            else await proceed();
          } catch (failure) {
            if (!isSpent(failure)) throw failure;
            setOutcome("dead");
          }
        }}
      >
        {null}
      </ActionForm>
    </AccountPanel>
  );
}

function TypedCode({ type, next }: { type: LinkType; next: string | null }) {
  const waiting = useWaitingMail("signup");
  const email = type === "signup" ? waiting : undefined;
  const [half, setHalf] = useState(false);
  const [again, setAgain] = useState(false);
  const { origin } = useSite();
  const proceed = useContinue(type, next);
  if (again) {
    return <NewMail title={texts.again.title} intro={texts.again.intro} next={next} />;
  }
  const { title, typed } = half ? texts.halfway : texts[type];
  return (
    <AccountPanel title={title} intro={email ? interpolate(texts.sent, { email }) : typed}>
      <ActionForm
        key={String(half)}
        submit={texts.submit}
        onSubmit={async (fields) => {
          const address = email ?? fields["email"] ?? "";
          const outcome = await redeemCode(type, address, fields["code"] ?? "");
          if (outcome === "half") setHalf(true);
          else await proceed();
        }}
      >
        {!email && <EmailField />}
        <CodeField />
      </ActionForm>
      {type === "signup" && (
        <div className="mt-8 flex flex-col items-start gap-3">
          {email && <ResendButton send={() => resend("signup", email, origin + nextPath(next))} />}
          <Button variant="quiet" className="-ml-4.5" onClick={() => setAgain(true)}>
            {email ? texts.otherAddress : texts.noMail}
          </Button>
        </div>
      )}
      {type === "email_change" && <PanelLink to="/account">{texts.account}</PanelLink>}
    </AccountPanel>
  );
}

function NewMail({ title, intro, next }: { title: string; intro: string; next: string | null }) {
  const waiting = useWaitingMail("signup");
  const { origin } = useSite();
  const navigate = useNavigate();
  return (
    <AccountPanel title={title} intro={intro}>
      <ActionForm
        submit={texts.again.submit}
        onSubmit={async ({ email = "" }) => {
          await resend("signup", email, origin + nextPath(next));
          setWaitingMail("signup", email);
          await navigate(withNext("/confirm", next), { replace: true });
        }}
      >
        <EmailField defaultValue={waiting} />
      </ActionForm>
      <PanelLink to={withNext("/sign-in", next)}>{texts.signIn}</PanelLink>
    </AccountPanel>
  );
}

function useContinue(type: LinkType, next: string | null): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const about = await aboutAccount();
    const to = nextPath(next, about?.staff ? "/admin" : undefined);
    // If the site does not answer, assumes that an invited person has no password yet.
    const hasPassword = about?.hasPassword ?? type !== "invite";
    await navigate(hasPassword ? to : "/reset", { replace: true });
    clearWaitingMail("signup");
  };
}
