import type { Db } from "#platform/database/database.ts";
import { fitsToken, type UserChange } from "../../contract.ts";
import { MAX_METADATA_BYTES } from "../../limits.ts";
import { orderChangeMails, orderNotice } from "../mails/order-mail.ts";
import { limitMail } from "../proofs/limits.ts";
import { CHANGE_KINDS, tokenOfNonce } from "../proofs/one-time.ts";
import {
  guessPassword,
  hashPassword,
  isPassword,
  refuseWeakPassword,
} from "../proofs/passwords.ts";
import { requireSecondFactor } from "../proofs/second-factor.ts";
import { AuthRefusal, challengeOf, type Call } from "../protocol/protocol.ts";
import { viewOfUser, type UserView } from "../sessions/session-view.ts";
import {
  audit,
  deleteOneTimeTokensOf,
  deleteSessionsOf,
  listFactors,
  lockSignedIn,
  NO_EMAIL_CHANGE,
  type OneTimeToken,
  type SignedIn,
  tokenRows,
  userRows,
} from "../store.ts";

const NEEDS_AAL2 = "AAL2 session is required to update email or password when MFA is enabled.";

/**
 * Changes the password, email address or profile. A new address waits until the old and the new mailbox confirm it.
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
  // Limits the number of emails. Unlike GoTrue, accepts a new address that already has an account, because a refusal
  // would reveal who has one. The change to this address fails only after both mailboxes have confirmed it.
  for (const mailbox of email ? [user.email, email] : [])
    await limitMail(platform, "email-change", mailbox);
  const now = platform.now();
  const changed = await platform.database.db.transaction(async (tx) => {
    const { user_metadata } = (await lockSignedIn(tx, person)).user;
    if (password) await replacePassword(call, tx, person, password);
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

/** After a sign-in by mailed link or code, a person may set a new password for an hour without the current one. */
const TRUSTED_AFTER_MAIL_MS = 60 * 60 * 1000;

/** A checked password. `nonce`: the mailed code that the person typed instead of the current password. */
type NewPassword = { hash: string; nonce: OneTimeToken | undefined };

/** Checks that the person may set this password. @throws AuthRefusal; Refusal `too_many`, `unavailable` */
async function checkNewPassword(
  { platform, address }: Call,
  { user, session: { amr } }: SignedIn,
  password: string,
  { current_password: current, nonce: typed }: UserChange,
): Promise<NewPassword> {
  await refuseWeakPassword(password, user.email);
  const cost = platform.config.passwordHash;
  const sinceMs = platform.now().getTime() - (amr[0]?.timestamp ?? 0) * 1000;
  const cameByMail = amr[0]?.method === "otp" && sinceMs < TRUSTED_AFTER_MAIL_MS;
  let nonce: OneTimeToken | undefined;
  if (user.password_hash && !cameByMail) {
    if (typed) {
      nonce = await tokenOfNonce(platform, user, typed);
      if (!nonce) throw new AuthRefusal("reauthentication_not_valid");
    } else if (!current) throw new AuthRefusal("current_password_required");
    else if (!(await guessPassword(platform, user, { ...user, password: current, address }))) {
      throw new AuthRefusal("current_password_invalid");
    }
  }
  if (user.password_hash && (await isPassword(password, user.password_hash, cost))) {
    throw new AuthRefusal("same_password");
  }
  return { hash: await hashPassword(password, cost), nonce };
}

/** @throws AuthRefusal `reauthentication_not_valid` if the mailed code (the nonce) was used meanwhile */
async function replacePassword(
  call: Call,
  tx: Db,
  { user, session }: SignedIn,
  { hash, nonce }: NewPassword,
): Promise<void> {
  if (nonce && !(await tokenRows.remove(tx, nonce.id))) {
    throw new AuthRefusal("reauthentication_not_valid");
  }
  await userRows.update(tx, user.id, { password_hash: hash, ...NO_EMAIL_CHANGE });
  await deleteSessionsOf(tx, user.id, session.id);
  await deleteOneTimeTokensOf(tx, user.id);
  await audit(call, tx, "password_changed", user.id);
  const wasSet = user.password_hash !== null;
  if (wasSet) await orderNotice(call.platform, tx, "account_password_changed", user.email);
}

/** Changes a profile field by field, as GoTrue does; null removes a field. */
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
