import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { fitsToken, type UserChange } from "../../contract.ts";
import { MAX_METADATA_BYTES } from "../../limits.ts";
import { destinationOf, orderChangeMails, orderNotice } from "../mails/order-mail.ts";
import { CHANGE_KINDS } from "../proofs/email-change.ts";
import { guessPassword } from "../proofs/guess-password.ts";
import { limitMail, limitRequests, REQUESTS } from "../proofs/limits.ts";
import { nonceInvalid, tokenOfNonce } from "../proofs/one-time.ts";
import { hashPassword, isPassword, refuseWeakPassword } from "../proofs/passwords.ts";
import { requireSecondFactor } from "../proofs/second-factor.ts";
import { AuthRefusal } from "../protocol/auth-refusal.ts";
import type { Caller } from "../protocol/caller.ts";
import { challengeOf } from "../protocol/pkce.ts";
import { viewOfUser, type UserView } from "../sessions/user-view.ts";
import { audit } from "../stores/audit-store.ts";
import { listFactors } from "../stores/factors-store.ts";
import {
  consumeOneTimeToken,
  deleteOneTimeTokensOf,
  type OneTimeToken,
} from "../stores/one-time-store.ts";
import {
  deleteSessionsOf,
  lockSignedIn,
  type Session,
  type SignedIn,
} from "../stores/sessions-store.ts";
import { findUserByEmail, updateUser, type User } from "../stores/users-store.ts";
import { NO_CHANGE } from "../proofs/email-change.ts";

// Whoever came in by a mailed token need not know the password.
const TRUSTED_AFTER_MAIL_MS = 60 * 60 * 1000;

/**
 * A new password ends the other sessions, every mailed token and a change of address under way; a
 * new address waits until both mailboxes have agreed.
 * @throws AuthRefusal
 */
export async function changeUser(
  platform: Platform,
  { user, session }: SignedIn,
  change: UserChange,
  redirectTo: string | undefined,
  caller: Caller,
): Promise<UserView> {
  await limitRequests(platform, REQUESTS.change, caller.address);
  if (change.app_metadata !== undefined) {
    throw new AuthRefusal("not_admin", "Updating app_metadata requires admin privileges");
  }
  const email = change.email === user.email ? undefined : change.email;
  const challenge = challengeOf(change);
  const factors = await listFactors(platform.database.db, user.id);
  if (email || change.password) {
    requireSecondFactor(
      session,
      factors,
      "AAL2 session is required to update email or password when MFA is enabled.",
      401,
    );
  }
  const password =
    change.password === undefined
      ? undefined
      : await newPassword(platform, { user, session }, change.password, change, caller);
  if (email) await refuseTakenEmail(platform, user.email, email);
  const now = platform.now();
  const changed = await platform.database.db.transaction(async (tx) => {
    const { user_metadata } = (await lockSignedIn(tx, { user, session })).user;
    if (password) await replacePassword(platform, tx, { user, session }, password, caller);
    const updated = await updateUser(tx, user.id, {
      user_metadata: change.data ? merged(user_metadata, change.data) : user_metadata,
      updated_at: now,
      ...(email ? { email_change: email, email_change_half: null, email_change_sent_at: now } : {}),
    });
    if (email && updated) {
      await deleteOneTimeTokensOf(tx, user.id, CHANGE_KINDS);
      const destination = destinationOf(platform, redirectTo, caller);
      await orderChangeMails(platform, tx, updated, challenge, destination);
    }
    return updated;
  });
  return viewOfUser(changed ?? user, factors, now);
}

type NewPassword = { hash: string; nonce: OneTimeToken | undefined };

async function newPassword(
  platform: Platform,
  { user, session }: SignedIn,
  password: string,
  { current_password: current, nonce: typed }: UserChange,
  caller: Caller,
): Promise<NewPassword> {
  await refuseWeakPassword(password, user.email);
  const cost = platform.config.passwordHash;
  let nonce: OneTimeToken | undefined;
  if (user.password_hash && !cameByMail(platform, session)) {
    if (typed) nonce = await tokenOfNonce(platform, user, typed);
    else if (current) await requireCurrentPassword(platform, user, current, caller);
    else {
      throw new AuthRefusal(
        "current_password_required",
        "Current password required when setting new password.",
      );
    }
  }
  if (user.password_hash && (await isPassword(password, user.password_hash, cost))) {
    throw new AuthRefusal(
      "same_password",
      "New password should be different from the old password.",
    );
  }
  return { hash: await hashPassword(password, cost), nonce };
}

async function requireCurrentPassword(
  platform: Platform,
  user: User,
  current: string,
  caller: Caller,
): Promise<void> {
  const typed = { email: user.email, password: current, address: caller.address };
  if (!(await guessPassword(platform, user, typed))) {
    throw new AuthRefusal(
      "current_password_invalid",
      "Current password required when setting new password.",
    );
  }
}

async function replacePassword(
  platform: Platform,
  tx: Db,
  { user, session }: SignedIn,
  { hash, nonce }: NewPassword,
  caller: Caller,
): Promise<void> {
  if (nonce && !(await consumeOneTimeToken(tx, nonce))) throw nonceInvalid();
  await updateUser(tx, user.id, { password_hash: hash, ...NO_CHANGE });
  await deleteSessionsOf(tx, user.id, session.id);
  await deleteOneTimeTokensOf(tx, user.id);
  await audit(platform, tx, "password_changed", { userId: user.id, address: caller.address });
  if (user.password_hash) {
    await orderNotice(platform, tx, "account_password_changed", user.email);
  }
}

function cameByMail(platform: Platform, { amr }: Session): boolean {
  const sinceMs = platform.now().getTime() - (amr[0]?.timestamp ?? 0) * 1000;
  return amr[0]?.method === "otp" && sinceMs < TRUSTED_AFTER_MAIL_MS;
}

async function refuseTakenEmail(platform: Platform, own: string, email: string): Promise<void> {
  await limitMail(platform, "email-change", own);
  await limitMail(platform, "email-change", email);
  if (await findUserByEmail(platform.database.db, email)) {
    throw new AuthRefusal(
      "email_exists",
      "A user with this email address has already been registered",
    );
  }
}

/** As GoTrue does: by field; null takes one away. */
function merged(
  present: Record<string, unknown>,
  change: Record<string, unknown>,
): Record<string, unknown> {
  const entries = Object.entries({ ...present, ...change }).filter(([, value]) => value !== null);
  const data = Object.fromEntries(entries);
  if (!fitsToken(data)) {
    throw new AuthRefusal(
      "validation_failed",
      `user_metadata can have at most ${MAX_METADATA_BYTES} bytes of JSON`,
    );
  }
  return data;
}
