import { useNavigate, useSearchParams } from "react-router";
import { accountProblems, forgotPage as texts } from "#content/accounts/account.ts";
import { Button } from "#design/button.tsx";
import { useSite } from "#client/site.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { pageMeta } from "#shared/seo/page-meta.ts";
import type { Route } from "./+types/forgot-page";
import { AccountPanel, PanelLink } from "#features/auth/client/account-panel.tsx";
import { ActionForm } from "#client/forms/action-form.tsx";
import { askService } from "#features/auth/client/session/session-actions.ts";
import { redeemCode } from "./ui/mailed/mailed-token.ts";
import { withNext } from "#client/navigation/next-path.ts";
import { Alert } from "#client/forms/alert.tsx";
import { ResendButton } from "./ui/mailed/resend-button.tsx";
import { EmailField } from "#client/forms/email-field.tsx";
import { CodeField } from "#features/auth/client/code-field.tsx";
import { useArrival } from "./ui/use-arrival.ts";
import { clearWaitingMail, setWaitingMail, useWaitingMail } from "./ui/mailed/waiting-mail.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...texts, origin: matches[0].loaderData.origin, path: "/forgot" });

export default function ForgotPage() {
  const email = useWaitingMail("recovery");
  const { notice } = useArrival();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { origin } = useSite();
  const next = search.get("next");

  async function send(address: string): Promise<void> {
    const options = { redirectTo: `${origin}/reset` };
    await askService((client) => client.resetPasswordForEmail(address, options));
    setWaitingMail("recovery", address);
  }

  if (!email) {
    return (
      <AccountPanel title={texts.title} intro={texts.description}>
        <div className="mb-5 empty:hidden">
          <Alert of={notice && accountProblems.otp_expired} />
        </div>
        <ActionForm submit={texts.submit} onSubmit={({ email: to = "" }) => send(to)}>
          <EmailField />
        </ActionForm>
        <BackToSignIn next={next} />
      </AccountPanel>
    );
  }
  return (
    <AccountPanel title={texts.sentTitle} intro={interpolate(texts.sent, { email })}>
      <ActionForm
        submit={texts.withCode}
        onSubmit={async ({ code = "" }) => {
          await redeemCode("recovery", email, code);
          await navigate("/reset");
          clearWaitingMail("recovery");
        }}
      >
        <CodeField />
      </ActionForm>
      <div className="mt-8 flex flex-col items-start gap-3">
        <ResendButton send={() => send(email)} />
        <Button variant="quiet" className="-ml-4.5" onClick={() => clearWaitingMail("recovery")}>
          {texts.otherAddress}
        </Button>
      </div>
      <BackToSignIn next={next} />
    </AccountPanel>
  );
}

function BackToSignIn({ next }: { next: string | null }) {
  return <PanelLink to={withNext("/sign-in", next)}>{texts.back}</PanelLink>;
}
