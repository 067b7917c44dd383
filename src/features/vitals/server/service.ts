import type { Platform } from "#platform/platform.ts";
import type { Limit } from "#platform/rate-limits.ts";
import { rate } from "#shared/web-vitals.ts";
import { daysBefore, isoDay } from "#shared/time/days.ts";
import type { PageSpeed, VitalsReport } from "../contract.ts";
import { insertMeasurements, listSpeeds } from "./store.ts";

const PER_ADDRESS: Limit = { name: "vitals-address", points: 60, seconds: 10 * 60 };

/**
 * Stores measurements. The network address is used only for the rate limit, and is not stored with them.
 * @throws Refusal `too_many`
 */
export async function recordVitals(
  platform: Platform,
  { measurements }: VitalsReport,
  address: string,
): Promise<void> {
  await platform.limits.consume(PER_ADDRESS, address);
  const day = isoDay(platform.now());
  await insertMeasurements(
    platform.database,
    measurements.map((measured) => ({
      ...measured,
      rating: rate(measured.metric, measured.value),
      day,
    })),
  );
}

export async function pageSpeeds(
  platform: Platform,
  { days }: { days: number },
): Promise<PageSpeed[]> {
  const since = isoDay(daysBefore(platform.now(), days - 1));
  const rows = await listSpeeds(platform.database.db, since);
  return rows.map((row) => ({ ...row, rating: rate(row.metric, row.p75) }));
}
