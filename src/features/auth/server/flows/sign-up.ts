import type { z } from "zod";
import type { Platform } from "#platform/platform.ts";
import type { SignUp } from "../../contract.ts";
import { destinationOf, orderTokenMail } from "../mails/order-mail.ts";
import { limitMail, limitRequests, REQUESTS } from "../proofs/limits.ts";
import { hashPassword, refuseWeakPassword } from "../proofs/passwords.ts";
import { AuthRefusal } from "../protocol/auth-refusal.ts";
import type { Caller } from "../protocol/caller.ts";
import { challengeOf } from "../protocol/pkce.ts";
import { disguisedUser, type UserView } from "../sessions/user-view.ts";
import { audit } from "../stores/audit-store.ts";
import { forgetUnconfirmed, insertUser, lockUserByEmail } from "../stores/users-store.ts";

/**
 * Answer, work and time are the same for an address that has an account; its owner is told by mail
 * and the user in the answer always a disguised one, as GoTrue gives for a known address.
 * @throws AuthRefusal `signup_disabled`, `anonymous_provider_disabled`, `validation_failed`,
 * `weak_password`, `over_request_rate_limit`, `over_email_send_rate_limit`
 */
export async function signUp(
  platform: Platform,
  { email, password, data, ...pkce }: z.output<typeof SignUp>,
  redirectTo: string | undefined,
  caller: Caller,
): Promise<UserView> {
  await limitRequests(platform, REQUESTS.signUp, caller.address);
  if (!platform.config.signUp) {
    throw new AuthRefusal("signup_disabled", "Signups not allowed for this instance");
  }
  if (!email) {
    throw new AuthRefusal("anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  }
  if (!password) throw new AuthRefusal("validation_failed", "Signup requires a valid password");
  const challenge = challengeOf(pkce);
  await refuseWeakPassword(password, email);
  await limitMail(platform, "sign-up", email, challenge);
  const password_hash = await hashPassword(password, platform.config.passwordHash);
  const now = platform.now();
  const fresh = {
    email,
    password_hash,
    user_metadata: data ?? {},
    confirmation_sent_at: now,
    created_at: now,
    updated_at: now,
  };
  await platform.database.db.transaction(async (tx) => {
    const made = await insertUser(tx, fresh);
    if (made) await audit(platform, tx, "signed_up", { userId: made.id, address: caller.address });
    // Two people may have signed up with this address, and only one of them reads its mail: that
    // one chooses the password after confirming.
    else await forgetUnconfirmed(tx, email, now);
    const present = made ?? (await lockUserByEmail(tx, email));
    const user = present?.email_confirmed_at ? undefined : present;
    const destination = destinationOf(platform, redirectTo, caller);
    await orderTokenMail(platform, tx, "account_signup", { user, email, challenge }, destination);
  });
  return disguisedUser(fresh);
}
