import { z } from "zod";
import { DAY_MS } from "../time/days.ts";

const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

/** Maximum number of characters of a timestamp, with nine digits after the seconds and an offset. */
const MAX_LENGTH = 35;
/** Matches the offset at the end of a timestamp. PostgreSQL accepts only offsets of less than 16 hours. */
const OFFSET = /(?:Z|[+-](?:0\d|1[0-5]):\d\d)$/;

/** Accepts ISO timestamps from the years 2000 to 2099 that PostgreSQL accepts too. */
export const Timestamp = z.iso
  .datetime({ offset: true })
  .max(MAX_LENGTH)
  .regex(OFFSET)
  .refine((time) => isBetween(time, EARLIEST, LATEST));

/**
 * Whether a time is in the past. A time up to a day in the future is accepted too, because a client's clock may be
 * fast.
 */
export function isPast(time: string): boolean {
  return isBetween(time, EARLIEST, Date.now() + DAY_MS);
}

function isBetween(time: string, earliest: number, latest: number): boolean {
  const at = Date.parse(time);
  return at >= earliest && at <= latest;
}
