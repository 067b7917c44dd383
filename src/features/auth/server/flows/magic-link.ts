import type { z } from "zod";
import type { MagicLink } from "../../contract.ts";
import { orderTokenMail } from "../mails/order-mail.ts";
import { limitMail } from "../proofs/limits.ts";
import type { Call } from "../protocol/call.ts";
import { challengeOf } from "../protocol/pkce.ts";
import { audit } from "../stores/audit-store.ts";
import { forgetUnconfirmed, insertUser, lockUserByEmail } from "../stores/users-store.ts";

/**
 * An unknown address gets an account, which the same mail confirms, unless `create_user` is false
 * or sign-up is closed. The answer is the same in all cases.
 * @throws AuthRefusal `validation_failed`, `over_email_send_rate_limit`
 */
export async function sendMagicLink(
  call: Call,
  { email, data, create_user, ...pkce }: z.output<typeof MagicLink>,
): Promise<void> {
  const { platform } = call;
  const challenge = challengeOf(pkce);
  await limitMail(platform, "magic-link", email, challenge);
  const now = platform.now();
  await platform.database.db.transaction(async (tx) => {
    await forgetUnconfirmed(tx, email, now);
    if (create_user && platform.config.signUp) {
      const fresh = { email, user_metadata: data ?? {}, created_at: now, updated_at: now };
      const made = await insertUser(tx, { ...fresh, confirmation_sent_at: now });
      if (made) await audit(call, tx, "signed_up", made.id);
    }
    const user = await lockUserByEmail(tx, email);
    const kind = user && !user.email_confirmed_at ? "signup" : "magiclink";
    await orderTokenMail(call, tx, "account_magic_link", { user, email, kind, challenge });
  });
}
