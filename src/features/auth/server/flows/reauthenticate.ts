import { orderTokenMail } from "../mails/order-mail.ts";
import { limitMail } from "../proofs/limits.ts";
import type { Call } from "../protocol/call.ts";
import { lockSignedIn, type SignedIn } from "../stores/sessions-store.ts";
/** Mails a code that stands for a missing password. @throws AuthRefusal `over_email_send_rate_limit` */
export async function reauthenticate(call: Call, person: SignedIn): Promise<void> {
  const { platform } = call;
  await limitMail(platform, "reauthentication", person.user.email);
  await platform.database.db.transaction(async (tx) => {
    const { user } = await lockSignedIn(tx, person);
    await orderTokenMail(call, tx, "account_reauthentication", { user, email: user.email });
  });
}
