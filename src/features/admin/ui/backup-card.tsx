import { brand } from "#content/site/brand.ts";
import { backups as labels } from "#content/accounts/backups.ts";
import { backupAlarm } from "#content/site/mails.ts";
import { Alert } from "#client/forms/alert.tsx";
import { formatDateTime } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Overview } from "../contract.ts";
import { OverviewCard } from "./overview-card.tsx";

type Backups = Overview["backups"];

export function BackupTroubleCard({ backups }: { backups: Backups }) {
  const { failures, at, overdue } = backups;
  const help = (step: keyof typeof labels.mend) =>
    interpolate(labels.help, { mend: labels.mend[step] });
  const sentences = failures.map(({ step, why, at: failedAt }) => {
    const failure = { step: backupAlarm.steps[step], at: formatDateTime(failedAt), why };
    return `${interpolate(labels.failed, failure)} ${help(step)}`;
  });
  if (overdue) {
    const sentence = at ? interpolate(labels.overdue, { at: formatDateTime(at) }) : labels.missing;
    sentences.push(`${sentence} ${help("made")}`);
  }
  if (sentences.length === 0) return null;
  return (
    <div className="mb-6 grid gap-3">
      {sentences.map((sentence) => (
        <Alert key={sentence}>{sentence}</Alert>
      ))}
    </div>
  );
}

export function BackupCard({ backups }: { backups: Backups }) {
  const { at } = backups;
  return (
    <OverviewCard
      title={labels.title}
      figure={at ? ago(at) : backups.off ? labels.off : labels.never}
      note={at ? formatDateTime(at) : undefined}
      none=""
    >
      {linesOf(backups).map((line) => (
        <li key={line} className="py-2 text-small break-words text-muted first:pt-0 last:pb-0">
          {line}
        </li>
      ))}
    </OverviewCard>
  );
}

function linesOf({ off, at, place, copiedAt, copies, triedAt, overdue }: Backups): string[] {
  if (off) return [...(at && place ? [interpolate(labels.place, { place })] : []), labels.offHelp];
  if (!at) return [overdue ? labels.missing : labels.first];
  const when = (text: string, time: string) => interpolate(text, { at: formatDateTime(time) });
  return [
    ...(place ? [interpolate(labels.place, { place })] : []),
    ...(copiedAt && copies ? [when(labels.copied, copiedAt)] : []),
    ...(copies ? [] : [labels.notCopied]),
    triedAt ? when(labels.tried, triedAt) : labels.notTried,
  ];
}

const AGES = new Intl.RelativeTimeFormat(brand.locale, { numeric: "auto" });
const HOUR_MS = 3_600_000;

function ago(at: string): string {
  const hours = Math.max(0, Math.floor((Date.now() - Date.parse(at)) / HOUR_MS));
  return hours < 48 ? AGES.format(-hours, "hour") : AGES.format(-Math.floor(hours / 24), "day");
}
