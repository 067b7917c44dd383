import type { UserChange } from "../../contract.ts";
import { AuthRefusal, type Call } from "../protocol/protocol.ts";
import type { OneTimeToken } from "../stores/one-time-store.ts";
import type { User, Session, SignedIn } from "../stores/accounts-store.ts";
import { limitGuesses } from "./limits.ts";
import { tokenOfNonce } from "./one-time.ts";
import { hashPassword, isPassword, refuseWeakPassword } from "./passwords.ts";
import type { Platform } from "#platform/platform.ts";

// Time in ms after a sign-in by mailed link or code. During this time, the person may set a new password without typing
// the current one.
const TRUSTED_AFTER_MAIL_MS = 60 * 60 * 1000;

/**
 * A new password that was checked. `nonce` is the mailed code that the person typed instead of the current password.
 * This code is consumed when the password is saved.
 */
export type NewPassword = { hash: string; nonce: OneTimeToken | undefined };

/**
 * Checks that the person may set this password.
 * @throws AuthRefusal `weak_password`, `current_password_required`, `current_password_invalid`,
 * `reauthentication_not_valid`, `same_password`; Refusal `too_many`, `unavailable`
 */
export async function checkNewPassword(
  { platform, address }: Call,
  { user, session }: SignedIn,
  password: string,
  { current_password: current, nonce: typed }: UserChange,
): Promise<NewPassword> {
  await refuseWeakPassword(password, user.email);
  const cost = platform.config.passwordHash;
  let nonce: OneTimeToken | undefined;
  if (user.password_hash && !cameByMail(platform, session)) {
    if (typed) nonce = await tokenOfNonce(platform, user, typed);
    else if (!current) throw new AuthRefusal("current_password_required");
    else if (!(await guessPassword(platform, user, { ...user, password: current, address }))) {
      throw new AuthRefusal("current_password_invalid");
    }
  }
  if (user.password_hash && (await isPassword(password, user.password_hash, cost))) {
    throw new AuthRefusal("same_password");
  }
  return { hash: await hashPassword(password, cost), nonce };
}

/**
 * Checks a password. A wrong password counts as a guess.
 * @param user - undefined if there is no such person. Even then the check takes as long as for an existing person
 */
export async function guessPassword(
  platform: Platform,
  user: Pick<User, "password_hash"> | undefined,
  { email, password, address }: { email: string; password: string; address: string },
): Promise<boolean> {
  const guess = await limitGuesses(platform, "password", [address, email]);
  let wrong = false;
  try {
    wrong = !(await isPassword(password, user?.password_hash, platform.config.passwordHash));
    return !wrong;
  } finally {
    if (!wrong) await guess.refund();
  }
}

function cameByMail(platform: Platform, { amr }: Session): boolean {
  const sinceMs = platform.now().getTime() - (amr[0]?.timestamp ?? 0) * 1000;
  return amr[0]?.method === "otp" && sinceMs < TRUSTED_AFTER_MAIL_MS;
}
