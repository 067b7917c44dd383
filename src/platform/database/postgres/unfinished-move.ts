import { OperatorError } from "../../program/operator-error.ts";
import type { Query } from "../database.ts";

/** While data is moved into a database, this table of the target contains the id of the source database. */
export const UNFINISHED = { schema: "site_move", table: "site_move.unfinished" };

/** @returns the id of the database that is moved into this one; undefined if there is none */
export async function unfinishedSource(query: Query): Promise<string | undefined> {
  const { rows } = await query("select to_regclass($1) is not null as there", [UNFINISHED.table]);
  if (!rows[0]?.["there"]) return undefined;
  const stored = await query(`select source from ${UNFINISHED.table}`);
  return String(stored.rows[0]?.["source"]);
}

/** @throws OperatorError if the data of a site is being moved into this database */
export async function refuseUnfinished(query: Query): Promise<void> {
  if ((await unfinishedSource(query)) === undefined) return;
  throw new OperatorError(
    `The move into this database is not finished. Please run it again where the data comes from (npm run move), or empty this database.`,
  );
}
