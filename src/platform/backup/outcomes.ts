import type { backupAlarm } from "#content/site/mails.ts";
import type { Platform } from "../platform.ts";
import { backupsIn } from "./forget-files.ts";

export type BackupStep = keyof (typeof backupAlarm)["steps"];

export async function noteOutcome(
  { database, now }: Pick<Platform, "database" | "now">,
  step: BackupStep,
  /** `place`: path of the backup, if the step made a backup. */
  outcome: { place?: string | undefined } | { why: string },
): Promise<void> {
  const result =
    "why" in outcome ? [null, null, now(), outcome.why] : [now(), outcome.place, null, null];
  await database.query(
    `insert into backup_steps (step, done_at, place, failed_at, why) values ($1, $2, $3, $4, $5)
     on conflict (step) do update set done_at = coalesce(excluded.done_at, backup_steps.done_at),
       place = coalesce(excluded.place, backup_steps.place), failed_at = excluded.failed_at, why = excluded.why`,
    [step, ...result],
  );
}

/** Whether the site makes no backups, so that the operator has to: with PostgreSQL and without BACKUP_COMMAND. */
export function isBackupOff({ config, database }: Pick<Platform, "config" | "database">): boolean {
  return !database.copy && !config.backup.command;
}

type BackupState = {
  isOff: boolean;
  /** The newest complete backup, perhaps not tested yet. */
  last: { at: Date; place: string } | undefined;
  /** Whether the newest backup (or, if there is no backup yet, the database) is older than 50 hours. */
  isOverdue: boolean;
  copiedAt: Date | undefined;
  triedAt: Date | undefined;
  failures: { step: BackupStep; at: Date; why: string }[];
};

const MAX_AGE_MS = 50 * 60 * 60 * 1000;

type Row = {
  step: BackupStep;
  done_at: Date | null;
  place: string | null;
  failed_at: Date | null;
  why: string | null;
};

export async function readBackupState({
  config,
  database,
  now,
}: Pick<Platform, "config" | "database" | "now">): Promise<BackupState> {
  const { rows } = await database.query("select * from backup_steps");
  const steps = new Map((rows as Row[]).map((row) => [row.step, row]));
  const made = steps.get("made");
  // With PostgreSQL, the files on this machine say nothing, because another replica may have made the newest backup.
  // The database's record then decides.
  const newest = database.copy ? backupsIn(config.dataDir).at(-1) : undefined;
  const noted = made?.done_at ? { at: made.done_at, place: made.place ?? "" } : undefined;
  const last = database.copy ? newest && { at: newest.at, place: newest.path } : noted;
  const isOff = isBackupOff({ config, database });
  const since = last?.at ?? (await bornAt(database));
  return {
    isOff,
    last,
    isOverdue: !isOff && now().getTime() - since.getTime() > MAX_AGE_MS,
    copiedAt: steps.get("copied")?.done_at ?? undefined,
    triedAt: steps.get("restored")?.done_at ?? undefined,
    failures: [...steps.values()].flatMap(({ step, failed_at: at, why }) =>
      // If BACKUP_COMMAND is no longer set, its last failure is left out.
      at && !isOff && (step !== "copied" || config.backup.command)
        ? [{ step, at, why: why ?? "" }]
        : [],
    ),
  };
}

async function bornAt({ query }: Pick<Platform["database"], "query">): Promise<Date> {
  const { rows } = await query("select min(applied_at) as at from schema_migrations");
  return rows[0]?.["at"] as Date;
}
