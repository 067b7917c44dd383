import type { Database } from "../database.ts";

/**
 * Empties the tables with the day's salt and the visitors' marks before the data is copied. Somebody who got a copy
 * with the salt could find out which visitors came that day. The process that counts still has the salt in memory, but
 * after a restart it counts visitors of that day twice.
 */
export async function leaveOutSalt({ query }: Pick<Database, "query">): Promise<void> {
  // If emptying fails, the data is copied with the salt, which is better than no copy.
  await query("truncate visit_salts, visit_marks").catch(() => undefined);
}

/** Rewrites the file of the salts' table, because PostgreSQL leaves a deleted salt in it. */
export async function wipeSalts({ maintain }: Pick<Database, "maintain">): Promise<void> {
  await maintain("vacuum (full) visit_salts");
}
