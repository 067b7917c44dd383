import { z } from "zod";
import { DAY_MS } from "../time/days.ts";

const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

/** Maximum characters of a timestamp with nine digits after the second and an offset. */
const MAX_LENGTH = 35;
/** Matches the offsets that PostgreSQL accepts, which are below 16 hours. */
const OFFSET = /(?:Z|[+-](?:0\d|1[0-5]):\d\d)$/;

/** Timestamp from 2000 to 2100, without years, offsets and fractions of ISO 8601 that PostgreSQL refuses. */
export const Timestamp = z.iso
  .datetime({ offset: true })
  .max(MAX_LENGTH)
  .regex(OFFSET)
  .refine((time) => isBetween(time, EARLIEST, LATEST));

/** Whether a time is in the past. Up to a day in the future also counts, because a client's clock may be fast. */
export function isPast(time: string): boolean {
  return isBetween(time, EARLIEST, Date.now() + DAY_MS);
}

function isBetween(time: string, earliest: number, latest: number): boolean {
  const at = Date.parse(time);
  return at >= earliest && at <= latest;
}
