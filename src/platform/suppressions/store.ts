import { eq } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { suppressions } from "../database/schema/mail.ts";

export type Suppression = typeof suppressions.$inferSelect;

/** @returns false when the person has unsubscribed, which "bounced" does not replace */
export async function putSuppression(db: Db, row: Suppression): Promise<boolean> {
  const insert = db.insert(suppressions).values(row);
  const written =
    row.reason === "bounced"
      ? insert.onConflictDoNothing()
      : insert.onConflictDoUpdate({ target: suppressions.email_hash, set: row });
  return (await written.returning({ hash: suppressions.email_hash })).length > 0;
}

export async function findSuppression(db: Db, hash: string): Promise<Suppression | undefined> {
  const [row] = await db.select().from(suppressions).where(eq(suppressions.email_hash, hash));
  return row;
}

export async function findOfSubscription(db: Db, id: string): Promise<Suppression | undefined> {
  const [row] = await db.select().from(suppressions).where(eq(suppressions.subscription_id, id));
  return row;
}

export async function deleteSuppression(db: Db, hash: string): Promise<boolean> {
  const rows = await db
    .delete(suppressions)
    .where(eq(suppressions.email_hash, hash))
    .returning({ hash: suppressions.email_hash });
  return rows.length > 0;
}
