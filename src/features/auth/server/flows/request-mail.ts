import type { z } from "zod";
import type { MagicLink, Recover, Resend } from "../../contract.ts";
import { orderChangeMails, orderTokenMail } from "../mails/order-mail.ts";
import { limitMail } from "../proofs/limits.ts";
import { pendingAddress } from "../proofs/one-time.ts";
import { challengeOf, type Call } from "../protocol/protocol.ts";
import { forgetUnconfirmed, userRows, audit, lockSignedIn, type SignedIn } from "../store.ts";

/**
 * Queues an email for choosing a new password. Neither the answer nor its time reveals whether the address has an
 * account.
 */
export async function recover(
  call: Call,
  { email, ...pkce }: z.output<typeof Recover>,
): Promise<void> {
  const { platform } = call;
  const challenge = challengeOf(pkce);
  await limitMail(platform, "recovery", email, challenge);
  await platform.database.db.transaction(async (tx) => {
    const user = await userRows.lock(tx, { email });
    await orderTokenMail(call, tx, "account_recovery", { user, email, challenge });
    await audit(call, tx, "recovery_requested");
  });
}

export async function resend(
  call: Call,
  { type, email, ...pkce }: z.output<typeof Resend>,
): Promise<void> {
  const { platform } = call;
  const challenge = challengeOf(pkce);
  const purpose = type === "signup" ? "sign-up-again" : "email-change-again";
  await limitMail(platform, purpose, email, challenge);
  await platform.database.db.transaction(async (tx) => {
    const user = await userRows.lock(tx, { email });
    if (type === "signup") {
      const unconfirmed = user?.email_confirmed_at ? undefined : user;
      const token = { user: unconfirmed, email, challenge };
      await orderTokenMail(call, tx, "account_resend", token);
      return;
    }
    if (user && pendingAddress(user, platform.now())) {
      await orderChangeMails(call, tx, user, challenge);
      await userRows.update(tx, user.id, { email_change_sent_at: platform.now() });
      return;
    }
    // No change of the address is pending, so no email is sent. The server does the same work anyway, so that the time
    // of the answer does not reveal this.
    const nobody = { user: undefined, email, challenge };
    await orderTokenMail(call, tx, "account_email_change_current", nobody);
    await orderTokenMail(call, tx, "account_email_change_new", nobody);
  });
}

/**
 * Mails a sign-in link. If the email address has no account, an account is made, which the link confirms. No account is
 * made if `create_user` is false or sign-up is closed. The answer is always the same.
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
      const made = await userRows.insertNew(tx, { ...fresh, confirmation_sent_at: now });
      if (made) await audit(call, tx, "signed_up", made.id);
    }
    const user = await userRows.lock(tx, { email });
    const kind = user && !user.email_confirmed_at ? "signup" : "magiclink";
    await orderTokenMail(call, tx, "account_magic_link", { user, email, kind, challenge });
  });
}

/** Mails a code with which the person can confirm a change instead of typing the password. */
export async function reauthenticate(call: Call, person: SignedIn): Promise<void> {
  const { platform } = call;
  await limitMail(platform, "reauthentication", person.user.email);
  await platform.database.db.transaction(async (tx) => {
    const { user } = await lockSignedIn(tx, person);
    await orderTokenMail(call, tx, "account_reauthentication", { user, email: user.email });
  });
}
