import { isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#platform/database/database.ts";
import { rowsOf } from "#platform/database/rows.ts";
import {
  auditLog,
  challenges,
  factors,
  oneTimeTokens,
  recoveryCodes,
  sessions,
  signingKeys,
  staff,
  users,
} from "#platform/database/schema/accounts.ts";
import { type Call, AuthRefusal } from "./protocol/protocol.ts";

export const userRows = rowsOf(users);
export const staffRows = rowsOf(staff);
export const sessionRows = rowsOf(sessions);
export const factorRows = rowsOf(factors);
export const challengeRows = rowsOf(challenges);
export const recoveryCodeRows = rowsOf(recoveryCodes);
export const tokenRows = rowsOf(oneTimeTokens);
export const keyRows = rowsOf(signingKeys);
export const auditRows = rowsOf(auditLog);

export type User = typeof users.$inferSelect;
export type Session = typeof sessions.$inferSelect;
export type SignedIn = { user: User; session: Session };
export type Factor = typeof factors.$inferSelect;
export type OneTimeToken = typeof oneTimeTokens.$inferSelect;
export type StoredKey = typeof signingKeys.$inferSelect;

export const NOTHING_CHOSEN = { password_hash: null, user_metadata: {} };
export const NO_EMAIL_CHANGE = { email_change: null, email_change_half: null };

/**
 * Removes the password and profile from an account whose email address was never confirmed. A stranger may have sent
 * them in a sign-up with somebody else's address.
 */
export async function forgetUnconfirmed(db: Db, email: string, at: Date): Promise<void> {
  const unconfirmed = { email, email_confirmed_at: null };
  await userRows.update(db, unconfirmed, { ...NOTHING_CHOSEN, updated_at: at });
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
  await auditRows.insert(db, { at, action, user_id: userId ?? null, address, detail });
}

/** Lists a person's sessions, the most recently used first. */
export async function listSessions(db: Db, userId: string): Promise<Session[]> {
  return (await sessionRows.list(db, { user_id: userId }, ["refreshed_at"])).toReversed();
}

export async function deleteSessionsOf(db: Db, userId: string, except?: string): Promise<void> {
  const others = except && { id: (id: PgColumn) => ne(id, except) };
  await sessionRows.remove(db, { user_id: userId, ...others });
}

/**
 * Locks the account and reads its session again.
 * @throws AuthRefusal `session_not_found` if the session has ended meanwhile
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

export async function listFactors(db: Db, userId: string): Promise<Factor[]> {
  return factorRows.list(db, { user_id: userId }, ["created_at"]);
}

/**
 * Stores a token and deletes the older token of the same kind for the same account, or for the same email address if
 * there is no account. Tokens with a PKCE challenge and tokens without one do not replace each other.
 */
export async function putOneTimeToken(db: Db, token: OneTimeToken): Promise<void> {
  const { user_id, email, kind, code_challenge: challenge } = token;
  await tokenRows.remove(db, {
    ...(user_id ? { user_id } : { user_id, email }),
    kind,
    code_challenge: challenge ? isNotNull : isNull,
  });
  await tokenRows.insert(db, token);
}

/** Counts one more try for each token of these kinds that was mailed to this address, and returns these tokens. */
export async function countTry(
  db: Db,
  email: string,
  kind: readonly string[],
): Promise<OneTimeToken[]> {
  return tokenRows.updateAll(db, { email, kind }, { tries: sql`${oneTimeTokens.tries} + 1` });
}

export async function deleteOneTimeTokensOf(
  db: Db,
  userId: string,
  kind?: readonly string[],
): Promise<void> {
  await tokenRows.remove(db, { user_id: userId, ...(kind && { kind }) });
}

/** Reads and locks the signing keys. If two replicas rotate the keys at the same moment, the second one waits. */
export async function lockKeys(db: Db): Promise<StoredKey[]> {
  return db.select().from(signingKeys).for("update");
}
