import { and, eq, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { oneTimeTokens } from "#platform/database/accounts-schema.ts";

export type OneTimeToken = typeof oneTimeTokens.$inferSelect;

/** A newer token of the same kind takes the place of the older. */
export async function putOneTimeToken(db: Db, token: OneTimeToken): Promise<void> {
  const { user_id, kind, ...fresh } = token;
  await db
    .insert(oneTimeTokens)
    .values({ user_id, kind, ...fresh })
    .onConflictDoUpdate({ target: [oneTimeTokens.user_id, oneTimeTokens.kind], set: fresh });
}

export async function findByLink(db: Db, linkHash: string): Promise<OneTimeToken | undefined> {
  const [row] = await db.select().from(oneTimeTokens).where(eq(oneTimeTokens.link_hash, linkHash));
  return row;
}

/** Counts a try, also one that will be refused, and gives the token as it was before. */
export async function countTry(
  db: Db,
  userId: string,
  kinds: readonly string[],
): Promise<OneTimeToken[]> {
  return db
    .update(oneTimeTokens)
    .set({ tries: sql`${oneTimeTokens.tries} + 1` })
    .where(and(eq(oneTimeTokens.user_id, userId), inArray(oneTimeTokens.kind, [...kinds])))
    .returning();
}

/** @returns whether it was still there: of two uses at the same moment only one takes it */
export async function takeOneTimeToken(db: Db, token: OneTimeToken): Promise<boolean> {
  const rows = await db
    .delete(oneTimeTokens)
    .where(eq(oneTimeTokens.link_hash, token.link_hash))
    .returning({ kind: oneTimeTokens.kind });
  return rows.length > 0;
}

export async function deleteOneTimeTokensOf(db: Db, userId: string): Promise<void> {
  await db.delete(oneTimeTokens).where(eq(oneTimeTokens.user_id, userId));
}

export async function deleteOldOneTimeTokens(db: Db, before: Date): Promise<void> {
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.sent_at, before));
}
