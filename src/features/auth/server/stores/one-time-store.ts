import { and, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { rowsOf } from "#platform/database/rows.ts";
import { oneTimeTokens } from "#platform/database/schema/accounts.ts";

export const tokenRows = rowsOf(oneTimeTokens);

export type OneTimeToken = typeof oneTimeTokens.$inferSelect;

/**
 * Stores a token and deletes the older token of the same kind for the same account, or for the same email address if
 * there is no account. Tokens with a PKCE challenge and tokens without one do not replace each other.
 */
export async function putOneTimeToken(db: Db, token: OneTimeToken): Promise<void> {
  const { user_id, email, kind, code_challenge: challenge } = token;
  await db
    .delete(oneTimeTokens)
    .where(
      and(
        user_id
          ? eq(oneTimeTokens.user_id, user_id)
          : and(isNull(oneTimeTokens.user_id), eq(oneTimeTokens.email, email)),
        eq(oneTimeTokens.kind, kind),
        (challenge ? isNotNull : isNull)(oneTimeTokens.code_challenge),
      ),
    );
  await db.insert(oneTimeTokens).values(token);
}

/**
 * Adds 1 to the number of attempts of each one-time token of the given kinds that was mailed to an email address.
 * @returns these tokens
 */
export async function countTry(
  db: Db,
  email: string,
  kinds: readonly string[],
): Promise<OneTimeToken[]> {
  return db
    .update(oneTimeTokens)
    .set({ tries: sql`${oneTimeTokens.tries} + 1` })
    .where(and(eq(oneTimeTokens.email, email), inArray(oneTimeTokens.kind, [...kinds])))
    .returning();
}

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
