import { gte } from "drizzle-orm";
import {
  lockBusiness,
  readStoredBusiness,
  storeBusiness,
} from "#platform/business/business-store.ts";
import { lockKey } from "#platform/database/lock-key.ts";
import { deliveryRows } from "#platform/outbox/store.ts";
import type { Platform } from "#platform/platform.ts";
import { isEndingToken } from "./ending-link.ts";

export { isEndingToken } from "./ending-link.ts";
export { renderWeeklyReport } from "./render.ts";

const MONDAY = 1;
const HOUR = 8;

/** Queues the weekly report once each Monday, after 8:00 in the server's time zone. */
export async function orderWeeklyReport({
  config,
  database,
  outbox,
  now,
}: Platform): Promise<void> {
  const at = now();
  if (!config.staffEmail || at.getDay() !== MONDAY || at.getHours() < HOUR) return;
  const midnight = new Date(at);
  midnight.setHours(0, 0, 0, 0);
  await database.db.transaction(async (tx) => {
    await lockKey(tx, "weekly report");
    const { settings } = await readStoredBusiness(tx);
    if (settings.weeklyMail === false) return;
    const ordered = await deliveryRows.count(tx, {
      kind: "weekly_report",
      created_at: (time) => gte(time, midnight),
    });
    if (ordered > 0) return;
    await outbox.order(tx, { kind: "weekly_report" });
  });
}

/** Stops the weekly report. @returns false if the token was not made by the site */
export async function endWeeklyReport(platform: Platform, token: string): Promise<boolean> {
  if (!isEndingToken(platform, token)) return false;
  await platform.database.db.transaction(async (tx) => {
    const { settings } = await lockBusiness(tx);
    if (settings.weeklyMail !== false)
      await storeBusiness(tx, { settings: { ...settings, weeklyMail: false } });
  });
  return true;
}
