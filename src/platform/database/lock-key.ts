import { sql } from "drizzle-orm";
import type { Db } from "./database.ts";

/**
 * Locks a key until the transaction ends. Other transactions that lock the same key, on any replica, wait until then.
 */
export async function lockKey(tx: Db, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
