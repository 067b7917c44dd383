import type { Db } from "#platform/database/database.ts";
import { noteEnding } from "#platform/endings/endings.ts";
import type { Platform } from "#platform/platform.ts";
import { Refusal } from "#platform/refusal.ts";
import type { SignedInPlace, TeamMember } from "../contract.ts";
import { guessPassword } from "./proofs/passwords.ts";
import { CHANGE_KINDS, tokenOfNonce } from "./proofs/one-time.ts";
import { isProtected, levelOf } from "./proofs/second-factor.ts";
import { AuthRefusal } from "./protocol/protocol.ts";
import { isHostedEmailVerified } from "./sessions/hosted-user.ts";
import { requireSession } from "./sessions/session.ts";
import {
  listFactors,
  deleteOneTimeTokensOf,
  tokenRows,
  NO_EMAIL_CHANGE,
  type User,
  userRows,
  staffRows,
  audit,
  listSessions,
  lockSignedIn,
  sessionRows,
} from "./store.ts";
import { readAccessToken } from "./sessions/access-token.ts";

export type Account = {
  userId: string;
  /** Email address in lower case. */
  email: string;
  sessionId: string;
  twoFactors: boolean;
  hostedToken?: string;
};

/**
 * Returns the account to which an access token belongs. A token of this site is refused as soon as the person has
 * signed out, a token of a hosted account service only when it has expired.
 * @throws AuthRefusal if the token is missing or not valid
 */
export async function accountOf(
  platform: Platform,
  token: string | undefined,
  origin: string,
): Promise<Account> {
  if (platform.config.supabase) {
    if (!token) throw new AuthRefusal("no_authorization");
    const claims = await readAccessToken(platform, origin, token);
    return {
      userId: claims.sub,
      email: claims.email?.toLowerCase() ?? "",
      sessionId: claims.session_id,
      twoFactors: claims.aal !== "aal1",
      hostedToken: token,
    };
  }
  const { user, session } = await requireSession(platform, token, origin);
  return {
    userId: user.id,
    email: user.email,
    sessionId: session.id,
    twoFactors: levelOf(session) === "aal2",
  };
}

/**
 * Whether the email address is confirmed. The site's own service opens a session only for a confirmed address.
 * @throws Refusal `unavailable` if a hosted account service does not answer
 */
export async function hasProvenEmail(
  platform: Platform,
  { email, hostedToken }: Account,
): Promise<boolean> {
  if (hostedToken === undefined) return true;
  return email !== "" && isHostedEmailVerified(platform, hostedToken, email);
}

/**
 * Whether the account belongs to a member of staff who has joined, and was not only invited. Reads the database each
 * time, so that a removed member is refused at once. Also updates the stored email address if the person has a new one
 * at the hosted account service, because the back office shows it.
 */
export async function isStaff(
  { database: { db } }: Platform,
  { userId, email, hostedToken }: Account,
): Promise<boolean> {
  const which = { user_id: userId };
  const member = await staffRows.find(db, which);
  if (!member?.joined_at) return false;
  if (hostedToken && email !== "" && member.email !== email)
    await staffRows.update(db, which, { email });
  return true;
}

/** Lists all members of staff, the first ones first. */
export async function listTeam(
  { config: { supabase } }: Pick<Platform, "config">,
  db: Db,
): Promise<TeamMember[]> {
  const team: TeamMember[] = [];
  for (const member of await staffRows.list(db, "all", ["added_at"])) {
    const { user_id: id, name, added_at, joined_at } = member;
    const user = await userRows.find(db, id);
    team.push({
      id,
      name,
      email: user?.email ?? member.email ?? "",
      since: (joined_at ?? added_at).toISOString(),
      hasJoined: joined_at !== null,
      hasSecondFactor: supabase ? null : isProtected(await listFactors(db, id)),
    });
  }
  return team;
}

/** Always true with a hosted account service, which does not say whether there is a password. */
export async function hasPassword(platform: Platform, { userId }: Account): Promise<boolean> {
  if (platform.config.supabase) return true;
  const user = await userRows.find(platform.database.db, userId);
  return Boolean(user?.password_hash);
}

/**
 * Refuses a session without the second factor if the account has an authenticator app. With a hosted account service,
 * no session is refused, because the service does not tell whether an account has an authenticator app.
 * @throws Refusal `forbidden`, with the reason `insufficient_aal`
 */
export async function requireOwnFactor(platform: Platform, account: Account): Promise<void> {
  if (platform.config.supabase || account.twoFactors) return;
  if (!isProtected(await listFactors(platform.database.db, account.userId))) return;
  throw new Refusal("forbidden", "Please confirm with your authenticator app first.", {
    reason: "insufficient_aal",
  });
}

/** Lists the sessions. With a hosted account service the list is empty. */
export async function openSessions(platform: Platform, account: Account): Promise<SignedInPlace[]> {
  if (platform.config.supabase) return [];
  const sessions = await listSessions(platform.database.db, account.userId);
  return sessions.map((session) => ({
    id: session.id,
    userAgent: session.user_agent,
    begunAt: session.created_at.toISOString(),
    usedAt: session.refreshed_at.toISOString(),
    current: session.id === account.sessionId,
  }));
}

/**
 * @throws Refusal `forbidden` if another session is to end and the current one lacks the second factor;
 * `unauthenticated` if the current session has ended meanwhile
 */
export async function endSession(platform: Platform, account: Account, id: string): Promise<void> {
  if (id !== account.sessionId) await requireOwnFactor(platform, account);
  await platform.database.db.transaction(async (tx) => {
    await lockAccount(tx, account);
    await sessionRows.remove(tx, { id, user_id: account.userId });
  });
}

/** @throws Refusal `unauthenticated` if the session has ended meanwhile */
export async function cancelEmailChange(platform: Platform, account: Account): Promise<void> {
  await platform.database.db.transaction(async (tx) => {
    await lockAccount(tx, account);
    await deleteOneTimeTokensOf(tx, account.userId, CHANGE_KINDS);
    await userRows.update(tx, account.userId, { ...NO_EMAIL_CHANGE, updated_at: platform.now() });
  });
}

/**
 * Deletes an account.
 * @param prepareErasure - called after the password or code was confirmed. Its result is a function that deletes the
 *   account and everything else about its owner
 * @throws Refusal `forbidden`, `too_many`, `unauthenticated`, `unavailable`
 */
export async function deleteAccount(
  platform: Platform,
  account: Account,
  { password = "", nonce }: { password?: string | undefined; nonce?: string | undefined },
  address: string,
  prepareErasure?: (owner: { userId: string; email: string }) => Promise<(tx: Db) => Promise<void>>,
): Promise<void> {
  const { db } = platform.database;
  const user = await userRows.find(db, account.userId);
  if (!user) return;
  await requireOwnFactor(platform, account);
  const token = nonce ? await tokenOfNonce(platform, user, nonce) : undefined;
  if (nonce && !token) throw wrongNonce();
  if (!token) await requirePassword(platform, user, password, address);
  const erase = await prepareErasure?.({ userId: user.id, email: user.email });
  await db.transaction(async (tx) => {
    await lockAccount(tx, account);
    if (token && !(await tokenRows.remove(tx, token.id))) throw wrongNonce();
    if (erase) return erase(tx);
    await staffRows.remove(tx, { user_id: user.id });
    await userRows.remove(tx, user.id);
    noteEnding(platform, tx, { table: "accounts.users", key: user.id });
    await audit({ platform, address }, tx, "account_deleted", user.id);
  });
}

async function requirePassword(
  platform: Platform,
  user: User,
  password: string,
  address: string,
): Promise<void> {
  if (user.password_hash === null) {
    throw new Refusal(
      "forbidden",
      "This account has no password. Please have a code sent to your address instead.",
      { reason: "reauthentication_needed" },
    );
  }
  const typed = { email: user.email, password, address };
  if (!(await guessPassword(platform, user, typed))) {
    throw new Refusal("forbidden", "That is not the password of this account.");
  }
}

function wrongNonce(): Refusal {
  return new Refusal("forbidden", "This code is wrong, too old, or has already been used.", {
    reason: "reauthentication_not_valid",
  });
}

async function lockAccount(tx: Db, { userId, sessionId }: Account): Promise<void> {
  try {
    await lockSignedIn(tx, { user: { id: userId }, session: { id: sessionId } });
  } catch (error) {
    const hasEnded = error instanceof AuthRefusal && error.code === "session_not_found";
    throw hasEnded ? new Refusal("unauthenticated", "Please sign in.") : error;
  }
}
