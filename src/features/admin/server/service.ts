import { readBackupState } from "#platform/backup/outcomes.ts";
import { deliveryRows } from "#platform/outbox/store.ts";
import type { Platform } from "#platform/platform.ts";
import { readUsage } from "#features/chat/server/service.ts";
import { countKeptAside } from "#features/contact/server/service.ts";
import { countKept, listDeliveries } from "#features/outbox/server/service.ts";
import { readMissedSearches } from "#features/templates/server/service.ts";
import { pageSpeeds } from "#features/vitals/server/service.ts";
import type { MailKind } from "#shared/deliveries.ts";
import { PAGE_PATTERNS } from "#shared/web-vitals.ts";
import { daysBefore } from "#shared/time/days.ts";
import { SHOWN_METRICS, type MailAlarm, type Overview, type Speeds } from "../contract.ts";
import { downloadCount, newestDownloads } from "./store.ts";

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
  const failed = { channel: "mail", states: ["failed"] } as const;
  const newest = await listDeliveries(db, failed, { limit: NEWEST });
  return {
    overdue: overdue?.count ?? 0,
    total: await deliveryRows.count(db, { channel: "mail", state: "failed" }),
    kept: platform.mailbox.keepsFiles ? await countKept(db) : 0,
    newest: newest.map(({ row: { id, kind, reason, last_error: detail, ...row } }) =>
      inIso({ id, kind: kind as MailKind, reason, detail, at: row.tried_at ?? row.created_at }),
    ),
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
    // A browser reports only some metrics of a short visit. The highest count of any metric is therefore taken as the
    // number of visits.
    const visits = Math.max(0, ...metrics.map(({ count }) => count));
    return { page, visits, speeds: Object.fromEntries(shown) };
  });
  return { days: SPEED_DAYS, pages: pages.filter(({ visits }) => visits > 0) };
}

function inIso<Row extends { at: Date }>(row: Row): Omit<Row, "at"> & { at: string } {
  return { ...row, at: row.at.toISOString() };
}
