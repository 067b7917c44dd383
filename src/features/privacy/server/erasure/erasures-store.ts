import { desc, getTableColumns } from "drizzle-orm";
import { retention } from "#content/site/privacy.ts";
import type { Db } from "#platform/database/database.ts";
import { rowsOf } from "#platform/database/rows.ts";
import { erasures } from "#platform/database/schema/operation.ts";

export const erasureRows = rowsOf(erasures);

/** Record of an erasure: time, author, tables and counts, but not who was erased. */
export type Erasure = Omit<typeof erasures.$inferSelect, "wiped_at">;

export async function listErasures(db: Db): Promise<Erasure[]> {
  const { wiped_at: _, ...columns } = getTableColumns(erasures);
  return db.select(columns).from(erasures).orderBy(desc(erasures.at));
}

/**
 * Whether an erasure is too old to repeat after a restore, since the person may have returned. The site deletes the
 * record of such an erasure.
 */
export function isOld(at: Date, now: Date): boolean {
  const since = new Date(now);
  since.setMonth(since.getMonth() - retention.erasureMonths);
  return at < since;
}
