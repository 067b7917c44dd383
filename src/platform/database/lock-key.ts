import { sql } from "drizzle-orm";
import type { Db } from "./database.ts";

/**
 * Locks a key in the database until the transaction ends. Other transactions that lock the same key wait, on any
 * replica.
 */
export async function lockKey(tx: Db, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
