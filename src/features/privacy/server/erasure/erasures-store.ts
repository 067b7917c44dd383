import { desc } from "drizzle-orm";
import { retention } from "#content/site/privacy.ts";
import type { Db } from "#platform/database/database.ts";
import { erasures } from "#platform/database/schema/operation.ts";

/** Says when, by whom, which kinds and how much, but not who it was. */
export type Erasure = typeof erasures.$inferSelect;

export async function insertErasure(db: Db, erasure: Erasure): Promise<void> {
  await db.insert(erasures).values(erasure).onConflictDoNothing();
}

export async function listErasures(db: Db): Promise<Erasure[]> {
  return db.select().from(erasures).orderBy(desc(erasures.at));
}

/** The clean-up has forgotten it: whoever came back meanwhile is not meant. */
export function isOld(at: Date, now: Date): boolean {
  const since = new Date(now);
  since.setMonth(since.getMonth() - retention.erasureMonths);
  return at < since;
}
