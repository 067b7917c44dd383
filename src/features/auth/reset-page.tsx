import { useNavigate } from "react-router";
import { accountProblems, resetPage as words, secondStep } from "#content/account.ts";
import { ButtonLink } from "#design/button.tsx";
import { toast } from "#design/toast.tsx";
import { pageMeta } from "#shared/page-meta.ts";
import type { Route } from "./+types/reset-page";
import type { AboutAccount } from "./contract.ts";
import { accountFetch } from "./ui/account-fetch.ts";
import { AccountPanel } from "./ui/account-panel.tsx";
import { AttemptForm } from "./ui/attempt-form.tsx";
import { useAuth } from "./ui/auth-context.tsx";
import { Challenge } from "./ui/challenge.tsx";
import { Waiting } from "./ui/gate.tsx";
import { loadClient } from "./ui/load-client.ts";
import { redeem, useMailedToken } from "./ui/mailed-token.ts";
import { PasswordField } from "./ui/password-field.tsx";
import { Problem } from "./ui/problem-note.tsx";
import { useLevel } from "./ui/use-level.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...words, origin: matches[0].loaderData.origin, path: "/reset", listed: false });

/** Where the mails of a recovery and an invitation lead: choose a password. */
export default function ResetPage() {
  const { user, loading } = useAuth();
  const { token, problem } = useMailedToken();
  const navigate = useNavigate();
  if (token === undefined || (loading && !token)) return <Waiting />;
  if (token) {
    return (
      <AccountPanel title={words.title} intro={words.opened}>
        <AttemptForm
          submit={words.open}
          onSubmit={async () => {
            await redeem(token);
            await navigate("/reset", { replace: true });
          }}
        >
          {null}
        </AttemptForm>
      </AccountPanel>
    );
  }
  if (user) return <ChoosePassword />;
  return (
    <AccountPanel title={words.title} intro={words.noLink}>
      {problem && <Problem>{accountProblems[problem] ?? accountProblems["otp_expired"]}</Problem>}
      <ButtonLink to="/forgot" className="mt-5">
        {words.ask}
      </ButtonLink>
    </AccountPanel>
  );
}

function ChoosePassword() {
  const level = useLevel();
  const navigate = useNavigate();
  if (!level) return <Waiting />;
  if (level === "missing") {
    return (
      <AccountPanel title={secondStep.title} intro={secondStep.intro}>
        <Challenge />
      </AccountPanel>
    );
  }
  return (
    <AccountPanel title={words.title}>
      <AttemptForm
        submit={words.submit}
        onSubmit={async ({ password = "" }) => {
          const client = await loadClient();
          const { error } = await client.updateUser({ password });
          if (error) throw error;
          toast(words.done);
          const { staff } = await accountFetch<AboutAccount>("/api/account");
          await navigate(staff ? "/admin" : "/account", { replace: true });
        }}
      >
        <PasswordField kind="new" />
      </AttemptForm>
    </AccountPanel>
  );
}
