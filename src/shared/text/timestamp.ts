import { z } from "zod";

const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

/** With nine digits of a second and an offset. */
const MAX_LENGTH = 35;
/** PostgreSQL knows no offset of 16 hours or more. */
const OFFSET = /(?:Z|[+-](?:0\d|1[0-5]):\d\d)$/;

/**
 * An ISO 8601 time as this site can have written it: from the year 2000 to the year 2100. The
 * format allows years, offsets and fractions that PostgreSQL refuses.
 */
export const Timestamp = z.iso
  .datetime({ offset: true })
  .max(MAX_LENGTH)
  .regex(OFFSET)
  .refine((time) => isBetween(time, EARLIEST, LATEST));

/** Whether a time can have been on a clock by now, one that is up to a day fast included. */
export function isPast(time: string): boolean {
  return isBetween(time, EARLIEST, Date.now() + DAY_MS);
}

function isBetween(time: string, earliest: number, latest: number): boolean {
  const at = Date.parse(time);
  return at >= earliest && at <= latest;
}
