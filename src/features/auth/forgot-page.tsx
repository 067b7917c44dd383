import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { forgotPage as words } from "#content/account.ts";
import { useSite } from "#design/site.ts";
import { fill } from "#shared/fill.ts";
import { pageMeta } from "#shared/page-meta.ts";
import type { Route } from "./+types/forgot-page";
import { AccountPanel } from "./ui/account-panel.tsx";
import { AttemptForm } from "./ui/attempt-form.tsx";
import { startClient } from "./ui/auth-context.tsx";
import { redeemCode } from "./ui/mailed-token.ts";
import { withNext } from "./ui/next-path.ts";
import { CodeField, EmailField } from "./ui/simple-fields.tsx";
import { TextLink } from "./ui/text-link.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...words, origin: matches[0].loaderData.origin, path: "/forgot", listed: false });

export default function ForgotPage() {
  const [email, setEmail] = useState<string>();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { origin } = useSite();

  async function send(address: string): Promise<void> {
    const client = await startClient();
    const { error } = await client.resetPasswordForEmail(address, {
      redirectTo: `${origin}/reset`,
    });
    if (error) throw error;
    setEmail(address);
  }

  return (
    <AccountPanel
      title={words.title}
      intro={email ? fill(words.sent, { email }) : words.description}
    >
      {email ? (
        <AttemptForm
          key="code"
          submit={words.withCode}
          onSubmit={async ({ code = "" }) => {
            await redeemCode("recovery", email, code);
            await navigate("/reset");
          }}
        >
          <CodeField />
        </AttemptForm>
      ) : (
        <AttemptForm key="email" submit={words.submit} onSubmit={({ email: to = "" }) => send(to)}>
          <EmailField />
        </AttemptForm>
      )}
      <p className="mt-4">
        <TextLink alone to={withNext("/sign-in", search.get("next"))}>
          {words.back}
        </TextLink>
      </p>
    </AccountPanel>
  );
}
