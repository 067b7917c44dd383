import { mail as texts } from "#content/accounts/admin.ts";
import { TextLink } from "#design/text-link.tsx";
import { Alert } from "#client/forms/alert.tsx";
import { describeFailure, type MailKind } from "#shared/deliveries.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { formatDateTime } from "#shared/text/format-date.ts";
import type { MailAlarm, MailTroubleLine, Overview } from "../contract.ts";
import { FoldedNote, OverviewCard, OverviewLine } from "./overview-card.tsx";

const KINDS: Record<MailKind, string> = texts.kinds;

/** Shows problems with emails. The worst problem is always visible, the others after a press. */
export function MailTroubleCard({ alarm: { overdue, failed, noServer } }: { alarm: MailAlarm }) {
  const [first, ...others] = [
    overdue && (
      <p key="overdue">
        {sentence(overdue, overdue.count === 1 ? texts.oneOverdue : texts.overdue)}{" "}
        {texts.overdueHelp} <DeliveriesLink state="waiting" />
      </p>
    ),
    failed && (
      <p key="failed">
        {sentence(failed, failed.count === 1 ? texts.oneFailed : texts.failed)} {texts.failedHelp}{" "}
        <DeliveriesLink state="failed" />
      </p>
    ),
    noServer && (
      <p key="noServer">
        {texts.noServer} {texts.noServerHelp}
      </p>
    ),
  ].filter((alarm) => alarm !== null && alarm !== false);
  if (!first) return null;
  if (!overdue && !failed)
    return <FoldedNote summary={texts.noServer}>{texts.noServerHelp}</FoldedNote>;
  return (
    <div className="mb-8">
      <Alert>
        {first}
        {others.length > 0 && (
          <details className="-mb-2.5">
            <summary className="min-h-11 cursor-pointer py-3">
              {interpolate(texts.more, { count: others.length })}
            </summary>
            <div className="grid gap-3 pb-3">{others}</div>
          </details>
        )}
      </Alert>
    </div>
  );
}

export function MailCard({ mail: { total, newest, overdue, kept } }: { mail: Overview["mail"] }) {
  const notes = [
    overdue > 0 && `${overdue} ${texts.waiting}`,
    kept > 0 && `${kept} ${texts.kept}`,
  ].filter(Boolean);
  return (
    <OverviewCard
      title={texts.title}
      figure={total + overdue + kept}
      note={notes.length > 0 ? notes.join(", ") : undefined}
      none={kept > 0 ? texts.keptHelp : overdue > 0 ? texts.noneFailed : texts.none}
      action={<DeliveriesLink state={kept > 0 ? "kept" : undefined} />}
    >
      {newest.map(({ id, kind, reason, detail, at }) => (
        <OverviewLine key={id} at={at} detail={describeFailure(reason, detail)}>
          {KINDS[kind]}
        </OverviewLine>
      ))}
    </OverviewCard>
  );
}

function DeliveriesLink({ state }: { state?: "waiting" | "failed" | "kept" | undefined }) {
  return <TextLink to={`/admin/outbox${state ? `?state=${state}` : ""}`}>{texts.link}</TextLink>;
}

function sentence({ count, since, reason }: MailTroubleLine, text: string): string {
  return interpolate(text, { count, since: formatDateTime(since), why: describeFailure(reason) });
}
