import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { isStorable, type UserChange } from "../contract.ts";
import { audit } from "./audit.ts";
import { AuthRefusal } from "./auth-refusal.ts";
import { originForMail, type Caller } from "./caller.ts";
import { listFactors } from "./factors-store.ts";
import { limitGuesses, limitMail, limitRequests, REQUESTS } from "./limits.ts";
import { enqueueMail } from "./mail-job.ts";
import { deleteOneTimeTokensOf } from "./one-time-store.ts";
import { hashPassword, isPassword, refuseWeakPassword } from "./passwords.ts";
import { levelOf } from "./sessions.ts";
import { deleteSessionsOf, type Session } from "./sessions-store.ts";
import { viewOfUser, type UserView } from "./user-view.ts";
import { findUserByEmail, updateUser, type User } from "./users-store.ts";

// Whoever just came in by a mailed token need not know the password.
const TRUSTED_AFTER_MAIL_MS = 60 * 60 * 1000;

type SignedIn = { user: User; session: Session };

/**
 * Changes one's own account. A new password ends the other sessions and every mailed token; a new
 * address waits until both mailboxes have agreed.
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
  const factors = await listFactors(platform.database.db, user.id);
  const protectedByFactor = factors.some((factor) => factor.status === "verified");
  if ((email || change.password) && protectedByFactor && levelOf(session) === "aal1") {
    throw new AuthRefusal(
      "insufficient_aal",
      "AAL2 session is required to update email or password when MFA is enabled.",
      { status: 401 },
    );
  }
  const passwordHash =
    change.password === undefined
      ? undefined
      : await newPasswordHash(platform, { user, session }, change.password, change, caller);
  if (email) await refuseTakenEmail(platform, email);
  const now = platform.now();
  const metadata = change.data ? merged(user.user_metadata, change.data) : user.user_metadata;
  const changed = await platform.database.db.transaction(async (tx) => {
    if (passwordHash) await replacePassword(platform, tx, { user, session }, passwordHash, caller);
    if (email) {
      const origin = originForMail(caller, platform.config.publicOrigin);
      await enqueueMail(platform, tx, {
        kind: "email_change",
        email: user.email,
        redirectTo,
        origin,
      });
    }
    return updateUser(tx, user.id, {
      user_metadata: metadata,
      updated_at: now,
      ...(email ? { email_change: email, email_change_half: null, email_change_sent_at: now } : {}),
    });
  });
  return viewOfUser(changed ?? user, factors);
}

async function newPasswordHash(
  platform: Platform,
  { user, session }: SignedIn,
  password: string,
  { current_password: current }: UserChange,
  caller: Caller,
): Promise<string> {
  await refuseWeakPassword(password, user.email);
  if (user.password_hash && !cameByMail(platform, session)) {
    if (!current) {
      throw new AuthRefusal(
        "current_password_required",
        "Current password required when setting new password.",
      );
    }
    const guess = await limitGuesses(platform, caller.address, user.email);
    if (!(await isPassword(current, user.password_hash))) {
      throw new AuthRefusal(
        "current_password_invalid",
        "Current password required when setting new password.",
      );
    }
    await guess.giveBack();
  }
  if (user.password_hash && (await isPassword(password, user.password_hash))) {
    throw new AuthRefusal(
      "same_password",
      "New password should be different from the old password.",
    );
  }
  return hashPassword(password);
}

async function replacePassword(
  platform: Platform,
  tx: Db,
  { user, session }: SignedIn,
  password_hash: string,
  caller: Caller,
): Promise<void> {
  await updateUser(tx, user.id, { password_hash });
  await deleteSessionsOf(tx, user.id, session.id);
  await deleteOneTimeTokensOf(tx, user.id);
  await audit(platform, tx, "password_changed", { userId: user.id, address: caller.address });
  if (user.password_hash) {
    await enqueueMail(platform, tx, { kind: "password_changed", email: user.email });
  }
}

function cameByMail(platform: Platform, { amr }: Session): boolean {
  const sinceMs = platform.now().getTime() - (amr[0]?.timestamp ?? 0) * 1000;
  return amr[0]?.method === "otp" && sinceMs < TRUSTED_AFTER_MAIL_MS;
}

async function refuseTakenEmail(platform: Platform, email: string): Promise<void> {
  await limitMail(platform, email, { recovery: false });
  if (await findUserByEmail(platform.database.db, email)) {
    throw new AuthRefusal(
      "email_exists",
      "A user with this email address has already been registered",
    );
  }
}

/** As GoTrue does: one field at a time, null takes a field away. */
function merged(
  present: Record<string, unknown>,
  change: Record<string, unknown>,
): Record<string, unknown> {
  const entries = Object.entries({ ...present, ...change }).filter(([, value]) => value !== null);
  const data = Object.fromEntries(entries);
  if (!isStorable(data)) {
    throw new AuthRefusal("validation_failed", "user_metadata can have at most 2 kB of JSON");
  }
  return data;
}
