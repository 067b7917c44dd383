import { statfsSync } from "node:fs";
import { OperatorError } from "../../../program/operator-error.ts";

const MIB = 1024 * 1024;

/** Kept free for what PostgreSQL has to write in any case: its log, a checkpoint, a recovery. */
export const RESERVE_BYTES = 128 * MIB;

/** With less, opening a database may fail half-way. */
export const MIN_BYTES_TO_OPEN = 32 * MIB;

/** With less, making a new one may. */
const MIN_BYTES_TO_MAKE = 128 * MIB;

/** So much more has to be free before writing goes on: it would stop again at once. */
const HYSTERESIS_BYTES = 32 * MIB;

export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** There is too little room to start. */
export class DiskFull extends OperatorError {
  override name = "DiskFull";
}

/**
 * @param folder exists
 * @param purpose a new database needs more
 * @throws DiskFull
 */
export function requireFreeSpace(folder: string, purpose: "open" | "make"): void {
  const needed = purpose === "open" ? MIN_BYTES_TO_OPEN : MIN_BYTES_TO_MAKE;
  const free = freeBytes(folder);
  if (free >= needed) return;
  throw new DiskFull(
    `Only ${inMegabytes(free)} are free on the disk of ${folder}; the site needs ${inMegabytes(needed)} to start. Please make room, or set DATA_DIR to a folder elsewhere.`,
  );
}

export function inMegabytes(bytes: number): string {
  return `${Math.floor(bytes / MIB)} MB`;
}

/** @returns looks whether there is less room than the reserve, and whether that has changed */
export function watchDiskSpace(
  folder: string,
  reserveBytes: number,
  measure: (folder: string) => number = freeBytes,
) {
  let low = false;
  return (): { low: boolean; changed: boolean; free: number } => {
    const free = measure(folder);
    const before = low;
    low = free < reserveBytes + (before ? HYSTERESIS_BYTES : 0);
    return { low, changed: low !== before, free };
  };
}
