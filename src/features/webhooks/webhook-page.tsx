import { useNavigate } from "react-router";
import { mail } from "#content/accounts/admin.ts";
import { webhooks as labels } from "#content/accounts/webhooks.ts";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import { ActionButton } from "#client/forms/action-button.tsx";
import { DetailsPage } from "#features/back-office/client/details-page.tsx";
import { useDetails } from "#features/back-office/client/use-details.ts";
import { Chip } from "#design/chip.tsx";
import { PageHeading } from "#design/layout/page-heading.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { TextLink } from "#design/text-link.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Route } from "./+types/webhook-page";
import type { SampleResult, WebhookLine } from "./contract.ts";
import { WebhookForm } from "./ui/webhook-form.tsx";
import { stateOf } from "./ui/webhook-state.ts";

export default function WebhookPage({ params: { id } }: Route.ComponentProps) {
  const path = `/api/admin/webhooks/${id}`;
  const { change, ...source } = useDetails<WebhookLine>(path);
  const navigate = useNavigate();
  const test = async () => {
    const { status, reason } = await accountFetch<SampleResult>(`${path}/test`, { method: "POST" });
    toast(reason ? mail.reasons[reason] : interpolate(labels.tested, { status: status ?? "" }));
    source.reload();
  };
  const remove = async () => {
    await accountFetch(path, { method: "DELETE" });
    await navigate("/admin/webhooks");
  };
  return (
    <DetailsPage
      back={{ to: "/admin/webhooks", label: labels.back }}
      titleOf={({ url }) => url}
      source={source}
    >
      {(webhook) => {
        const { url, active, version } = webhook;
        const save = (fields: object, done: string) =>
          change("PATCH", "", { ...fields, version }, done);
        return (
          <>
            <PageHeading className="text-title break-all">{url}</PageHeading>
            <p className="mt-2 mb-6">
              <Chip>{stateOf(webhook)}</Chip>
            </p>
            <div className="mb-10 flex flex-wrap gap-3">
              <ActionButton variant="primary" onPress={test}>
                {labels.test}
              </ActionButton>
              <ActionButton
                onPress={() =>
                  save({ active: !active }, active ? labels.turnedOff : labels.turnedOn)
                }
              >
                {active ? labels.turnOff : labels.turnOn}
              </ActionButton>
              <ActionButton
                variant="danger"
                question={labels.sure}
                onPress={remove}
                done={labels.removed}
              >
                {labels.remove}
              </ActionButton>
            </div>
            <WebhookForm
              key={version}
              webhook={webhook}
              onSubmit={(values) => save(values, labels.form.saved)}
            />
            <p className="mt-10">
              <TextLink alone to={`/admin/outbox?webhook=${id}`}>
                {labels.sent}
              </TextLink>
            </p>
          </>
        );
      }}
    </DetailsPage>
  );
}
