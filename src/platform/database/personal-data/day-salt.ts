import type { Database } from "../database.ts";

/**
 * Empties the tables with the salt of the day and with the marks of visitors, before the data is copied. From a copy
 * with the salt, one could find out which visitors came that day. The running site keeps the salt in memory. After a
 * restart it makes a new salt, and so counts that day's visitors a second time.
 */
export async function leaveOutSalt({ query }: Pick<Database, "query">): Promise<void> {
  // If the tables cannot be emptied, the backup is still made: a backup with the salt is better than no backup.
  await query("truncate visit_salts, visit_marks").catch(() => undefined);
}

/** Rewrites the file of the table with the salts, because PostgreSQL leaves deleted salts in it. */
export async function wipeSalts({ maintain }: Pick<Database, "maintain">): Promise<void> {
  await maintain("vacuum (full) visit_salts");
}
