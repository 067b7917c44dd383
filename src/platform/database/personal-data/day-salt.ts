import type { Database } from "../database.ts";

/**
 * Empties the tables with the day's salt and with the visitors' marks (salted hashes), because a backup with these
 * tables would tell who came that day. Visitors who come again that day are counted twice.
 */
export async function leaveOutSalt({ query }: Pick<Database, "query">): Promise<void> {
  // If this fails, the backup is made nevertheless: a backup with the salt is better than no backup.
  await query("truncate visit_salts, visit_marks").catch(() => undefined);
}

/** Rewrites the file of the table `visit_salts`, because PostgreSQL leaves deleted salts in the file. */
export async function wipeSalts({ maintain }: Pick<Database, "maintain">): Promise<void> {
  await maintain("vacuum (full) visit_salts");
}
