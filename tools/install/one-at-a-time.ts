import { mkdirSync, rmSync, statSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Runs work as soon as no other command holds the lock.
 * @param lock - path of a folder that exists while the lock is held
 * @throws Error after 20 minutes of waiting
 */
export async function oneAtATime<T>(lock: string, work: () => Promise<T> | T): Promise<T> {
  const giveUpAt = Date.now() + HELD_TOO_LONG_MS;
  while (!take(lock)) {
    if (Date.now() > giveUpAt)
      throw new Error(`Another command has held ${lock} for too long; delete that folder.`);
    await sleep(500);
  }
  // Renews the modification time of the lock's folder. If somebody has deleted the lock, as the message above asks,
  // `makes` returns false, and the work goes on.
  const stillHere = setInterval(() => makes(`${lock}/alive-${Date.now()}`), 30_000);
  try {
    return await work();
  } finally {
    clearInterval(stillHere);
    rmSync(lock, { recursive: true, force: true });
  }
}

const HELD_TOO_LONG_MS = 20 * 60_000;
const ABANDONED_AFTER_MS = 120_000;

function take(lock: string): boolean {
  if (makes(lock)) return true;
  const touched = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  // While a process holds the lock, it renews the modification time of the lock's folder. An old time therefore means
  // that the process was killed. If several processes see this old time, only one of them can create the folder
  // `taken-…`, and this process takes the lock.
  const isAbandoned = touched !== undefined && Date.now() - touched > ABANDONED_AFTER_MS;
  return isAbandoned && makes(`${lock}/taken-${touched}`);
}

function makes(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
