import { useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { confirmPage as words, accountProblems } from "#content/account.ts";
import { useSite } from "#design/site.ts";
import { toast } from "#design/toast.tsx";
import { fill } from "#shared/fill.ts";
import { pageMeta } from "#shared/page-meta.ts";
import type { Route } from "./+types/confirm-page";
import type { AboutAccount } from "./contract.ts";
import { accountFetch } from "./ui/account-fetch.ts";
import { AccountPanel } from "./ui/account-panel.tsx";
import { AttemptForm } from "./ui/attempt-form.tsx";
import { Waiting } from "./ui/gate.tsx";
import { redeem, redeemCode, useMailedToken } from "./ui/mailed-token.ts";
import { nextPath } from "./ui/next-path.ts";
import { Problem } from "./ui/problem-note.tsx";
import { ResendButton } from "./ui/resend-button.tsx";
import { CodeField, EmailField } from "./ui/simple-fields.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...words, origin: matches[0].loaderData.origin, path: "/confirm", listed: false });

/** Where the mails of a sign-up and of an e-mail change lead, and where their codes are typed. */
export default function ConfirmPage() {
  const [search] = useSearchParams();
  const { state } = useLocation() as { state: { email?: string } | null };
  const { token, problem } = useMailedToken();
  // What was the first of two: the link's token, or a typed code ("").
  const [half, setHalf] = useState<string>();
  const [email, setEmail] = useState(state?.email);
  const { origin } = useSite();
  const navigate = useNavigate();
  const changing = search.get("type") === "email_change";
  const next = token?.next ?? search.get("next");

  async function goOn(outcome: "signed in" | "half"): Promise<void> {
    if (outcome === "half") return setHalf(token?.tokenHash ?? "");
    const { hasPassword } = await accountFetch<AboutAccount>("/api/account");
    toast(words.done);
    await navigate(hasPassword ? nextPath(next) : "/reset", { replace: true });
  }

  if (token === undefined) return <Waiting />;
  if (token && half === token.tokenHash) {
    return <AccountPanel title={words.title} intro={words.halfway} />;
  }
  if (token) {
    return (
      <AccountPanel title={words.title} intro={words.opened}>
        <AttemptForm submit={words.submit} onSubmit={async () => goOn(await redeem(token))}>
          {null}
        </AttemptForm>
      </AccountPanel>
    );
  }
  return (
    <AccountPanel
      title={words.title}
      intro={half === "" ? words.halfway : email ? fill(words.sent, { email }) : words.typed}
    >
      {problem && <Problem>{accountProblems[problem] ?? accountProblems["otp_expired"]}</Problem>}
      <AttemptForm
        submit={words.submit}
        key={half}
        onSubmit={async (fields) => {
          const address = email ?? fields["email"] ?? "";
          if (!changing) setEmail(address);
          const type = changing ? "email_change" : "signup";
          await goOn(await redeemCode(type, address, fields["code"] ?? ""));
        }}
      >
        {!email && <EmailField />}
        <CodeField />
      </AttemptForm>
      {email && !changing && (
        <div className="mt-8">
          <ResendButton
            type="signup"
            email={email}
            label={words.resend}
            done={words.resent}
            redirectTo={origin + nextPath(next)}
          />
        </div>
      )}
    </AccountPanel>
  );
}
