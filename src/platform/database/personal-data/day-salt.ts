import type { Database } from "../database.ts";

/**
 * Empties the tables with the day's salt and the marks of visitors, before the data is copied. With the salt, a copy
 * would show which visitors came that day. Only after a restart does the loss matter: visitors of that day are then
 * counted a second time.
 */
export async function leaveOutSalt({ query }: Pick<Database, "query">): Promise<void> {
  // If the tables cannot be emptied, a copy with the salt is still better than none.
  await query("truncate visit_salts, visit_marks").catch(() => undefined);
}

/** Rewrites the file of the table with the salts, because PostgreSQL leaves deleted salts in it. */
export async function wipeSalts({ maintain }: Pick<Database, "maintain">): Promise<void> {
  await maintain("vacuum (full) visit_salts");
}
