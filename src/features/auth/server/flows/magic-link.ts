import type { z } from "zod";
import type { Platform } from "#platform/platform.ts";
import type { MagicLink } from "../../contract.ts";
import { destinationOf, orderTokenMail } from "../mails/order-mail.ts";
import { limitMail, limitRequests, REQUESTS } from "../proofs/limits.ts";
import type { Caller } from "../protocol/caller.ts";
import { challengeOf } from "../protocol/pkce.ts";
import { audit } from "../stores/audit-store.ts";
import { forgetUnconfirmed, insertUser, lockUserByEmail } from "../stores/users-store.ts";

/**
 * An unknown address gets an account, which the same mail confirms, unless `create_user` is false
 * or sign-up is closed; the answer is the same then.
 * @throws AuthRefusal `validation_failed`, `over_request_rate_limit`, `over_email_send_rate_limit`
 */
export async function sendMagicLink(
  platform: Platform,
  { email, data, create_user, ...pkce }: z.output<typeof MagicLink>,
  redirectTo: string | undefined,
  caller: Caller,
): Promise<void> {
  await limitRequests(platform, REQUESTS.magicLink, caller.address);
  const challenge = challengeOf(pkce);
  await limitMail(platform, "magic-link", email, challenge);
  const now = platform.now();
  await platform.database.db.transaction(async (tx) => {
    // Somebody else may have signed up with this address: whoever reads its mail chooses.
    await forgetUnconfirmed(tx, email, now);
    if (create_user && platform.config.signUp) {
      const fresh = { email, user_metadata: data ?? {}, created_at: now, updated_at: now };
      const made = await insertUser(tx, { ...fresh, confirmation_sent_at: now });
      const address = caller.address;
      if (made) await audit(platform, tx, "signed_up", { userId: made.id, address });
    }
    const user = await lockUserByEmail(tx, email);
    const kind = user && !user.email_confirmed_at ? "signup" : "magiclink";
    const token = { user, email, kind, challenge } as const;
    const destination = destinationOf(platform, redirectTo, caller);
    await orderTokenMail(platform, tx, "account_magic_link", token, destination);
  });
}
