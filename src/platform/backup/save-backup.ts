import { errorMessage } from "#shared/text/error-message.ts";
import { cleanText } from "#shared/text/text.ts";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Platform } from "../platform.ts";
import { backUp } from "./back-up.ts";
import { noteOutcome, type BackupStep } from "./outcomes.ts";
import { tryBackup } from "./try/try-backup.ts";

const MAX_WHY = 300;

/** Thrown if a step (making, copying or testing a backup) fails, after the site has recorded the failure. */
export class BackupFailure extends Error {
  override name = "BackupFailure";
  readonly step: BackupStep;

  constructor(step: BackupStep, cause: unknown) {
    super(errorMessage(cause), { cause });
    this.step = step;
  }

  get why(): string {
    // `cleanText` removes U+0000 and repairs a character that the cut has halved, because PostgreSQL refuses both (the
    // half only in JSON).
    return cleanText(this.message.slice(0, MAX_WHY));
  }
}

/** Makes a backup, and lets BACKUP_COMMAND copy it elsewhere. @returns the backup's path @throws BackupFailure */
export async function saveBackup(platform: Platform): Promise<string> {
  const { command } = platform.config.backup;
  const file = await noted(platform, "made", () => backUp(platform));
  if (command) await noted(platform, "copied", () => copyElsewhere(command, file));
  return file;
}

/** Tests the newest backup, and records the result. @returns a sentence about the backup @throws BackupFailure */
export async function tryLastBackup(platform: Platform): Promise<string> {
  return noted(platform, "restored", () => tryBackup(platform));
}

async function noted<T>(platform: Platform, step: BackupStep, work: () => Promise<T>): Promise<T> {
  let result: T;
  try {
    result = await work();
  } catch (error) {
    const failure = new BackupFailure(step, error);
    await note(platform, step, { why: failure.why });
    throw failure;
  }
  const place = step === "made" ? String(result) : undefined;
  await note(platform, step, { place });
  return result;
}

/**
 * Records the outcome of a step. If recording fails, for example on a full disk, the function only logs a warning. The
 * caller can then still report the backup's path, or the error of the step.
 */
async function note(
  platform: Platform,
  step: BackupStep,
  outcome: Parameters<typeof noteOutcome>[2],
): Promise<void> {
  await noteOutcome(platform, step, outcome).catch((error: unknown) =>
    platform.log.warn({ err: error }, "the outcome of a backup could not be stored"),
  );
}

const MAX_MS = 60 * 60_000;

/**
 * Runs BACKUP_COMMAND with the path of the backup.
 * @throws Error with the last line of the command's error output, but without the command, which may contain a password
 */
export async function copyElsewhere(command: string, file: string, maxMs = MAX_MS): Promise<void> {
  const args = ["-c", `${command} "$1"`, "sh", file];
  try {
    await promisify(execFile)("sh", args, { timeout: maxMs, maxBuffer: Infinity });
  } catch (error) {
    const { code, killed, signal, stderr = "" } = error as Failure;
    const lastLine = stderr.trim().split("\n").at(-1) ?? "";
    const end = killed
      ? `took longer than ${maxMs / 60_000} minutes`
      : `ended with ${code ?? signal}`;
    // oxlint-disable-next-line preserve-caught-error -- the message of the caught error contains the command
    throw new Error(`BACKUP_COMMAND ${end}: ${lastLine}`);
  }
}

type Failure = {
  code?: number | string | null;
  killed?: boolean;
  signal?: string;
  stderr?: string;
};
