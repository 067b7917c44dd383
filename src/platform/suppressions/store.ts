import { eq } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { suppressions } from "../database/schema.ts";

export type Suppression = typeof suppressions.$inferSelect;

/** Who said no is not made one who merely could not be reached. */
export async function putSuppression(db: Db, row: Suppression): Promise<void> {
  const insert = db.insert(suppressions).values(row);
  if (row.reason === "bounced") await insert.onConflictDoNothing();
  else await insert.onConflictDoUpdate({ target: suppressions.email_hash, set: row });
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
