import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { orderTokenMail, type Destination } from "../mailed/mail/mail-job.ts";
import { VALID_MS, type OneTimeKind } from "../mailed/one-time.ts";
import { deleteOneTimeTokensOf } from "../mailed/one-time-store.ts";
import type { Challenge } from "../protocol/pkce.ts";
import { updateUser, type User } from "./users-store.ts";

export const CHANGE_KINDS = [
  "email_change_current",
  "email_change_new",
] as const satisfies OneTimeKind[];

export const NO_CHANGE = { email_change: null, email_change_half: null };

/** undefined as well once its mails are too old. */
export function pendingAddress(
  { email_change, email_change_sent_at: sentAt }: User,
  now: Date,
): string | undefined {
  const age = now.getTime() - (sentAt?.getTime() ?? 0);
  return email_change && age < VALID_MS.email_change_new ? email_change : undefined;
}

/** Each mailbox gets its own token. The account has to be locked. */
export async function orderChangeMails(
  platform: Platform,
  tx: Db,
  user: User,
  challenge: Challenge | undefined,
  destination: Destination,
): Promise<void> {
  const pending = pendingAddress(user, platform.now());
  if (!pending) return;
  const mail = { user, challenge };
  if (user.email_change_half !== "current") {
    const current = { ...mail, email: user.email };
    await orderTokenMail(platform, tx, "account_email_change_current", current, destination);
  }
  if (user.email_change_half !== "new") {
    const fresh = { ...mail, email: pending };
    await orderTokenMail(platform, tx, "account_email_change_new", fresh, destination);
  }
}

/** The account has to be locked. */
export async function endEmailChange(platform: Platform, tx: Db, userId: string): Promise<void> {
  await deleteOneTimeTokensOf(tx, userId, CHANGE_KINDS);
  await updateUser(tx, userId, { ...NO_CHANGE, updated_at: platform.now() });
}
