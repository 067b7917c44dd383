import { and, eq, lt } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { rowsOf } from "#platform/database/rows.ts";
import { signingKeys } from "#platform/database/schema/accounts.ts";

export const keyRows = rowsOf(signingKeys);

export type StoredKey = typeof signingKeys.$inferSelect;

/** Reads and locks the signing keys. If two replicas rotate the keys at the same moment, the second one waits. */
export async function lockKeys(db: Db): Promise<StoredKey[]> {
  return db.select().from(signingKeys).for("update");
}

export async function deleteRetiredKeys(db: Db, before: Date): Promise<void> {
  await db
    .delete(signingKeys)
    .where(and(eq(signingKeys.status, "retired"), lt(signingKeys.changed_at, before)));
}
