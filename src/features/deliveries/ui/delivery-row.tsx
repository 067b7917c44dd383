import { mail } from "#content/accounts/admin.ts";
import { deliveries as words } from "#content/accounts/deliveries.ts";
import { Alert } from "#features/auth/client/forms/alert.tsx";
import { useAction } from "#features/auth/client/forms/use-action.ts";
import { Button } from "#design/button.tsx";
import { Chip } from "#design/chip.tsx";
import { isForVisitor } from "#shared/deliveries.ts";
import { formatDateTime } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { DeliveryLine } from "../contract.ts";

type RowProps = {
  delivery: DeliveryLine;
  onRetry: () => Promise<void>;
  onCancel: () => Promise<void>;
};

export function DeliveryRow({ delivery, onRetry, onCancel }: RowProps) {
  const { id, kind, state, createdAt, triedAt } = delivery;
  const { busy, problem, attempt } = useAction();
  const open = state === "waiting" || state === "failed";
  const at = triedAt ?? createdAt;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span id={id} className="min-w-0 font-semibold break-words">
            {mail.kinds[kind]}
          </span>
          <Chip>{words.states[state]}</Chip>
          <time dateTime={at} className="text-small text-faint">
            {formatDateTime(at)}
          </time>
        </div>
        <p className="text-small break-words text-faint">{recipientOf(delivery)}</p>
        <p className="mt-1 text-small break-words text-muted">{reasonOf(delivery)}</p>
        <Alert of={problem} />
      </div>
      {open && (
        <div className="flex gap-2">
          <Button
            variant="secondary"
            busy={busy}
            aria-describedby={id}
            onClick={() => attempt(onRetry)}
          >
            {words.retry}
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

function recipientOf({ kind, state, recipient }: DeliveryLine): string {
  if (recipient) return `${words.to} ${recipient}`;
  const forgotten = state === "sent" || isForVisitor(kind);
  return forgotten ? words.forgotten : words.toStaff;
}

function reasonOf({ state, reason, detail, attempts, nextAt }: DeliveryLine): string {
  if (state === "sent") return "";
  const why = [reason && mail.reasons[reason], detail && `“${detail}”`].filter(Boolean).join(": ");
  const tries = attempts === 1 ? words.oneTry : interpolate(words.tries, { count: attempts });
  const isDue = nextAt !== null && Date.parse(nextAt) <= Date.now();
  const next = isDue
    ? words.due
    : nextAt && interpolate(words.next, { time: formatDateTime(nextAt) });
  return [why, attempts > 0 && tries, next].filter(Boolean).join(" · ");
}
