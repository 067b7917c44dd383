import type { Db } from "#platform/database/database.ts";
import { AuthRefusal } from "../protocol/auth-refusal.ts";
import type { Call } from "../protocol/call.ts";
import { audit } from "./audit-store.ts";
import { deleteOneTimeTokensOf, type OneTimeToken, tokenRows } from "./one-time-store.ts";
import { deleteSessionsOf, type SignedIn } from "./sessions-store.ts";
import { NO_EMAIL_CHANGE, userRows } from "./users-store.ts";

/**
 * Stores a new password, and ends the other sessions, every mailed token and a pending change of address.
 * @param nonce is consumed with the change
 * @throws AuthRefusal `reauthentication_not_valid` when the nonce was used meanwhile
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
