import { useState } from "react";
import { Navigate, useNavigate } from "react-router";
import { confirmPage, resetPage as texts, signInPage } from "#content/accounts/account.ts";
import { ButtonLink } from "#design/button.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { pageMeta } from "#shared/seo/page-meta.ts";
import type { Route } from "./+types/reset-page";
import { aboutAccount, redeem, useMailedToken } from "./ui/mailed/mailed-token.ts";
import { AccountPanel, PanelLink } from "#features/auth/client/account-panel.tsx";
import { ActionForm } from "#client/forms/action-form.tsx";
import { useAuth, type Arrival } from "#features/auth/client/session/auth-context.ts";
import { DeadLink } from "./ui/mailed/dead-link.tsx";
import { Loading, RequireTwoFactor } from "#features/auth/client/require-auth.tsx";
import { askService } from "#features/auth/client/session/session-actions.ts";
import { PasswordField, AccountName } from "./ui/password-field.tsx";
import { isSpent } from "#features/auth/client/error-message.ts";

import { clearWaitingMail } from "./ui/mailed/waiting-mail.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...texts, origin: matches[0].loaderData.origin, path: "/reset" });

const SPENT: Arrival = { notice: { refused: "otp_expired" } };

export default function ResetPage() {
  const { user, loading } = useAuth();
  const { token, problem } = useMailedToken();
  const [deadInvitation, setDeadInvitation] = useState(false);
  const navigate = useNavigate();
  if (token === undefined || (loading && !token)) return <Loading />;
  if (deadInvitation) return <DeadLink type="invite" />;
  if (token) {
    const invited = token.type === "invite";
    const open = async () => {
      try {
        await redeem(token);
      } catch (failure) {
        if (!isSpent(failure)) throw failure;
        if (invited) return setDeadInvitation(true);
        clearWaitingMail("recovery");
        return navigate("/forgot", { state: SPENT, replace: true });
      }
      clearWaitingMail("recovery");
      // Asks whether an invited person already has a password. If so, the person does not choose a new one.
      const about = invited ? await aboutAccount() : undefined;
      await navigate(about?.hasPassword ? "/admin" : "/reset", { replace: true });
    };
    return (
      <AccountPanel title={invited ? confirmPage.invite.title : texts.title} intro={texts.opened}>
        <ActionForm submit={texts.open} onSubmit={open}>
          {null}
        </ActionForm>
      </AccountPanel>
    );
  }
  if (user) {
    return (
      <RequireTwoFactor>
        <ChoosePassword email={user.email} />
      </RequireTwoFactor>
    );
  }
  if (problem) return <Navigate to="/forgot" state={SPENT} replace />;
  return (
    <AccountPanel title={texts.title} intro={texts.noLink}>
      <ButtonLink to="/forgot">{texts.ask}</ButtonLink>
      <PanelLink to="/confirm?type=invite">{signInPage.invited}</PanelLink>
    </AccountPanel>
  );
}

function ChoosePassword({ email }: { email: string | undefined }) {
  const navigate = useNavigate();
  return (
    <AccountPanel title={texts.title} intro={email}>
      <ActionForm
        submit={texts.submit}
        onSubmit={async ({ password = "" }) => {
          await askService((client) => client.updateUser({ password }));
          toast(texts.done);
          const about = await aboutAccount();
          await navigate(about?.staff ? "/admin" : "/account", { replace: true });
        }}
      >
        <AccountName email={email} />
        <PasswordField kind="new" />
      </ActionForm>
    </AccountPanel>
  );
}
