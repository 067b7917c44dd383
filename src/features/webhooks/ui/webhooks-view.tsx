import { useState } from "react";
import { Link } from "react-router";
import { admin } from "#content/accounts/admin.ts";
import { webhooks as words } from "#content/accounts/webhooks.ts";
import { MadeSecret } from "#features/back-office/client/made-secret.tsx";
import { LoadError } from "#client/forms/load-error.tsx";
import { Loading } from "#features/auth/client/require-auth.tsx";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import { useAccountData } from "#features/auth/client/session/use-account-data.ts";
import { PageHeading } from "#design/layout/page-heading.tsx";
import type { MadeWebhook, WebhookLine, WebhookList } from "../contract.ts";
import { WebhookForm } from "./webhook-form.tsx";
import { stateOf } from "./webhook-state.ts";

const PATH = "/api/admin/webhooks";

export function WebhooksView() {
  const { data, problem, reload } = useAccountData<WebhookList>(PATH);
  const [made, setMade] = useState<MadeWebhook>();
  if (problem) return <LoadError problem={`${admin.loadProblem} ${problem}`} onRetry={reload} />;
  if (!data) return <Loading />;
  return (
    <>
      <PageHeading className="mb-3 text-subheading">{words.title}</PageHeading>
      <p className="mb-6 max-w-prose text-muted">{words.intro}</p>
      {data.webhooks.length === 0 ? (
        <p className="text-muted">{words.none}</p>
      ) : (
        <ul className="divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface">
          {data.webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
      <MadeSecret secret={made?.secret} labels={words.secret} belongsTo={made?.webhook.url} />
      <h2 className="mt-10 mb-4 text-title">{words.add}</h2>
      <WebhookForm
        onSubmit={async (json) => {
          setMade(await accountFetch<MadeWebhook>(PATH, { method: "POST", json }));
          reload();
        }}
      />
    </>
  );
}

function WebhookRow({ webhook }: { webhook: WebhookLine }) {
  return (
    <li className="relative flex flex-wrap items-baseline gap-x-4 px-4 py-2.5 transition-colors hover:bg-raised">
      <Link
        to={`/admin/webhooks/${webhook.id}`}
        className="min-w-0 flex-1 basis-72 font-semibold break-all after:absolute after:inset-0"
      >
        {webhook.url}
      </Link>
      <span className="text-small text-faint">{stateOf(webhook)}</span>
    </li>
  );
}
