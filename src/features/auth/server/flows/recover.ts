import type { z } from "zod";
import type { Platform } from "#platform/platform.ts";
import type { Recover, Resend } from "../../contract.ts";
import { destinationOf, orderChangeMails, orderTokenMail } from "../mails/order-mail.ts";
import { pendingAddress } from "../proofs/email-change.ts";
import { limitMail, limitRequests, REQUESTS } from "../proofs/limits.ts";
import type { Caller } from "../protocol/caller.ts";
import { challengeOf } from "../protocol/pkce.ts";
import { audit } from "../stores/audit-store.ts";
import { lockUserByEmail, updateUser } from "../stores/users-store.ts";

/**
 * Whether anybody has the address makes no difference to answer and work.
 * @throws AuthRefusal `over_request_rate_limit`, `over_email_send_rate_limit`, `validation_failed`
 */
export async function recover(
  platform: Platform,
  { email, ...pkce }: z.output<typeof Recover>,
  redirectTo: string | undefined,
  caller: Caller,
): Promise<void> {
  await limitRequests(platform, REQUESTS.recover, caller.address);
  const challenge = challengeOf(pkce);
  await limitMail(platform, "recovery", email, challenge);
  await platform.database.db.transaction(async (tx) => {
    const user = await lockUserByEmail(tx, email);
    const destination = destinationOf(platform, redirectTo, caller);
    await orderTokenMail(platform, tx, "account_recovery", { user, email, challenge }, destination);
    await audit(platform, tx, "recovery_requested", { address: caller.address });
  });
}

/** @throws AuthRefusal as `recover` */
export async function resend(
  platform: Platform,
  { type, email, ...pkce }: z.output<typeof Resend>,
  redirectTo: string | undefined,
  caller: Caller,
): Promise<void> {
  await limitRequests(platform, REQUESTS.resend, caller.address);
  const challenge = challengeOf(pkce);
  const purpose = type === "signup" ? "sign-up-again" : "email-change-again";
  await limitMail(platform, purpose, email, challenge);
  const destination = destinationOf(platform, redirectTo, caller);
  await platform.database.db.transaction(async (tx) => {
    const user = await lockUserByEmail(tx, email);
    if (type === "signup") {
      const waiting = user?.email_confirmed_at ? undefined : user;
      const token = { user: waiting, email, challenge };
      return orderTokenMail(platform, tx, "account_resend", token, destination);
    }
    if (user && pendingAddress(user, platform.now())) {
      await orderChangeMails(platform, tx, user, challenge, destination);
      await updateUser(tx, user.id, { email_change_sent_at: platform.now() });
      return;
    }
    // The same work for nobody: the time it takes tells nothing.
    const nobody = { user: undefined, email, challenge };
    await orderTokenMail(platform, tx, "account_email_change_current", nobody, destination);
    await orderTokenMail(platform, tx, "account_email_change_new", nobody, destination);
  });
}
