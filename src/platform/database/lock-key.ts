import { sql } from "drizzle-orm";
import type { Db } from "./database.ts";

/** Locks a key across all replicas: others with the same key wait for the end of this transaction. */
export async function lockKey(tx: Db, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
