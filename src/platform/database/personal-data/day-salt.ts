import type { Database } from "../database.ts";

/**
 * Empties the tables with the day's salt and the visitors' marks before the data is copied: a copy with the salt would
 * show which visitors came that day. After a restart, the process that counts counts that day's visitors twice.
 */
export async function leaveOutSalt({ query }: Pick<Database, "query">): Promise<void> {
  // If emptying fails, a copy with the salt is better than no copy.
  await query("truncate visit_salts, visit_marks").catch(() => undefined);
}

/** Rewrites the file of the salts' table, in which PostgreSQL leaves deleted salts. */
export async function wipeSalts({ maintain }: Pick<Database, "maintain">): Promise<void> {
  await maintain("vacuum (full) visit_salts");
}
