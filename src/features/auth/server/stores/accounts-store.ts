import { and, eq, isNull, asc, countDistinct, isNotNull, gt, desc, inArray, ne } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { rowsOf } from "#platform/database/rows.ts";
import { users, factors, staff, auditLog, sessions } from "#platform/database/schema/accounts.ts";
import { type Call, AuthRefusal } from "../protocol/protocol.ts";
import { deleteOneTimeTokensOf, type OneTimeToken, tokenRows } from "./one-time-store.ts";

export const userRows = rowsOf(users);

export type User = typeof users.$inferSelect;

/**
 * Gives an account a new email address.
 * @returns undefined if another account has this address. The caller then has to roll back its transaction
 */
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

/** Removes the password and the profile of a sign-up that was never confirmed. A stranger may have sent them. */
export async function forgetUnconfirmed(db: Db, email: string, at: Date): Promise<void> {
  await db
    .update(users)
    .set({ ...NOTHING_CHOSEN, updated_at: at })
    .where(and(eq(users.email, email), isNull(users.email_confirmed_at)));
}

export const NOTHING_CHOSEN = { password_hash: null, user_metadata: {} };

export const NO_EMAIL_CHANGE = { email_change: null, email_change_half: null };

export const staffRows = rowsOf(staff);

type StaffMember = typeof staff.$inferSelect;

/** Makes an invited person staff. @returns false if the person was not invited, or has become staff already */
export async function joinStaff(db: Db, userId: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(staff)
    .set({ joined_at: at })
    .where(and(eq(staff.user_id, userId), isNull(staff.joined_at)))
    .returning({ user_id: staff.user_id });
  return rows.length > 0;
}

export async function listStaff(db: Db): Promise<StaffMember[]> {
  return db.select().from(staff).orderBy(asc(staff.added_at));
}

export async function countStaffWithFactor(db: Db): Promise<number> {
  const isTheirApp = and(
    eq(factors.user_id, staff.user_id),
    eq(factors.factor_type, "totp"),
    eq(factors.status, "verified"),
  );
  const [row] = await db
    .select({ total: countDistinct(staff.user_id) })
    .from(staff)
    .innerJoin(factors, isTheirApp)
    .where(isNotNull(staff.joined_at));
  return row?.total ?? 0;
}

type AuditAction =
  | "signed_up"
  | "confirmed"
  | "signed_in"
  | "sign_in_refused"
  | "signed_out"
  | "refresh_token_reused"
  | "recovery_requested"
  | "password_changed"
  | "email_changed"
  | "factor_enrolled"
  | "factor_removed"
  | "second_factor_refused"
  | "owner_warned"
  | "recovery_code_used"
  | "recovery_codes_made"
  | "account_deleted"
  | "recovery_codes_removed"
  | "staff_added"
  | "staff_joined"
  | "staff_removed";

/** Stores an entry of the audit log. Entries contain no passwords, tokens or email addresses. */
export async function audit(
  { platform, address }: Pick<Call, "platform" | "address">,
  db: Db,
  action: AuditAction,
  userId?: string,
  detail: Record<string, unknown> = {},
): Promise<void> {
  const at = platform.now();
  await db.insert(auditLog).values({ at, action, user_id: userId ?? null, address, detail });
}

export async function countAudit(
  db: Db,
  userId: string,
  action: AuditAction,
  since: Date,
): Promise<number> {
  return db.$count(
    auditLog,
    and(eq(auditLog.user_id, userId), eq(auditLog.action, action), gt(auditLog.at, since)),
  );
}

export const sessionRows = rowsOf(sessions);

export type Session = typeof sessions.$inferSelect;
export type Proof = Session["amr"][number];
export type SignedIn = { user: User; session: Session };

export async function updateSession(
  db: Db,
  id: string,
  change: Partial<Pick<Session, "counter" | "refreshed_at" | "amr">>,
): Promise<Session> {
  const [row] = await db.update(sessions).set(change).where(eq(sessions.id, id)).returning();
  if (!row) throw new Error("the session has gone");
  return row;
}

export async function listSessions(db: Db, userId: string): Promise<Session[]> {
  return db
    .select()
    .from(sessions)
    .where(eq(sessions.user_id, userId))
    .orderBy(desc(sessions.refreshed_at));
}

export async function deleteSessions(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(sessions).where(inArray(sessions.id, [...ids]));
}

export async function deleteSessionsOf(db: Db, userId: string, except?: string): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.user_id, userId), except ? ne(sessions.id, except) : undefined));
}

/**
 * Locks the account and reads its session again. The session may have ended meanwhile.
 * @throws AuthRefusal `session_not_found`
 */
export async function lockSignedIn(
  tx: Db,
  { user, session }: { user: Pick<User, "id">; session: Pick<Session, "id"> },
): Promise<SignedIn> {
  const present = await userRows.lock(tx, user.id);
  const current = present && (await sessionRows.find(tx, session.id));
  if (!current) throw new AuthRefusal("session_not_found");
  return { user: present, session: current };
}

/**
 * Stores a new password, ends the person's other sessions, and cancels all mailed tokens and a pending change of the
 * email address.
 * @throws AuthRefusal `reauthentication_not_valid` if the nonce was used meanwhile
 */
export async function replacePassword(
  call: Call,
  db: Db,
  { user, session }: SignedIn,
  { hash, nonce }: { hash: string; nonce: OneTimeToken | undefined },
): Promise<void> {
  if (nonce && !(await tokenRows.remove(db, nonce.id))) {
    throw new AuthRefusal("reauthentication_not_valid");
  }
  await userRows.update(db, user.id, { password_hash: hash, ...NO_EMAIL_CHANGE });
  await deleteSessionsOf(db, user.id, session.id);
  await deleteOneTimeTokensOf(db, user.id);
  await audit(call, db, "password_changed", user.id);
}
