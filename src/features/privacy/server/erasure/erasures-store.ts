import { desc, getTableColumns } from "drizzle-orm";
import { retention } from "#content/site/privacy.ts";
import type { Db } from "#platform/database/database.ts";
import { rowsOf } from "#platform/database/rows.ts";
import { erasures } from "#platform/database/schema/operation.ts";

export const erasureRows = rowsOf(erasures);

/** The record of an erasure. About the erased person, the record contains only a hash of the email address. */
export type Erasure = Omit<typeof erasures.$inferSelect, "wiped_at">;

export async function listErasures(db: Db): Promise<Erasure[]> {
  const { wiped_at: _, ...columns } = getTableColumns(erasures);
  return db.select(columns).from(erasures).orderBy(desc(erasures.at));
}

/**
 * Whether an erasure is so old that the database no longer records it. The list outside the database may still contain
 * it, but it is not repeated, because this would also delete what the person has sent since.
 */
export function isOld(at: Date, now: Date): boolean {
  const since = new Date(now);
  since.setMonth(since.getMonth() - retention.erasureMonths);
  return at < since;
}
