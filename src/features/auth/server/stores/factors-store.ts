import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { challenges, factors, recoveryCodes } from "#platform/database/schema/accounts.ts";

export type Factor = typeof factors.$inferSelect;

export async function listFactors(db: Db, userId: string): Promise<Factor[]> {
  return db
    .select()
    .from(factors)
    .where(eq(factors.user_id, userId))
    .orderBy(asc(factors.created_at));
}

/** @returns undefined when the name is taken */
export async function insertFactor(
  db: Db,
  factor: typeof factors.$inferInsert,
): Promise<Factor | undefined> {
  const [row] = await db.insert(factors).values(factor).onConflictDoNothing().returning();
  return row;
}

export async function lockFactor(db: Db, userId: string, id: string): Promise<Factor | undefined> {
  const [row] = await db
    .select()
    .from(factors)
    .where(and(eq(factors.user_id, userId), eq(factors.id, id)))
    .for("update");
  return row;
}

export async function updateFactor(
  db: Db,
  id: string,
  change: Partial<Omit<Factor, "id">>,
): Promise<void> {
  await db.update(factors).set(change).where(eq(factors.id, id));
}

export async function deleteFactor(db: Db, id: string): Promise<void> {
  await db.delete(factors).where(eq(factors.id, id));
}

export async function deleteUnverifiedFactors(db: Db, userId: string): Promise<void> {
  await db
    .delete(factors)
    .where(and(eq(factors.user_id, userId), eq(factors.status, "unverified")));
}

export async function insertChallenge(db: Db, factorId: string, at: Date): Promise<string> {
  const [row] = await db
    .insert(challenges)
    .values({ factor_id: factorId, created_at: at })
    .returning();
  if (!row) throw new Error("the challenge was not stored");
  return row.id;
}

export async function findChallenge(
  db: Db,
  id: string,
): Promise<typeof challenges.$inferSelect | undefined> {
  const [row] = await db.select().from(challenges).where(eq(challenges.id, id));
  return row;
}

export async function deleteChallengesOf(db: Db, factorId: string): Promise<void> {
  await db.delete(challenges).where(eq(challenges.factor_id, factorId));
}

export async function replaceRecoveryCodes(
  db: Db,
  factorId: string,
  hashes: readonly string[],
): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.factor_id, factorId));
  await db
    .insert(recoveryCodes)
    .values(hashes.map((code_hash) => ({ factor_id: factorId, code_hash })));
}

export async function consumeRecoveryCode(
  db: Db,
  factorId: string,
  hash: string,
  at: Date,
): Promise<boolean> {
  const rows = await db
    .update(recoveryCodes)
    .set({ used_at: at })
    .where(
      and(
        eq(recoveryCodes.factor_id, factorId),
        eq(recoveryCodes.code_hash, hash),
        isNull(recoveryCodes.used_at),
      ),
    )
    .returning({ used_at: recoveryCodes.used_at });
  return rows.length > 0;
}

export async function countRecoveryCodes(
  db: Db,
  factorId: string,
): Promise<{ total: number; remaining: number }> {
  const [row] = await db
    .select({
      total: sql<number>`count(*)`.mapWith(Number),
      remaining: sql<number>`count(*) filter (where ${recoveryCodes.used_at} is null)`.mapWith(
        Number,
      ),
    })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.factor_id, factorId));
  return row ?? { total: 0, remaining: 0 };
}
