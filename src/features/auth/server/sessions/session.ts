import type { Db } from "#platform/database/database.ts";
import { retention } from "#content/site/privacy.ts";
import type { Platform } from "#platform/platform.ts";
import { DAY_MS } from "#shared/time/days.ts";
import { levelOf } from "../proofs/second-factor.ts";
import { AuthRefusal, type Call } from "../protocol/protocol.ts";
import {
  type User,
  userRows,
  listSessions,
  sessionRows,
  type SignedIn,
  type Session,
  audit,
} from "../store.ts";
import { readAccessToken } from "./access-token.ts";
import { readRefreshToken } from "./refresh-token.ts";
import { prepareAnswer, type SessionView } from "./session-view.ts";

const MAX_USER_AGENT = 300;

/**
 * Stores a new session. `tx` is the transaction in which the caller uses up the mailed link or code, or accepts the
 * password.
 */
export async function openSession(
  { platform, userAgent }: Call,
  tx: Db,
  user: User,
  method: "password" | "otp",
): Promise<SignedIn> {
  const now = platform.now();
  const session = await sessionRows.insert(tx, {
    user_id: user.id,
    amr: [proof(method, now)],
    user_agent: userAgent.slice(0, MAX_USER_AGENT),
    created_at: now,
    refreshed_at: now,
  });
  const signedIn = await userRows.update(tx, user.id, { last_sign_in_at: now });
  return { user: signedIn ?? user, session };
}

/** Raises the session to assurance level aal2, and ends the person's other sessions at aal1. */
export async function liftSession(
  { platform }: Call,
  tx: Db,
  { user, session }: SignedIn,
  method: string,
): Promise<SignedIn> {
  for (const other of await listSessions(tx, user.id)) {
    if (other.id !== session.id && levelOf(other) === "aal1")
      await sessionRows.remove(tx, other.id);
  }
  const now = platform.now();
  const current = await sessionRows.lock(tx, session.id);
  if (!current) throw new AuthRefusal("session_not_found");
  const lifted = await sessionRows.update(tx, session.id, {
    counter: current.counter + 1,
    refreshed_at: now,
    amr: [...current.amr.filter((earlier) => earlier.method !== method), proof(method, now)],
  });
  return { user, session: lifted ?? current };
}

const UNUSED_MS = retention.sessionUnusedDays * DAY_MS;
const MAX_MS = retention.sessionMaxDays * DAY_MS;

/** @throws AuthRefusal `no_authorization`, `bad_jwt`, `session_not_found`, `user_not_found`, `user_banned` */
export async function requireSession(
  platform: Platform,
  token: string | undefined,
  origin: string,
): Promise<SignedIn> {
  if (!token) throw new AuthRefusal("no_authorization");
  const claims = await readAccessToken(platform, origin, token);
  const { db } = platform.database;
  const user = await userRows.find(db, claims.sub);
  if (!user) throw new AuthRefusal("user_not_found");
  const session = await sessionRows.find(db, claims.session_id);
  if (session?.user_id !== user.id || isOver(session, platform.now())) {
    throw new AuthRefusal("session_not_found");
  }
  refuseBanned(user, platform.now());
  return { user, session };
}

export function refuseBanned(user: User, now: Date): void {
  if (isBanned(user, now)) throw new AuthRefusal("user_banned", undefined, { status: 403 });
}

export function isBanned(user: User, now: Date): boolean {
  return user.banned_until !== null && user.banned_until > now;
}

export function isOver(session: Session, now: Date): boolean {
  const unused = now.getTime() - session.refreshed_at.getTime();
  const age = now.getTime() - session.created_at.getTime();
  return unused > UNUSED_MS || age > MAX_MS;
}

const REUSE_MS = 10_000;

/**
 * Exchanges a refresh token for a session, as in version 2 of GoTrue's refresh token algorithm:
 * - The newest token: the client gets the next token.
 * - The token before it: the client gets the newest token again, because the earlier answer may have been lost.
 * - An older token: the client gets the newest token only in the ten seconds after a refresh. Later, the token counts
 *   as stolen, and the session ends.
 */
export async function refreshSession(call: Call, token: string): Promise<SessionView> {
  const { platform } = call;
  const claimed = readRefreshToken(platform, token);
  const now = platform.now();
  const answerWith = await prepareAnswer(call);
  // The transaction returns a refusal instead of throwing it. A thrown error would roll back the transaction, and with
  // it the deletion of the session.
  const outcome = await platform.database.db.transaction(async (tx) => {
    const session = claimed && (await sessionRows.lock(tx, claimed.id));
    const user = session && (await userRows.find(tx, session.user_id));
    if (!claimed || !session || !user || claimed.counter > session.counter) {
      return new AuthRefusal("refresh_token_not_found");
    }
    if (isBanned(user, now)) return new AuthRefusal("user_banned");
    if (isOver(session, now)) {
      await sessionRows.remove(tx, session.id);
      return new AuthRefusal("session_expired");
    }
    const behind = session.counter - claimed.counter;
    if (behind === 0) {
      const next = { counter: session.counter + 1, refreshed_at: now };
      const renewed = await sessionRows.update(tx, session.id, next);
      return answerWith(tx, { user, session: renewed ?? session });
    }
    if (behind === 1 || now.getTime() - session.refreshed_at.getTime() < REUSE_MS) {
      return answerWith(tx, { user, session });
    }
    await sessionRows.remove(tx, session.id);
    await audit(call, tx, "refresh_token_reused", user.id);
    return new AuthRefusal("refresh_token_already_used");
  });
  if (outcome instanceof AuthRefusal) throw outcome;
  return outcome;
}

/** Makes an entry for the claim `amr`, which lists the methods of sign-in. The time is in seconds since 1970. */
function proof(method: string, at: Date): Session["amr"][number] {
  return { method, timestamp: Math.floor(at.getTime() / 1000) };
}
