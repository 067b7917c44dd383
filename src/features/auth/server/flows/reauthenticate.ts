import type { Platform } from "#platform/platform.ts";
import { orderTokenMail } from "../mails/order-mail.ts";
import { limitMail, limitRequests, REQUESTS } from "../proofs/limits.ts";
import type { Caller } from "../protocol/caller.ts";
import { lockSignedIn, type SignedIn } from "../stores/sessions-store.ts";

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
