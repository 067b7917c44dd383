import { retention } from "#content/site/privacy.ts";
import type { User } from "../stores/accounts-store.ts";

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** Time in ms for which each kind of token is valid. */
export const VALID_MS = {
  signup: 24 * HOUR_MS,
  invite: retention.mailedCodeDays * 24 * HOUR_MS,
  recovery: HOUR_MS,
  magiclink: HOUR_MS,
  reauthentication: HOUR_MS,
  email_change_current: 24 * HOUR_MS,
  email_change_new: 24 * HOUR_MS,
  // This token is not mailed. It is the code that a client with PKCE gets when the mailed link is opened, and exchanges
  // for a session.
  auth_code: 5 * MINUTE_MS,
};

export type OneTimeKind = keyof typeof VALID_MS;

export const CHANGE_KINDS = [
  "email_change_current",
  "email_change_new",
] as const satisfies OneTimeKind[];

/**
 * Returns the new email address that has not been confirmed yet.
 * @returns undefined if there is none, or if the emails about it have expired
 */
export function pendingAddress(
  { email_change, email_change_sent_at: sentAt }: User,
  now: Date,
): string | undefined {
  const age = now.getTime() - (sentAt?.getTime() ?? 0);
  return email_change && age < VALID_MS.email_change_new ? email_change : undefined;
}
