import { existsSync } from "node:fs";
import { backups as labels } from "#content/accounts/backups.ts";
import { backupAlarm } from "#content/site/mails.ts";
import { listTeam } from "#features/auth/server/service.ts";
import { isEncrypted, isRecipient } from "#platform/backup/encrypt.ts";
import { readBackupState, type BackupStep } from "#platform/backup/outcomes.ts";
import { runPostgresProgram } from "#platform/backup/postgres-programs.ts";
import { readBackup } from "#platform/backup/restore/read-backup.ts";
import { isOnline } from "#platform/config/online.ts";
import { readClock } from "#platform/database/read-clock.ts";
import type { Platform } from "#platform/platform.ts";
import { MAX_TO_STRANGERS_AN_HOUR } from "#shared/deliveries.ts";
import { errorMessage } from "#shared/text/error-message.ts";
import { fail, failOnline, ok, warn, type Finding } from "./finding.ts";

export const platformChecks: Record<string, (platform: Platform) => Promise<Finding>> = {
  database: askDatabase,
  // This check needs no test: with a wrong secret, the site could not have opened the database.
  secret: () => Promise.resolve(ok("The secret fits the database.")),
  "database's clock": compareClocks,
  "waiting mail": checkMail,
  "scheduled jobs": checkJobs,
  backup: checkBackup,
  staff: checkStaff,
};

async function askDatabase({ database }: Platform): Promise<Finding> {
  const { rows } = await database.query("select current_setting('server_version') as version");
  const name = database.kind === "embedded" ? "The embedded database" : "PostgreSQL";
  return ok(`${name} (${String(rows[0]?.["version"])}) answers.`);
}

const MAX_SKEW_MS = 5000;

async function compareClocks({ database }: Platform): Promise<Finding> {
  const skewMs = Math.abs(Date.now() - (await readClock(database)).getTime());
  if (skewMs < MAX_SKEW_MS) return ok("It agrees with this machine's clock.");
  const says = `It differs from this machine's clock by ${Math.round(skewMs / 1000)} s: codes and limits go wrong.`;
  return fail(says, "Switch on NTP on both.");
}

async function checkMail({ outbox }: Platform): Promise<Finding> {
  const { overdue, failed, isFlood } = await outbox.trouble();
  if (isFlood)
    return fail(
      `More than ${MAX_TO_STRANGERS_AN_HOUR} emails went to unconfirmed addresses within an hour; the others wait.`,
      "Somebody may be using the forms to send email to strangers: see /admin/outbox, and the addresses in your proxy's log.",
    );
  if (!overdue && !failed) return ok("No email waits for long, and none was given up.");
  const parts = [
    overdue && `${overdue.count} wait since ${overdue.since.toISOString()}`,
    failed && `${failed.count} were given up`,
  ];
  return fail(
    `Email does not go out: ${parts.filter(Boolean).join(", ")}.`,
    "See why with npm run mail -- list, then npm run mail -- retry --all.",
  );
}

async function checkJobs({ scheduler }: Platform): Promise<Finding> {
  const failing = await scheduler.failing();
  if (failing.length === 0) return ok("Every job succeeded when it ran last.");
  const each = failing.map(
    ({ name, failures, ran_at }) =>
      `${name} failed ${failures === 1 ? "once" : `${failures} times`} since ${ran_at.toISOString()}`,
  );
  return fail(`${each.join(", ")}.`, "See why in the site's log: “a job failed”.");
}

async function checkBackup(platform: Platform): Promise<Finding> {
  const { recipient } = platform.config.backup;
  if (recipient && !(await isRecipient(recipient)))
    return fail("BACKUP_RECIPIENT is mistyped: no backup can be made.", "Copy it from age-keygen.");
  const { isOff, last, isOverdue, failures } = await readBackupState(platform);
  if (isOff)
    return warn(
      "The site makes no backup of PostgreSQL, and does not know whether anybody does.",
      "Set BACKUP_COMMAND, or have your provider make backups; keep APP_SECRET with them.",
    );
  // As long as PostgreSQL has no backup, this call throws an error if pg_dump is not installed.
  if (!last && !platform.database.copy)
    await runPostgresProgram("pg_dump", { args: ["--version"] });
  const troubles: [says: string, step: BackupStep][] = failures.map(({ step, why }) => [
    `${backupAlarm.steps[step]}: ${why}`,
    step,
  ]);
  if (isOverdue)
    troubles.push([last ? `The last backup, ${last.place}, is too old` : labels.missing, "made"]);
  let what = "";
  try {
    if (last) what = await readLast(last.place);
  } catch (error) {
    troubles.push([errorMessage(error), "made"]);
  }
  if (troubles.length > 0)
    return fail(
      troubles.map(([says]) => says.replace(/\.?$/, ".")).join(" "),
      [...new Set(troubles.map(([, step]) => labels.mend[step]))].join(" "),
    );
  return ok(last ? `The last backup, ${last.place}, ${what}.` : labels.first);
}

/**
 * @returns the end of the sentence "The last backup …", such as "is encrypted"
 * @throws Error if the backup is unusable
 */
async function readLast(place: string): Promise<string> {
  // Another replica made the backup.
  if (!existsSync(place)) return "is not on this machine";
  // This machine lacks the private key, so it cannot read the backup. The weekly test makes and restores an unencrypted
  // backup instead.
  if (await isEncrypted(place)) return "is encrypted";
  await readBackup(place);
  return "can be read to its end";
}

async function checkStaff(platform: Platform): Promise<Finding> {
  const team = await listTeam(platform, platform.database.db);
  const members = team.filter(({ hasJoined }) => hasJoined);
  const [invited, joined] = [team.length - members.length, members.length];
  if (joined === 0 && invited > 0) {
    const says = `${invited} are invited and nobody has joined: nobody can read incoming messages.`;
    const mend = "They join by the link in their email. A new link: npm run staff add EMAIL";
    return failOnline(isOnline(platform.config), says, mend);
  }
  if (joined === 0) {
    const says = "There is no staff: nobody can read incoming messages.";
    const { supabase } = platform.config;
    const whom = supabase ? "USER-ID (shown by the account service)" : "EMAIL";
    return failOnline(isOnline(platform.config), says, `Add somebody: npm run staff add ${whom}`);
  }
  const unprotected = members.filter(({ hasSecondFactor }) => hasSecondFactor === false).length;
  if (unprotected === 0) return ok(`${joined} are staff.`);
  const says = `${unprotected} of ${joined} staff have no authenticator app yet.`;
  return warn(says, "They set it up when they sign in to the back office.");
}
