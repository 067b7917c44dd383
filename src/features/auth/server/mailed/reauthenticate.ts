import type { Platform } from "#platform/platform.ts";
import { AuthRefusal } from "../protocol/auth-refusal.ts";
import type { Caller } from "../caller.ts";
import { limitMail, limitRequests, REQUESTS } from "./mail/limits.ts";
import { orderTokenMail } from "./mail/mail-job.ts";
import { tokenOfCode } from "./one-time.ts";
import type { OneTimeToken } from "./one-time-store.ts";
import { lockSignedIn, type SignedIn } from "../sessions/sessions.ts";
import type { User } from "../identity/users-store.ts";

/** A nonce in place of a missing password. @throws AuthRefusal `over_request_rate_limit`, `over_email_send_rate_limit` */
export async function reauthenticate(
  platform: Platform,
  person: SignedIn,
  caller: Caller,
): Promise<void> {
  await limitRequests(platform, REQUESTS.change, caller.address);
  await limitMail(platform, "reauthentication", person.user.email);
  await platform.database.db.transaction(async (tx) => {
    const { user } = await lockSignedIn(tx, person);
    const token = { user, email: user.email };
    await orderTokenMail(platform, tx, "account_reauthentication", token);
  });
}

/** Does not use it up. @throws AuthRefusal `reauthentication_not_valid`, `over_request_rate_limit` */
export async function tokenOfNonce(
  platform: Platform,
  user: User,
  nonce: string,
): Promise<OneTimeToken> {
  try {
    return await tokenOfCode(platform, user.email, ["reauthentication"], nonce.trim());
  } catch (error) {
    throw error instanceof AuthRefusal && error.code === "otp_expired" ? nonceInvalid() : error;
  }
}

export function nonceInvalid(): AuthRefusal {
  return new AuthRefusal("reauthentication_not_valid", "Nonce has expired or is invalid");
}
