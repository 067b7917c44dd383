import { mail } from "#content/accounts/admin.ts";
import { deliveries as words } from "#content/accounts/deliveries.ts";
import { Alert } from "#client/forms/alert.tsx";
import { useAction } from "#client/forms/use-action.ts";
import { Button } from "#design/button.tsx";
import { Chip } from "#design/chip.tsx";
import { TextLink } from "#design/text-link.tsx";
import { describeFailure, isForVisitor } from "#shared/deliveries.ts";
import { formatDateTime } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { DeliveryLine, DeliveryList } from "../contract.ts";

type RowProps = {
  delivery: DeliveryLine;
  heldUpBy: DeliveryList["heldUpBy"];
  onRetry: () => Promise<void>;
  onCancel: () => Promise<void>;
};

export function DeliveryRow({ delivery, heldUpBy, onRetry, onCancel }: RowProps) {
  const { id, kind, state, createdAt } = delivery;
  const { busy, problem, attempt } = useAction();
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span id={id} className="min-w-0 font-semibold break-words">
            {mail.kinds[kind]}
          </span>
          <Chip>{words.states[isKept(delivery) ? "kept" : state]}</Chip>
          <time dateTime={createdAt} className="text-small text-faint">
            {formatDateTime(createdAt)}
          </time>
        </div>
        <About delivery={delivery} />
        <p className="mt-1 text-small break-words text-muted">{fateOf(delivery, heldUpBy)}</p>
        <Alert of={problem} />
      </div>
      {(state === "waiting" || state === "failed") && (
        <div className="flex gap-2">
          <Button
            variant="secondary"
            busy={busy}
            aria-describedby={id}
            onClick={() => attempt(onRetry)}
          >
            {words.retry[state]}
          </Button>
          <Button
            variant="quiet"
            busy={busy}
            aria-describedby={id}
            onClick={() => attempt(onCancel)}
          >
            {words.cancel}
          </Button>
        </div>
      )}
    </li>
  );
}

function About({
  delivery: { kind, state, recipient, personId, message },
}: Pick<RowProps, "delivery">) {
  const isForgotten = !recipient && (state === "sent" || isForVisitor(kind));
  return (
    <p className="flex flex-wrap gap-x-4 text-small text-faint">
      {message && (
        <TextLink to={message.more > 0 ? "/admin/messages" : `/admin/messages/${message.id}`}>
          {interpolate(message.more > 0 ? words.messages : words.message, {
            name: message.name,
            count: message.more,
          })}
        </TextLink>
      )}
      <span className="min-w-0 break-words">
        {recipient ? (
          <>
            {words.to}{" "}
            {personId ? (
              <TextLink to={`/admin/people/${personId}`}>{recipient}</TextLink>
            ) : (
              recipient
            )}
          </>
        ) : isForgotten ? (
          words.forgotten
        ) : (
          words.toStaff
        )}
      </span>
    </p>
  );
}

/** There was no mail server to send it to. */
function isKept({ reason }: Pick<DeliveryLine, "reason">): boolean {
  return reason === "kept_as_file";
}

function fateOf(
  { state, reason, detail, attempts, triedAt, nextAt }: DeliveryLine,
  heldUpBy: RowProps["heldUpBy"],
): string {
  const at = (text: string, time: string) => interpolate(text, { time: formatDateTime(time) });
  if (state === "sent") {
    return triedAt ? at(isKept({ reason }) ? words.keptAt : words.sentAt, triedAt) : "";
  }
  const tried = triedAt && at(words.tried, triedAt);
  const isDue = nextAt !== null && Date.parse(nextAt) <= Date.now();
  const isHeldUp = isDue && heldUpBy !== null && heldUpBy !== reason;
  const why = isHeldUp ? describeFailure(heldUpBy) : reason && describeFailure(reason, detail);
  const tries = attempts === 1 ? words.oneTry : interpolate(words.tries, { count: attempts });
  const next = isDue ? words.due : nextAt && at(triedAt ? words.next : words.leaves, nextAt);
  const first = why && why.charAt(0).toUpperCase() + why.slice(1);
  return [first, attempts > 0 && tries, tried, next].filter(Boolean).join(" · ");
}
