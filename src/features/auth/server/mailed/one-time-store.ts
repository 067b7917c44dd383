import { and, eq, inArray, isNotNull, lt, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { oneTimeTokens } from "#platform/database/accounts-schema.ts";

export type OneTimeToken = typeof oneTimeTokens.$inferSelect;

/** Replaces the account's older token of this kind. */
export async function putOneTimeToken(db: Db, token: OneTimeToken): Promise<void> {
  await db
    .insert(oneTimeTokens)
    .values(token)
    .onConflictDoUpdate({ target: [oneTimeTokens.user_id, oneTimeTokens.kind], set: token });
}

export async function findOneTimeToken(db: Db, id: string): Promise<OneTimeToken | undefined> {
  const [row] = await db.select().from(oneTimeTokens).where(eq(oneTimeTokens.id, id));
  return row;
}

export async function findByLink(db: Db, linkHash: string): Promise<OneTimeToken | undefined> {
  const [row] = await db.select().from(oneTimeTokens).where(eq(oneTimeTokens.link_hash, linkHash));
  return row;
}

export async function findOfKind(
  db: Db,
  userId: string,
  kind: string,
): Promise<OneTimeToken | undefined> {
  const [row] = await db
    .select()
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.user_id, userId), eq(oneTimeTokens.kind, kind)));
  return row;
}

/** Also counts a try that will be refused. */
export async function countTry(
  db: Db,
  email: string,
  kinds: readonly string[],
): Promise<OneTimeToken[]> {
  return db
    .update(oneTimeTokens)
    .set({ tries: sql`${oneTimeTokens.tries} + 1` })
    .where(
      and(
        eq(oneTimeTokens.email, email),
        inArray(oneTimeTokens.kind, [...kinds]),
        isNotNull(oneTimeTokens.user_id),
      ),
    )
    .returning();
}

/** Of two uses at the same moment only one gets true. */
export async function consumeOneTimeToken(db: Db, { id }: OneTimeToken): Promise<boolean> {
  const rows = await db
    .delete(oneTimeTokens)
    .where(eq(oneTimeTokens.id, id))
    .returning({ id: oneTimeTokens.id });
  return rows.length > 0;
}

/** @param kinds default: all */
export async function deleteOneTimeTokensOf(
  db: Db,
  userId: string,
  kinds?: readonly string[],
): Promise<void> {
  await db
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.user_id, userId),
        kinds ? inArray(oneTimeTokens.kind, [...kinds]) : undefined,
      ),
    );
}

export async function deleteOldOneTimeTokens(db: Db, before: Date): Promise<void> {
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.sent_at, before));
}
