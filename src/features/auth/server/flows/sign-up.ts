import type { z } from "zod";
import type { SignUp } from "../../contract.ts";
import { orderTokenMail } from "../mails/order-mail.ts";
import { limitMail } from "../proofs/limits.ts";
import { hashPassword, refuseWeakPassword } from "../proofs/passwords.ts";
import { AuthRefusal, challengeOf, type Call } from "../protocol/protocol.ts";
import { disguisedUser, type UserView } from "../sessions/session-view.ts";
import { forgetUnconfirmed, userRows, audit } from "../store.ts";

/**
 * Signs up a person. Neither the answer nor its time reveals whether the address has an account. Like GoTrue's, the
 * answer contains a made-up user. If there is an account, its owner gets an email.
 */
export async function signUp(
  call: Call,
  { email, password, data, ...pkce }: z.output<typeof SignUp>,
): Promise<UserView> {
  const { platform } = call;
  if (!platform.config.signUp) throw new AuthRefusal("signup_disabled");
  if (!email) throw new AuthRefusal("anonymous_provider_disabled");
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
    const made = await userRows.insertNew(tx, fresh);
    if (made) await audit(call, tx, "signed_up", made.id);
    // A stranger may have signed up with this address and chosen the password. Therefore an unconfirmed account loses
    // its password. The person who reads the mailbox chooses a new one.
    else await forgetUnconfirmed(tx, email, now);
    const present = made ?? (await userRows.lock(tx, { email }));
    const user = present?.email_confirmed_at ? undefined : present;
    await orderTokenMail(call, tx, "account_signup", { user, email, challenge });
  });
  return disguisedUser(fresh);
}
