import { OperatorError } from "../../program/operator-error.ts";
import type { Query } from "../database.ts";

/**
 * Table in the PostgreSQL database to which a site is moving its data. The table exists until the move ends. It
 * contains the id of the embedded database whose data is being moved.
 */
export const UNFINISHED = { schema: "site_move", table: "site_move.unfinished" };

/** Returns the id of the database whose data is being moved into this one; undefined if there is no such move. */
export async function unfinishedSource(query: Query): Promise<string | undefined> {
  const { rows } = await query("select to_regclass($1) is not null as there", [UNFINISHED.table]);
  if (!rows[0]?.["there"]) return undefined;
  const stored = await query(`select source from ${UNFINISHED.table}`);
  return String(stored.rows[0]?.["source"]);
}

/**
 * Refuses a database into which the data of a site is being moved, if the move has not ended.
 * @throws OperatorError if the move has not ended
 */
export async function refuseUnfinished(query: Query): Promise<void> {
  if ((await unfinishedSource(query)) === undefined) return;
  throw new OperatorError(
    `The move into this database is not finished. Please run it again where the data comes from (npm run move), or empty this database.`,
  );
}
