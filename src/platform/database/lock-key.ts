import { sql } from "drizzle-orm";
import type { Db } from "./database.ts";

/** Locks a key until the transaction ends. On any replica, transactions that lock the same key wait. */
export async function lockKey(tx: Db, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
