import type { Db } from "../database/database.ts";
import { rowsOf } from "../database/rows.ts";
import { suppressions } from "../database/schema/mail.ts";

export const suppressionRows = rowsOf(suppressions);

export type Suppression = typeof suppressions.$inferSelect;

/**
 * Stores that an email address gets no more emails. The new row replaces an earlier row, except if the new row has the
 * reason "bounced".
 * @returns whether the row was stored
 */
export async function putSuppression(db: Db, row: Suppression): Promise<boolean> {
  const insert = db.insert(suppressions).values(row);
  const written =
    row.reason === "bounced"
      ? insert.onConflictDoNothing()
      : insert.onConflictDoUpdate({ target: suppressions.email_hash, set: row });
  return (await written.returning({ hash: suppressions.email_hash })).length > 0;
}
