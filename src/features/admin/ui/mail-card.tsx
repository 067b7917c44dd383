import { mail as words } from "#content/accounts/admin.ts";
import { TextLink } from "#design/text-link.tsx";
import { Alert } from "#features/auth/client/forms/alert.tsx";
import { describeFailure, type DeliveryKind } from "#shared/deliveries.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { formatDateTime } from "#shared/text/format-date.ts";
import type { MailAlarm, MailTroubleLine, Overview } from "../contract.ts";
import { OverviewCard, OverviewLine } from "./overview-card.tsx";

const KINDS: Record<DeliveryKind, string> = words.kinds;

export function MailTroubleCard({ alarm: { overdue, failed, noServer } }: { alarm: MailAlarm }) {
  if (!overdue && !failed && !noServer) return null;
  return (
    <div className="mb-8 grid gap-3">
      {noServer && (
        <p className="rounded-control border border-edge px-4 py-3 text-small">{words.noServer}</p>
      )}
      {overdue && (
        <Alert>
          {sentence(overdue, overdue.count === 1 ? words.oneOverdue : words.overdue)}{" "}
          {words.overdueHelp} <DeliveriesLink state="waiting" />
        </Alert>
      )}
      {failed && (
        <Alert>
          {sentence(failed, failed.count === 1 ? words.oneFailed : words.failed)} {words.failedHelp}{" "}
          <DeliveriesLink state="failed" />
        </Alert>
      )}
    </div>
  );
}

export function MailCard({ mail: { total, newest, overdue } }: { mail: Overview["mail"] }) {
  return (
    <OverviewCard
      title={words.title}
      figure={total + overdue}
      note={overdue > 0 ? `${overdue} ${words.waiting}` : undefined}
      none={overdue > 0 ? words.noneFailed : words.none}
      action={<DeliveriesLink />}
    >
      {newest.map(({ id, kind, reason, detail, at }) => (
        <OverviewLine key={id} at={at} detail={describeFailure(reason, detail)}>
          {KINDS[kind]}
        </OverviewLine>
      ))}
    </OverviewCard>
  );
}

function DeliveriesLink({ state }: { state?: "waiting" | "failed" }) {
  return (
    <TextLink to={`/admin/deliveries${state ? `?state=${state}` : ""}`}>{words.link}</TextLink>
  );
}

function sentence({ count, since, reason }: MailTroubleLine, text: string): string {
  return interpolate(text, { count, since: formatDateTime(since), why: describeFailure(reason) });
}
