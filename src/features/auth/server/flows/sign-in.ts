import type { z } from "zod";
import type { Platform } from "#platform/platform.ts";
import type { PasswordGrant } from "../../contract.ts";
import { guessPassword } from "../proofs/guess-password.ts";
import { AuthRefusal } from "../protocol/auth-refusal.ts";
import type { Caller } from "../protocol/caller.ts";
import { isBanned, openSession, prepareAnswer, type SessionView } from "../sessions/sessions.ts";
import { audit } from "../stores/audit-store.ts";
import { findUserByEmail, lockUser } from "../stores/users-store.ts";

/**
 * Unknown address and wrong password look and take the same. @throws AuthRefusal `invalid_credentials`,
 * `over_request_rate_limit`, `unavailable`; after the right password `email_not_confirmed`, `user_banned`
 */
export async function signIn(
  platform: Platform,
  { email, password }: z.output<typeof PasswordGrant>,
  caller: Caller,
): Promise<SessionView> {
  if (!email) throw new AuthRefusal("validation_failed", "missing email or phone");
  const { db } = platform.database;
  const user = await findUserByEmail(db, email);
  const typed = { email, password: password ?? "", address: caller.address };
  if (!(await guessPassword(platform, user, typed)) || !user) {
    await audit(platform, db, "sign_in_refused", { userId: user?.id, address: caller.address });
    throw invalid();
  }
  if (isBanned(user, platform.now())) throw new AuthRefusal("user_banned", "User is banned");
  if (!user.email_confirmed_at) {
    throw new AuthRefusal("email_not_confirmed", "Email not confirmed");
  }
  const answerWith = await prepareAnswer(platform, caller.origin);
  return db.transaction(async (tx) => {
    // The password may have been changed meanwhile.
    const present = await lockUser(tx, user.id);
    if (present?.password_hash !== user.password_hash) throw invalid();
    await audit(platform, tx, "signed_in", { userId: user.id, address: caller.address });
    return answerWith(tx, await openSession(platform, tx, user, "password", caller));
  });
}

function invalid(): AuthRefusal {
  return new AuthRefusal("invalid_credentials", "Invalid login credentials");
}
