import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { users } from "#platform/database/schema/accounts.ts";

export type User = typeof users.$inferSelect;

export type NewUser = Pick<User, "email"> & Partial<typeof users.$inferInsert>;

/** @returns undefined when the address is taken */
export async function insertUser(db: Db, user: NewUser): Promise<User | undefined> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing().returning();
  return row;
}

export async function findUser(db: Db, id: string): Promise<User | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

/** @param email in lower case */
export async function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row;
}

export async function lockUser(db: Db, id: string): Promise<User | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id)).for("update");
  return row;
}

/** @param email in lower case */
export async function lockUserByEmail(db: Db, email: string): Promise<User | undefined> {
  const [row] = await db.select().from(users).where(eq(users.email, email)).for("update");
  return row;
}

export async function updateUser(
  db: Db,
  id: string,
  change: Partial<Omit<User, "id">>,
): Promise<User | undefined> {
  const [row] = await db.update(users).set(change).where(eq(users.id, id)).returning();
  return row;
}

/** Gives an account a new address. @returns undefined when the address is taken, which also ends the transaction */
export async function takeAddress(
  db: Db,
  id: string,
  email: string,
  change: Partial<Omit<User, "id" | "email">>,
): Promise<User | undefined> {
  try {
    return await updateUser(db, id, { ...change, email });
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

export async function deleteUser(db: Db, id: string): Promise<void> {
  await db.delete(users).where(eq(users.id, id));
}
