import { AuthRefusal, type Call } from "../protocol/protocol.ts";
import { userRows, audit, sessionRows } from "../stores/accounts-store.ts";
import { readRefreshToken } from "../tokens/refresh-token.ts";
import { isBanned, isOver } from "./require-session.ts";
import { prepareAnswer, type SessionView } from "./session-view.ts";
const REUSE_MS = 10_000;

/**
 * Exchanges a refresh token for a session, as in version 2 of GoTrue's refresh token algorithm:
 * - The newest token: the client gets the next token.
 * - The token before it: the client gets the newest token again, because the earlier answer may have been lost.
 * - An older token: the client gets the newest token only in the ten seconds after a refresh. Later, the token counts
 *   as stolen, and the session ends.
 * @throws AuthRefusal `refresh_token_not_found`, `refresh_token_already_used`, `session_expired`, `user_banned`
 */
export async function refreshSession(call: Call, token: string): Promise<SessionView> {
  const { platform } = call;
  const claimed = readRefreshToken(platform, token);
  const now = platform.now();
  const answerWith = await prepareAnswer(call);
  // The transaction may delete the session and then refuse the token. The refusal is returned and not thrown, because a
  // thrown error would undo the deletion.
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
