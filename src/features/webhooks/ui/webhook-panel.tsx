import { useState } from "react";
import { useNavigate } from "react-router";
import { webhooks as words } from "#content/accounts/webhooks.ts";
import { Alert } from "#client/forms/alert.tsx";
import { BackLink } from "#features/admin/client/back-link.tsx";
import { DetailsProblem } from "#features/admin/client/details-problem.tsx";
import { useAction } from "#client/forms/use-action.ts";
import { Loading } from "#features/auth/client/require-auth.tsx";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import { useAccountData } from "#features/auth/client/session/use-account-data.ts";
import { Button } from "#design/button.tsx";
import { Chip } from "#design/chip.tsx";
import { PageHeading } from "#design/layout/page-heading.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { interpolate } from "#shared/text/interpolate.ts";
import type { TryLine, WebhookDetails } from "../contract.ts";
import { TryList } from "./try-list.tsx";
import { WebhookForm } from "./webhook-form.tsx";
import { stateOf } from "./webhook-state.ts";

export function WebhookPanel({ id }: { id: string }) {
  const path = `/api/admin/webhooks/${id}`;
  const { data, problem, isGone, reload } = useAccountData<WebhookDetails>(path);
  const [changed, setChanged] = useState<WebhookDetails>();
  const actions = useAction();
  const navigate = useNavigate();
  const shown = changed ?? data;
  const back = <BackLink to="/admin/webhooks" label={words.back} />;
  if (problem) return <DetailsProblem {...{ problem, isGone, reload, back }} />;
  if (!shown) return <Loading />;
  const { webhook, tries } = shown;
  const call = async (method: "POST" | "PATCH", below: string, json?: object) => {
    try {
      const now = await accountFetch<WebhookDetails>(path + below, {
        method,
        ...(json && { json }),
      });
      setChanged(now);
      return now;
    } catch (error) {
      // What somebody else has changed is shown.
      setChanged(await accountFetch<WebhookDetails>(path).catch(() => shown));
      throw error;
    }
  };
  const change = async (json: object, said: string) => {
    await call("PATCH", "", { ...json, version: webhook.version });
    toast(said);
  };
  const test = async () => toast(outcome((await call("POST", "/test")).tries[0]));
  const remove = async () => {
    if (!window.confirm(words.sure)) return;
    await accountFetch(path, { method: "DELETE" });
    toast(words.removed);
    await navigate("/admin/webhooks");
  };
  return (
    <>
      {back}
      <PageHeading className="text-title break-all">{webhook.url}</PageHeading>
      <p className="mt-2 mb-6">
        <Chip>{stateOf(webhook)}</Chip>
      </p>
      <Alert of={actions.problem} />
      <div className="mb-10 flex flex-wrap gap-3">
        <Button busy={actions.busy} onClick={() => actions.attempt(test)}>
          {words.test}
        </Button>
        <Button
          variant="secondary"
          busy={actions.busy}
          onClick={() =>
            actions.attempt(() =>
              change(
                { active: !webhook.active },
                webhook.active ? words.turnedOff : words.turnedOn,
              ),
            )
          }
        >
          {webhook.active ? words.turnOff : words.turnOn}
        </Button>
        <Button variant="danger" busy={actions.busy} onClick={() => actions.attempt(remove)}>
          {words.remove}
        </Button>
      </div>
      <WebhookForm
        key={webhook.version}
        webhook={webhook}
        onSubmit={(values) => change(values, words.form.saved)}
      />
      <TryList
        tries={tries}
        onAgain={async (delivery) => {
          await call("POST", `/deliveries/${delivery}/again`);
          toast(words.tries.sentAgain);
        }}
      />
    </>
  );
}

function outcome(tried: TryLine | undefined): string {
  if (!tried) return words.tries.noAnswer;
  if (tried.problem) return words.reasons[tried.problem];
  return interpolate(words.tested, { status: tried.status ?? "" });
}
