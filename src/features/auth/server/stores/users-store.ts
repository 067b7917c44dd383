import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { rowsOf } from "#platform/database/rows.ts";
import { users } from "#platform/database/schema/accounts.ts";

export const userRows = rowsOf(users);

export type User = typeof users.$inferSelect;

export type NewUser = Pick<User, "email"> & Partial<typeof users.$inferInsert>;

/** Gives an account a new address. @returns undefined when the address is taken, which also ends the transaction */
export async function takeAddress(
  db: Db,
  id: string,
  email: string,
  change: Partial<Omit<User, "id" | "email">>,
): Promise<User | undefined> {
  try {
    return await userRows.update(db, id, { ...change, email });
  } catch (error) {
    if (codeOf(error) === UNIQUE_VIOLATION) return undefined;
    throw error;
  }
}

const UNIQUE_VIOLATION = "23505";

function codeOf(error: unknown): unknown {
  return error instanceof Error ? (error.cause as { code?: unknown } | undefined)?.code : undefined;
}

/** Removes password and profile of a sign-up whose address nobody has confirmed: a stranger may have sent it. */
export async function forgetUnconfirmed(db: Db, email: string, at: Date): Promise<void> {
  await db
    .update(users)
    .set({ ...NOTHING_CHOSEN, updated_at: at })
    .where(and(eq(users.email, email), isNull(users.email_confirmed_at)));
}

export const NOTHING_CHOSEN = { password_hash: null, user_metadata: {} };

export const NO_EMAIL_CHANGE = { email_change: null, email_change_half: null };
