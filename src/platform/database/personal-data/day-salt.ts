import type { Database } from "../database.ts";

/**
 * Leaves the salt out of copies of the data: with the salt one could try out who the day's visitors were. The
 * process that counts goes on with the salt in its memory; after a restart it counts people twice that day.
 */
export async function leaveOutSalt({ query }: Pick<Database, "query">): Promise<void> {
  // A copy with the salt is better than no copy.
  await query("truncate visit_salts, visit_marks").catch(() => undefined);
}

/** Rewrites the table's file, in which a deleted salt would stay. */
export async function wipeSalts({ maintain }: Pick<Database, "maintain">): Promise<void> {
  await maintain("vacuum (full) visit_salts");
}
