import type { Database } from "../database.ts";

/**
 * Empties two tables before the data is copied: the table with the salt of the day, and the table with the marks
 * (salted hashes) of visitors. From a copy with the salt, one could find out which visitors came that day. The running
 * site keeps the salt in memory. If the site restarts, it makes a new salt, and counts that day's visitors a second
 * time.
 */
export async function leaveOutSalt({ query }: Pick<Database, "query">): Promise<void> {
  // If the tables cannot be emptied, the backup is still made: a backup with the salt is better than no backup.
  await query("truncate visit_salts, visit_marks").catch(() => undefined);
}

/** Rewrites the file of the table with the salts, because PostgreSQL leaves deleted salts in it. */
export async function wipeSalts({ maintain }: Pick<Database, "maintain">): Promise<void> {
  await maintain("vacuum (full) visit_salts");
}
