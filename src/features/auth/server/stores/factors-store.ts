import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { rowsOf } from "#platform/database/rows.ts";
import { challenges, factors, recoveryCodes } from "#platform/database/schema/accounts.ts";

export const factorRows = rowsOf(factors);
export const challengeRows = rowsOf(challenges);
export const recoveryCodeRows = rowsOf(recoveryCodes);

export type Factor = typeof factors.$inferSelect;

export async function listFactors(db: Db, userId: string): Promise<Factor[]> {
  return factorRows.list(db, { user_id: userId }, ["created_at"]);
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

export async function countRecoveryCodes(
  db: Db,
  factorId: string,
): Promise<{ total: number; remaining: number }> {
  const isOfFactor = eq(recoveryCodes.factor_id, factorId);
  return {
    total: await db.$count(recoveryCodes, isOfFactor),
    remaining: await db.$count(recoveryCodes, and(isOfFactor, isNull(recoveryCodes.used_at))),
  };
}
