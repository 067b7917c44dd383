import { retention } from "#content/site/privacy.ts";
import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { DAY_MS } from "#shared/time/days.ts";
import { levelOf, proof } from "../proofs/second-factor.ts";
import { AuthRefusal } from "../protocol/auth-refusal.ts";
import type { Caller } from "../protocol/caller.ts";
import { audit } from "../stores/audit-store.ts";
import { listFactors } from "../stores/factors-store.ts";
import {
  deleteSession,
  deleteSessions,
  findSession,
  insertSession,
  listSessions,
  lockSession,
  updateSession,
  type Session,
  type SignedIn,
} from "../stores/sessions-store.ts";
import { findUser, updateUser, type User } from "../stores/users-store.ts";
import { ACCESS_TOKEN_SECONDS, readAccessToken, signAccessToken } from "../tokens/access-token.ts";
import { signingKey, type SigningKey } from "../tokens/keys.ts";
import { readRefreshToken, refreshToken } from "../tokens/refresh-token.ts";
import { viewOfUser, type UserView } from "./user-view.ts";

/** Fields as in GoTrue. */
export type SessionView = {
  access_token: string;
  token_type: "bearer";
  expires_in: number;
  /** Seconds since 1970. */
  expires_at: number;
  refresh_token: string;
  user: UserView;
};

export const SESSION = {
  unusedMs: retention.sessionUnusedDays * DAY_MS,
  maxMs: retention.sessionMaxDays * DAY_MS,
};
const REUSE_MS = 10_000;
const MAX_USER_AGENT = 300;

/** Run inside the transaction of what proved the person. */
export async function openSession(
  platform: Platform,
  tx: Db,
  user: User,
  method: "password" | "otp",
  caller: Caller,
): Promise<SignedIn> {
  const now = platform.now();
  const session = await insertSession(tx, {
    user_id: user.id,
    amr: [proof(method, now)],
    user_agent: caller.userAgent.slice(0, MAX_USER_AGENT),
    created_at: now,
    refreshed_at: now,
  });
  const signedIn = await updateUser(tx, user.id, { last_sign_in_at: now });
  return { user: signedIn ?? user, session };
}

/** Also ends the person's other sessions that have one proof only. */
export async function liftSession(
  platform: Platform,
  tx: Db,
  { user, session }: SignedIn,
  method: string,
): Promise<Session> {
  const others = (await listSessions(tx, user.id)).filter(
    (other) => other.id !== session.id && levelOf(other) === "aal1",
  );
  await deleteSessions(
    tx,
    others.map((other) => other.id),
  );
  const now = platform.now();
  const current = await lockSession(tx, session.id);
  if (!current) throw new AuthRefusal("session_not_found", "The session has ended");
  return updateSession(tx, session.id, {
    counter: current.counter + 1,
    refreshed_at: now,
    amr: [...current.amr.filter((earlier) => earlier.method !== method), proof(method, now)],
  });
}

/** In the transaction that opens or changes the session. */
export type AnswerWith = (tx: Db, of: SignedIn) => Promise<SessionView>;

/** Call it before the transaction that spends a proof, answer in that: a failed read undoes it. */
export async function prepareAnswer(platform: Platform, origin: string): Promise<AnswerWith> {
  const key = await signingKey(platform);
  return (tx, of) => viewOfSession(platform, tx, of, origin, key);
}

async function viewOfSession(
  platform: Platform,
  tx: Db,
  { user, session }: SignedIn,
  origin: string,
  key: SigningKey,
): Promise<SessionView> {
  const factors = await listFactors(tx, user.id);
  const claims = {
    sub: user.id,
    email: user.email,
    phone: "",
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    role: "authenticated",
    aal: levelOf(session),
    amr: session.amr.toReversed(),
    session_id: session.id,
    is_anonymous: false,
  };
  const { token, expiresAt } = await signAccessToken(platform, origin, claims, key);
  return {
    access_token: token,
    token_type: "bearer",
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: expiresAt,
    refresh_token: refreshToken(platform, session),
    user: viewOfUser(user, factors, platform.now()),
  };
}

/**
 * GoTrue's second algorithm: the newest token advances the session; the one before, or any within ten
 * seconds, gets the live one again, for its answer was lost. An older one was stolen: the session ends.
 * @throws AuthRefusal `refresh_token_not_found`, `refresh_token_already_used`, `session_expired`, `user_banned`
 */
export async function refreshSession(
  platform: Platform,
  token: string,
  caller: Caller,
): Promise<SessionView> {
  const claimed = readRefreshToken(platform, token);
  const now = platform.now();
  const answerWith = await prepareAnswer(platform, caller.origin);
  const outcome = await platform.database.db.transaction(async (tx) => {
    const session = claimed && (await lockSession(tx, claimed.id));
    const user = session && (await findUser(tx, session.user_id));
    if (!claimed || !session || !user || claimed.counter > session.counter) {
      return new AuthRefusal(
        "refresh_token_not_found",
        "Invalid Refresh Token: Refresh Token Not Found",
      );
    }
    if (isBanned(user, now)) return new AuthRefusal("user_banned", "User is banned");
    if (isOver(session, now)) {
      await deleteSession(tx, session.id);
      return new AuthRefusal("session_expired", "Invalid Refresh Token: Session Expired");
    }
    const behind = session.counter - claimed.counter;
    if (behind === 0) {
      const next = { counter: session.counter + 1, refreshed_at: now };
      return answerWith(tx, { user, session: await updateSession(tx, session.id, next) });
    }
    if (behind === 1 || now.getTime() - session.refreshed_at.getTime() < REUSE_MS) {
      return answerWith(tx, { user, session });
    }
    await deleteSession(tx, session.id);
    await audit(platform, tx, "refresh_token_reused", { userId: user.id, address: caller.address });
    return new AuthRefusal("refresh_token_already_used", "Invalid Refresh Token: Already Used");
  });
  if (outcome instanceof AuthRefusal) throw outcome;
  return outcome;
}

/** @throws AuthRefusal `no_authorization`, `bad_jwt`, `session_not_found`, `user_not_found`, `user_banned` */
export async function requireSession(
  platform: Platform,
  token: string | undefined,
  origin: string,
): Promise<SignedIn> {
  if (!token) {
    throw new AuthRefusal("no_authorization", "This endpoint requires a Bearer token");
  }
  const claims = await readAccessToken(platform, origin, token);
  const { db } = platform.database;
  const user = await findUser(db, claims.sub);
  if (!user) throw new AuthRefusal("user_not_found", "User from sub claim in JWT does not exist");
  const session = await findSession(db, claims.session_id);
  if (!session || session.user_id !== user.id || isOver(session, platform.now())) {
    throw new AuthRefusal(
      "session_not_found",
      "Session from session_id claim in JWT does not exist",
    );
  }
  if (isBanned(user, platform.now())) {
    throw new AuthRefusal("user_banned", "User is banned", { status: 403 });
  }
  return { user, session };
}

export function isBanned(user: User, now: Date): boolean {
  return user.banned_until !== null && user.banned_until > now;
}

function isOver(session: Session, now: Date): boolean {
  const unused = now.getTime() - session.refreshed_at.getTime();
  const age = now.getTime() - session.created_at.getTime();
  return unused > SESSION.unusedMs || age > SESSION.maxMs;
}
