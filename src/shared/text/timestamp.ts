import { z } from "zod";
import { DAY_MS } from "../time/days.ts";

const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

/** The longest timestamp has nine digits after the seconds, and an offset. */
const MAX_LENGTH = 35;
/** PostgreSQL accepts only offsets of less than 16 hours. */
const OFFSET = /(?:Z|[+-](?:0\d|1[0-5]):\d\d)$/;

/** Refuses timestamps that ISO 8601 allows but PostgreSQL does not. */
export const Timestamp = z.iso
  .datetime({ offset: true })
  .max(MAX_LENGTH)
  .regex(OFFSET)
  .refine((time) => isBetween(time, EARLIEST, LATEST));

/** Times up to a day in the future count as past, because a client's clock may be fast. */
export function isPast(time: string): boolean {
  return isBetween(time, EARLIEST, Date.now() + DAY_MS);
}

function isBetween(time: string, earliest: number, latest: number): boolean {
  const at = Date.parse(time);
  return at >= earliest && at <= latest;
}
