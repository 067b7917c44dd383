import type { Database } from "../database.ts";

/**
 * Empties the table with the salt of the day, and the table with the marks (salted hashes) of that day's visitors. With
 * both, somebody could find out from a backup which visitors came that day. As a result, visitors who come again on the
 * same day are counted a second time.
 */
export async function leaveOutSalt({ query }: Pick<Database, "query">): Promise<void> {
  // If the tables cannot be emptied, the backup is still made: a backup with the salt is better than no backup.
  await query("truncate visit_salts, visit_marks").catch(() => undefined);
}

/** Rewrites the file of the table with the salts, because PostgreSQL leaves deleted salts in it. */
export async function wipeSalts({ maintain }: Pick<Database, "maintain">): Promise<void> {
  await maintain("vacuum (full) visit_salts");
}
