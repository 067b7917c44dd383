import type { Database } from "./database.ts";

/** Reads the clock of the database, which is the same for all replicas of the site, whatever their own clocks say. */
export async function readClock({ query }: Pick<Database, "query">): Promise<Date> {
  const { rows } = await query("select extract(epoch from clock_timestamp()) as seconds");
  return new Date(Number(rows[0]?.["seconds"]) * 1000);
}
