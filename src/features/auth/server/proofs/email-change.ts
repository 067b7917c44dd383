import type { User } from "../stores/users-store.ts";
import { VALID_MS, type OneTimeKind } from "./one-time.ts";

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
