import { readBackupState } from "#platform/backup/outcomes.ts";
import type { Platform } from "#platform/platform.ts";
import { readUsage } from "#features/chat/server/service.ts";
import { countKeptAside } from "#features/contact/server/service.ts";
import { readMissedSearches } from "#features/templates/server/service.ts";
import { pageSpeeds } from "#features/vitals/server/service.ts";
import { PAGE_PATTERNS } from "#shared/web-vitals.ts";
import { daysBefore } from "#shared/time/days.ts";
import { SHOWN_METRICS, type MailAlarm, type Overview, type Speeds } from "../contract.ts";
import { downloadCount, failedMailCount, newestDownloads, newestFailedMail } from "./store.ts";

const NEWEST = 5;
const MAX_SEARCHES = 10;
const SPEED_DAYS = 28;
const USAGE_DAYS = 7;
const KEPT_ASIDE_DAYS = 7;

export async function readOverview(platform: Platform): Promise<Overview> {
  const { db } = platform.database;
  return {
    keptAside: await countKeptAside(platform, daysBefore(platform.now(), KEPT_ASIDE_DAYS)),
    downloads: {
      total: await downloadCount(db),
      newest: (await newestDownloads(db, NEWEST)).map(inIso),
    },
    searches: await readMissedSearches(platform, MAX_SEARCHES),
    assistant: await readUsage(platform, USAGE_DAYS),
    mail: await mailState(platform),
    backups: await backupState(platform),
  };
}

async function mailState(platform: Platform): Promise<Overview["mail"]> {
  const { overdue } = await platform.outbox.trouble();
  const { db } = platform.database;
  return {
    overdue: overdue?.count ?? 0,
    total: await failedMailCount(db),
    newest: (await newestFailedMail(db, NEWEST)).map(inIso),
  };
}

export async function readMailAlarm({ outbox, config }: Platform): Promise<MailAlarm> {
  const { overdue, failed } = await outbox.trouble();
  const shown = (trouble: typeof failed) =>
    trouble ? { ...trouble, since: trouble.since.toISOString() } : null;
  return { overdue: shown(overdue), failed: shown(failed), noServer: !config.mail };
}

async function backupState(platform: Platform): Promise<Overview["backups"]> {
  const { isOff, last, isOverdue, copiedAt, triedAt, failures } = await readBackupState(platform);
  return {
    off: isOff,
    at: last?.at.toISOString() ?? null,
    place: last?.place ?? null,
    overdue: isOverdue,
    copies: platform.config.backup.command !== undefined,
    copiedAt: copiedAt?.toISOString() ?? null,
    triedAt: triedAt?.toISOString() ?? null,
    failures: failures.map(inIso),
  };
}

export async function readSpeeds(platform: Platform): Promise<Speeds> {
  const rows = await pageSpeeds(platform, { days: SPEED_DAYS });
  const pages = PAGE_PATTERNS.map((page) => {
    const metrics = rows.filter((row) => row.page === page);
    const shown = metrics.flatMap(({ metric, p75, rating }) =>
      SHOWN_METRICS.some((name) => name === metric) ? [[metric, { p75, rating }] as const] : [],
    );
    // On a short visit, a browser reports only some metrics. The count of the most frequent metric is therefore taken
    // as the number of visits.
    const visits = Math.max(0, ...metrics.map(({ count }) => count));
    return { page, visits, speeds: Object.fromEntries(shown) };
  });
  return { days: SPEED_DAYS, pages: pages.filter(({ visits }) => visits > 0) };
}

function inIso<Row extends { at: Date }>(row: Row): Omit<Row, "at"> & { at: string } {
  return { ...row, at: row.at.toISOString() };
}
