import type { Db } from "#platform/database/database.ts";
import { levelOf, proof } from "../proofs/second-factor.ts";
import { AuthRefusal, type Call } from "../protocol/protocol.ts";
import {
  type User,
  userRows,
  listSessions,
  sessionRows,
  type SignedIn,
} from "../stores/accounts-store.ts";

const MAX_USER_AGENT = 300;

/**
 * Stores a new session. It is called in the transaction that consumes the person's mailed link or code, or that accepts
 * the password.
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
