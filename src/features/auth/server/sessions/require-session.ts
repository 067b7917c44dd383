import { retention } from "#content/site/privacy.ts";
import type { Platform } from "#platform/platform.ts";
import { DAY_MS } from "#shared/time/days.ts";
import { AuthRefusal } from "../protocol/protocol.ts";
import {
  type User,
  userRows,
  type Session,
  sessionRows,
  type SignedIn,
} from "../stores/accounts-store.ts";
import { readAccessToken } from "../tokens/access-token.ts";

const UNUSED_MS = retention.sessionUnusedDays * DAY_MS;
const MAX_MS = retention.sessionMaxDays * DAY_MS;

/**
 * Returns the session and the person to whom an access token belongs.
 * @throws AuthRefusal `no_authorization`, `bad_jwt`, `session_not_found`, `user_not_found`, `user_banned`
 */
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
