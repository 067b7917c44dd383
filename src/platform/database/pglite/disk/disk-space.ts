import { statfsSync } from "node:fs";
import { OperatorError } from "../../../program/operator-error.ts";

const MIB = 1024 * 1024;

/** Free bytes on the disk that are reserved for the write-ahead log, a checkpoint, and the recovery after a crash. */
export const RESERVE_BYTES = 128 * MIB;

/** With less free space on the disk, PostgreSQL may fail while it opens a database. */
export const MIN_BYTES_TO_OPEN = 32 * MIB;

const MIN_BYTES_TO_MAKE = 128 * MIB;

/**
 * After a full disk, the database accepts writes again only if this many bytes beyond the reserve are free. Otherwise
 * writes might soon stop again.
 */
export const HYSTERESIS_BYTES = 32 * MIB;

export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** @throws OperatorError if the disk is nearly full */
export function requireFreeSpace(folder: string, purpose: "open" | "make"): void {
  const needed = purpose === "open" ? MIN_BYTES_TO_OPEN : MIN_BYTES_TO_MAKE;
  const free = freeBytes(folder);
  if (free >= needed) return;
  throw new OperatorError(
    `Only ${inMegabytes(free)} are free on the disk of ${folder}; the site needs ${inMegabytes(needed)} to start. Please make room, or set DATA_DIR to a folder elsewhere.`,
  );
}

export function inMegabytes(bytes: number): string {
  return `${Math.floor(bytes / MIB)} MB`;
}

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
