import { fitsToken, type UserChange } from "../../contract.ts";
import { MAX_METADATA_BYTES } from "../../limits.ts";
import { orderChangeMails, orderNotice } from "../mails/order-mail.ts";
import { limitMail } from "../proofs/limits.ts";
import { checkNewPassword } from "../proofs/new-password.ts";
import { CHANGE_KINDS } from "../proofs/one-time-kinds.ts";
import { requireSecondFactor } from "../proofs/second-factor.ts";
import { AuthRefusal, challengeOf, type Call } from "../protocol/protocol.ts";
import { viewOfUser, type UserView } from "../sessions/user-view.ts";
import { listFactors } from "../stores/factors-store.ts";
import { deleteOneTimeTokensOf } from "../stores/one-time-store.ts";
import {
  userRows,
  lockSignedIn,
  type SignedIn,
  replacePassword,
} from "../stores/accounts-store.ts";

const NEEDS_AAL2 = "AAL2 session is required to update email or password when MFA is enabled.";

/**
 * Changes the password, email address or profile. A new password ends the person's other sessions, and cancels all
 * mailed tokens and an unfinished change of the email address. A new email address waits until it is confirmed in both
 * mailboxes, the old and the new.
 * @throws AuthRefusal with a code of GoTrue if a change is not allowed
 */
export async function changeUser(
  call: Call,
  person: SignedIn,
  change: UserChange,
): Promise<UserView> {
  const { platform } = call;
  const { user, session } = person;
  if (change.app_metadata !== undefined) throw new AuthRefusal("not_admin");
  const email = change.email === user.email ? undefined : change.email;
  const challenge = challengeOf(change);
  const factors = await listFactors(platform.database.db, user.id);
  if (email || change.password) requireSecondFactor(session, factors, NEEDS_AAL2, 401);
  const password =
    change.password === undefined
      ? undefined
      : await checkNewPassword(call, person, change.password, change);
  // Unlike GoTrue, the site does not say at this point whether the new address already has an account. Otherwise anybody
  // could find out who has an account. The change is then refused only after both mailboxes have confirmed it.
  for (const mailbox of email ? [user.email, email] : [])
    await limitMail(platform, "email-change", mailbox);
  const now = platform.now();
  const changed = await platform.database.db.transaction(async (tx) => {
    const { user_metadata } = (await lockSignedIn(tx, person)).user;
    if (password) {
      await replacePassword(call, tx, person, password);
      const wasSet = user.password_hash !== null;
      if (wasSet) await orderNotice(platform, tx, "account_password_changed", user.email);
    }
    const updated = await userRows.update(tx, user.id, {
      user_metadata: change.data ? mergeMetadata(user_metadata, change.data) : user_metadata,
      updated_at: now,
      ...(email && { email_change: email, email_change_half: null, email_change_sent_at: now }),
    });
    if (email && updated) {
      await deleteOneTimeTokensOf(tx, user.id, CHANGE_KINDS);
      await orderChangeMails(call, tx, updated, challenge);
    }
    return updated;
  });
  return viewOfUser(changed ?? user, factors, now);
}

/**
 * Changes a profile field by field, as GoTrue does; null removes a field.
 * @throws AuthRefusal if the profile gets too large
 */
function mergeMetadata(
  present: Record<string, unknown>,
  change: Record<string, unknown>,
): Record<string, unknown> {
  const entries = Object.entries({ ...present, ...change }).filter(([, value]) => value !== null);
  const data = Object.fromEntries(entries);
  if (fitsToken(data)) return data;
  throw new AuthRefusal(
    "validation_failed",
    `user_metadata can have at most ${MAX_METADATA_BYTES} bytes of JSON`,
  );
}
