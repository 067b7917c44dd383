import { mail } from "#content/accounts/admin.ts";
import { outbox as labels } from "#content/accounts/outbox.ts";
import { webhooks } from "#content/accounts/webhooks.ts";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import { ActionButton } from "#client/forms/action-button.tsx";
import { Row } from "#features/back-office/client/rows.tsx";
import { Chip } from "#design/chip.tsx";
import { TextLink } from "#design/text-link.tsx";
import { describeFailure, isForVisitor } from "#shared/deliveries.ts";
import { formatDateTime } from "#shared/text/format-date.ts";
import { counted } from "#shared/text/counted.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { readableDomains } from "#features/back-office/client/readable-domains.ts";
import type { DeliveryLine, OutboxList } from "../contract.ts";

const KINDS = { ...mail.kinds, ...webhooks.types };

type Props = {
  delivery: DeliveryLine;
  heldUpBy: OutboxList["heldUpBy"];
  onChanged: () => void;
};

export function DeliveryRow({ delivery, heldUpBy, onChanged }: Props) {
  const { id, state, canRetry, createdAt } = delivery;
  const isOpen = state === "waiting" || state === "failed";
  const change = (what: "retry" | "cancel") =>
    accountFetch(`/api/admin/outbox/${id}/${what}`, { method: "POST" }).then(onChanged);
  const actions = (
    <>
      {canRetry && (
        <ActionButton aria-describedby={id} onPress={() => change("retry")} done={labels.retried}>
          {labels.retry[state === "waiting" ? "waiting" : "failed"]}
        </ActionButton>
      )}
      {isOpen && (
        <ActionButton
          variant="quiet"
          aria-describedby={id}
          onPress={() => change("cancel")}
          done={labels.cancelled}
        >
          {labels.cancel}
        </ActionButton>
      )}
    </>
  );
  return (
    <Row
      id={id}
      title={kindOf(delivery)}
      to={`/admin/outbox/${id}`}
      marks={<Chip>{labels.states[state]}</Chip>}
      at={createdAt}
      facts={<About {...delivery} />}
      actions={actions}
    >
      <p className="mt-1 text-small break-words text-muted">{fateOf(delivery, heldUpBy)}</p>
    </Row>
  );
}

export function kindOf({ kind }: Pick<DeliveryLine, "kind">): string {
  return KINDS[kind];
}

function About({ kind, state, recipient, webhook, personId, message }: DeliveryLine) {
  const person = personId && `/admin/people/${personId}`;
  const isForgotten =
    !recipient && !webhook && (state === "sent" || state === "kept" || isForVisitor(kind));
  const address = webhook?.url ?? recipient;
  const to = address && readableDomains(address);
  const link = webhook ? `/admin/webhooks/${webhook.id}` : person;
  return (
    <p className="flex flex-wrap gap-x-4">
      {message && (
        <TextLink to={message.more > 0 ? "/admin/messages" : `/admin/messages/${message.id}`}>
          {interpolate(message.more > 0 ? labels.messages : labels.message, {
            name: message.name,
            count: message.more,
          })}
        </TextLink>
      )}
      <span className="min-w-0 break-words">
        {to && labels.to} {to && (link ? <TextLink to={link}>{to}</TextLink> : to)}
        {!to && (isForgotten ? labels.forgotten : labels.toStaff)}
      </span>
      {webhook && person && <TextLink to={person}>{labels.person}</TextLink>}
    </p>
  );
}

function fateOf(
  { channel, state, reason, detail, attempts, triedAt, nextAt }: DeliveryLine,
  heldUpBy: Props["heldUpBy"],
): string {
  const at = (text: string, time: string) => interpolate(text, { time: formatDateTime(time) });
  if (state === "sent" || state === "kept") {
    return triedAt ? at(state === "kept" ? labels.keptAt : labels.sentAt, triedAt) : "";
  }
  const tried = triedAt && at(labels.tried, triedAt);
  const isDue = nextAt !== null && Date.parse(nextAt) <= Date.now();
  const isHeldUp = channel === "mail" && isDue && heldUpBy !== null && heldUpBy !== reason;
  const why = isHeldUp ? describeFailure(heldUpBy) : reason && describeFailure(reason, detail);
  const later = nextAt && at(triedAt ? labels.next : labels.leaves, nextAt);
  const first = why && why.charAt(0).toUpperCase() + why.slice(1);
  return [
    first,
    attempts > 0 && counted(labels.tries, attempts),
    tried,
    isDue ? labels.due[channel] : later,
  ]
    .filter(Boolean)
    .join(" · ");
}
