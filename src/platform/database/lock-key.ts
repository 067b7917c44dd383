import { sql } from "drizzle-orm";
import type { Db } from "./database.ts";

/** Lets one transaction at a time, of all replicas, go on with the same key; the others wait for its end. */
export async function lockKey(tx: Db, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
