import type { Database } from "../database.ts";

/**
 * With it one could try out who the day's visitors were: it is in no copy of the data. The counting
 * process goes on with the one in memory; started anew, it counts the same people twice that day.
 */
export async function leaveOutSalt({ query }: Pick<Database, "query">): Promise<void> {
  // Rather a copy with it than none.
  await query("truncate visit_salts").catch(() => undefined);
}

/** A deleted salt stays in the file of the table until that is written anew. */
export async function wipeSalts({ maintain }: Pick<Database, "maintain">): Promise<void> {
  await maintain("vacuum (full) visit_salts");
}
