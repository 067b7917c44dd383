import type { Platform } from "#platform/platform.ts";
import { Refusal } from "#platform/refusal.ts";
import { readAccessToken } from "./access-token.ts";
import { audit } from "./audit.ts";
import { AuthRefusal } from "./auth-refusal.ts";
import { limitGuesses } from "./limits.ts";
import { isPassword } from "./passwords.ts";
import { levelOf, requireSession } from "./sessions.ts";
import { deleteSession, findSession, listSessions } from "./sessions-store.ts";
import { deleteStaff, findStaff } from "./staff-store.ts";
import { deleteUser, findUser } from "./users-store.ts";

export { cleanAccounts } from "./clean-up.ts";
export { deliveriesOf, type MailOrder } from "./mail-job.ts";
export { renderAccountMail } from "./mails.ts";
export { staffCommand } from "./staff-command.ts";

/** Who is signed in, as far as other features need to know. */
export type Account = {
  userId: string;
  /** In lower case. */
  email: string;
  sessionId: string;
  /** Whether a second factor was shown in this session. */
  twoFactors: boolean;
};

/**
 * Whose access token this is. Our own sessions are looked up, so that signing out takes effect at
 * once; a hosted service's token is valid until it runs out.
 * @throws AuthRefusal
 */
export async function accountOf(
  platform: Platform,
  token: string | undefined,
  origin: string,
): Promise<Account> {
  if (platform.config.supabase) {
    if (!token) throw new AuthRefusal("no_authorization", "A bearer token is needed");
    const claims = await readAccessToken(platform, origin, token);
    return {
      userId: claims.sub,
      email: claims.email?.toLowerCase() ?? "",
      sessionId: claims.session_id,
      twoFactors: claims.aal !== "aal1",
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

/** Asked of the database each time: whoever is removed is out with the next request. */
export async function isStaff(platform: Platform, { userId }: Account): Promise<boolean> {
  return (await findStaff(platform.database.db, userId)) !== undefined;
}

/** What the account page needs beyond the token. Against a hosted service it cannot be known. */
export async function hasPassword(platform: Platform, { userId }: Account): Promise<boolean> {
  if (platform.config.supabase) return true;
  return (await findUser(platform.database.db, userId))?.password_hash !== null;
}

export type OpenSession = {
  id: string;
  userAgent: string;
  begunAt: Date;
  usedAt: Date;
  current: boolean;
};

export async function openSessions(platform: Platform, account: Account): Promise<OpenSession[]> {
  if (platform.config.supabase) return [];
  const sessions = await listSessions(platform.database.db, account.userId);
  return sessions.map((session) => ({
    id: session.id,
    userAgent: session.user_agent,
    begunAt: session.created_at,
    usedAt: session.refreshed_at,
    current: session.id === account.sessionId,
  }));
}

/** Ends one of one's own sessions; another's is left alone. */
export async function endSession(platform: Platform, account: Account, id: string): Promise<void> {
  const session = await findSession(platform.database.db, id);
  if (session?.user_id === account.userId) await deleteSession(platform.database.db, id);
}

/**
 * Deletes one's own account with its sessions and factors, after the password once more.
 * @throws Refusal `forbidden`, `too_many`
 */
export async function deleteAccount(
  platform: Platform,
  account: Account,
  password: string,
  address: string,
): Promise<void> {
  const { db } = platform.database;
  const user = await findUser(db, account.userId);
  if (!user) return;
  const guess = await limitGuesses(platform, address, user.email).catch(asTooMany);
  if (!(await isPassword(password, user.password_hash))) {
    throw new Refusal("forbidden", "That is not the password of this account.");
  }
  await guess.giveBack();
  await db.transaction(async (tx) => {
    await deleteStaff(tx, user.id);
    await deleteUser(tx, user.id);
    await audit(platform, tx, "account_deleted", { userId: user.id, address });
  });
}

function asTooMany(error: unknown): never {
  if (!(error instanceof AuthRefusal)) throw error;
  throw new Refusal("too_many", error.message, { retryAfter: error.retryAfter });
}
