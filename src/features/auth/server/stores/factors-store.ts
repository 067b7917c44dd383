import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { rowsOf } from "#platform/database/rows.ts";
import { challenges, factors, recoveryCodes } from "#platform/database/schema/accounts.ts";

export const factorRows = rowsOf(factors);
export const challengeRows = rowsOf(challenges);

export type Factor = typeof factors.$inferSelect;

export async function listFactors(db: Db, userId: string): Promise<Factor[]> {
  return db
    .select()
    .from(factors)
    .where(eq(factors.user_id, userId))
    .orderBy(asc(factors.created_at));
}

export async function insertChallenge(db: Db, factorId: string, at: Date): Promise<string> {
  const [row] = await db
    .insert(challenges)
    .values({ factor_id: factorId, created_at: at })
    .returning();
  if (!row) throw new Error("the challenge was not stored");
  return row.id;
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
