import { errorMessage } from "#shared/text/error-message.ts";
import type { Platform } from "../platform.ts";
import { backUp } from "./back-up.ts";
import { copyElsewhere } from "./copy-elsewhere.ts";
import { noteOutcome, type BackupStep } from "./outcomes.ts";
import { tryBackup } from "./try/try-backup.ts";

const MAX_WHY = 300;

/** A failure that the site has already recorded. */
export class BackupFailure extends Error {
  override name = "BackupFailure";
  readonly step: BackupStep;

  constructor(step: BackupStep, cause: unknown) {
    super(errorMessage(cause), { cause });
    this.step = step;
  }

  get why(): string {
    return this.message.slice(0, MAX_WHY);
  }
}

/** Makes a backup in the site's folder and copies it elsewhere. @returns its path @throws BackupFailure */
export async function saveBackup(platform: Platform): Promise<string> {
  const { command } = platform.config.backup;
  const file = await noted(platform, "made", () => backUp(platform));
  if (command) await noted(platform, "copied", () => copyElsewhere(command, file));
  return file;
}

/** @returns a sentence about the trial @throws BackupFailure */
export async function tryLastBackup(platform: Platform): Promise<string> {
  return noted(platform, "restored", () => tryBackup(platform));
}

async function noted<T>(platform: Platform, step: BackupStep, work: () => Promise<T>): Promise<T> {
  let result: T;
  try {
    result = await work();
  } catch (error) {
    const failure = new BackupFailure(step, error);
    await noteOutcome(platform, step, { why: failure.why });
    throw failure;
  }
  const place = step === "made" ? String(result) : undefined;
  await noteOutcome(platform, step, { place });
  return result;
}
