import { and, eq, gt, desc, ne } from "drizzle-orm";
import type { Db } from "#platform/database/database.ts";
import { rowsOf } from "#platform/database/rows.ts";
import { users, staff, auditLog, sessions } from "#platform/database/schema/accounts.ts";
import { type Call, AuthRefusal } from "../protocol/protocol.ts";
import { deleteOneTimeTokensOf, type OneTimeToken, tokenRows } from "./one-time-store.ts";

export const userRows = rowsOf(users);

export type User = typeof users.$inferSelect;

/** Removes the password and the profile of a sign-up that was never confirmed. A stranger may have sent them. */
export async function forgetUnconfirmed(db: Db, email: string, at: Date): Promise<void> {
  const unconfirmed = { email, email_confirmed_at: null };
  await userRows.update(db, unconfirmed, { ...NOTHING_CHOSEN, updated_at: at });
}

export const NOTHING_CHOSEN = { password_hash: null, user_metadata: {} };

export const NO_EMAIL_CHANGE = { email_change: null, email_change_half: null };

export const staffRows = rowsOf(staff);

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

export async function listSessions(db: Db, userId: string): Promise<Session[]> {
  return db
    .select()
    .from(sessions)
    .where(eq(sessions.user_id, userId))
    .orderBy(desc(sessions.refreshed_at));
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
