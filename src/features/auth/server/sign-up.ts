import type { z } from "zod";
import type { Platform } from "#platform/platform.ts";
import type { SignUp } from "../contract.ts";
import { audit } from "./audit.ts";
import { AuthRefusal } from "./auth-refusal.ts";
import { originForMail, type Caller } from "./caller.ts";
import { limitMail, limitRequests, REQUESTS } from "./limits.ts";
import { enqueueMail } from "./mail-job.ts";
import { hashPassword, refuseWeakPassword } from "./passwords.ts";
import { disguisedUser, type UserView } from "./user-view.ts";
import { forgetUnconfirmedPassword, insertUser } from "./users-store.ts";

/**
 * Makes an account that waits for its address to be confirmed by mail. For an address that has
 * one already the answer, the work and the time are the same; its owner is told by mail. The user
 * in the answer is therefore always a disguised one, as GoTrue gives for a known address.
 * @param redirectTo where the person wants to go afterwards
 * @throws AuthRefusal
 */
export async function signUp(
  platform: Platform,
  { email, password, data }: z.output<typeof SignUp>,
  redirectTo: string | undefined,
  caller: Caller,
): Promise<UserView> {
  await limitRequests(platform, REQUESTS.signUp, caller.address);
  if (!email) {
    throw new AuthRefusal("anonymous_provider_disabled", "Anonymous sign-ins are disabled");
  }
  if (!password) throw new AuthRefusal("validation_failed", "Signup requires a valid password");
  await refuseWeakPassword(password, email);
  await limitMail(platform, email, { recovery: false });
  const password_hash = await hashPassword(password);
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
    await enqueueMail(platform, tx, {
      kind: "signup",
      email,
      redirectTo,
      origin: originForMail(caller, platform.config.publicOrigin),
    });
    const made = await insertUser(tx, fresh);
    if (made) {
      await audit(platform, tx, "signed_up", { userId: made.id, address: caller.address });
      return;
    }
    // Two people may have signed up with this address, and only one of them reads its mail: that
    // one chooses the password after confirming.
    await forgetUnconfirmedPassword(tx, email, now);
  });
  return disguisedUser(fresh);
}
