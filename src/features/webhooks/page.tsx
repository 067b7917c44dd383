import { useState } from "react";
import { webhooks as labels } from "#content/accounts/webhooks.ts";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import { useAccountData } from "#features/auth/client/session/use-account-data.ts";
import { MadeSecret } from "#features/back-office/client/made-secret.tsx";
import { Row, Rows } from "#features/back-office/client/rows.tsx";
import { StaffPage } from "#features/back-office/client/staff-page.tsx";
import type { MadeWebhook, WebhookList } from "./contract.ts";
import { WebhookForm } from "./ui/webhook-form.tsx";
import { stateOf } from "./ui/webhook-state.ts";

const PATH = "/api/admin/webhooks";

export default function WebhooksPage() {
  const source = useAccountData<WebhookList>(PATH);
  const [made, setMade] = useState<MadeWebhook>();
  return (
    <StaffPage title={labels.title} intro={labels.intro} source={source}>
      {({ webhooks }) => (
        <>
          <Rows empty={labels.none}>
            {webhooks.map((webhook) => (
              <Row
                key={webhook.id}
                id={webhook.id}
                title={webhook.url}
                to={`/admin/webhooks/${webhook.id}`}
                facts={stateOf(webhook)}
              />
            ))}
          </Rows>
          <MadeSecret secret={made?.secret} labels={labels.secret} belongsTo={made?.webhook.url} />
          <h2 className="mt-10 mb-4 text-title">{labels.add}</h2>
          <WebhookForm
            onSubmit={async (json) => {
              setMade(await accountFetch<MadeWebhook>(PATH, { method: "POST", json }));
              source.reload();
            }}
          />
        </>
      )}
    </StaffPage>
  );
}
