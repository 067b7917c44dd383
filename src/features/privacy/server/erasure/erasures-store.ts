import { desc, getTableColumns } from "drizzle-orm";
import { retention } from "#content/site/privacy.ts";
import type { Db } from "#platform/database/database.ts";
import { rowsOf } from "#platform/database/rows.ts";
import { erasures } from "#platform/database/schema/operation.ts";

export const erasureRows = rowsOf(erasures);

/**
 * Record of an erasure: its time, who made it, and how many rows of each table were erased. It does not say whose data
 * was erased.
 */
export type Erasure = Omit<typeof erasures.$inferSelect, "wiped_at">;

export async function listErasures(db: Db): Promise<Erasure[]> {
  const { wiped_at: _, ...columns } = getTableColumns(erasures);
  return db.select(columns).from(erasures).orderBy(desc(erasures.at));
}

/**
 * Whether an erasure is too old to be repeated after a backup was restored. A repeated erasure would also delete data
 * that the person has left since then. The site deletes the records of old erasures.
 */
export function isOld(at: Date, now: Date): boolean {
  const since = new Date(now);
  since.setMonth(since.getMonth() - retention.erasureMonths);
  return at < since;
}
