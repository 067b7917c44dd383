import type { Db } from "#platform/database/database.ts";
import type { Order } from "#platform/deliveries/deliveries.ts";
import type { Platform } from "#platform/platform.ts";
import type { DeliveryKind } from "#shared/deliveries.ts";
import { VALID_MS } from "./one-time.ts";

export type AccountMail = Extract<DeliveryKind, `account_${string}`>;

/** What must be known to write a mail; the secret in it is made when it is sent and stored nowhere. */
export type MailOrder = {
  kind:
    | "signup"
    /** The same once more: nobody is told about an account that is there already. */
    | "resend"
    | "invite"
    | "recovery"
    | "email_change"
    | "password_changed"
    | "email_changed"
    | "second_factor_changed";
  /** Address the account has; for `email_changed` the one it had. */
  email: string;
  /** Where the person goes afterwards. */
  redirectTo?: string | undefined;
  /** Begins the link; undefined: nobody trustworthy told it, the mail has the code only. */
  origin?: string | undefined;
};

/** Orders a mail in the transaction of what it tells about. */
export async function enqueueMail(platform: Platform, tx: Db, order: MailOrder): Promise<void> {
  for (const delivery of deliveriesOf(order, platform.now())) {
    await platform.deliveries.order(tx, delivery);
  }
}

/** The mails of an order: of an email change, each of the two mailboxes gets its own. */
export function deliveriesOf({ kind, email, redirectTo, origin }: MailOrder, now: Date): Order[] {
  const next = nextPath(redirectTo, origin);
  return MAILS[kind].map((mail) => ({
    kind: mail,
    to: email,
    about: { ...(origin ? { origin } : {}), ...(next ? { next } : {}) },
    expiresAt: new Date(now.getTime() + EXPIRY_MS[mail]),
  }));
}

const MAILS: Record<MailOrder["kind"], readonly AccountMail[]> = {
  signup: ["account_signup"],
  resend: ["account_resend"],
  invite: ["account_invite"],
  recovery: ["account_recovery"],
  email_change: ["account_email_change_current", "account_email_change_new"],
  password_changed: ["account_password_changed"],
  email_changed: ["account_email_changed"],
  second_factor_changed: ["account_second_factor_changed"],
};

const NOTICE_MS = 7 * 24 * 60 * 60 * 1000;

/** Whoever asked for a code has asked again by then. */
const EXPIRY_MS: Record<AccountMail, number> = {
  account_signup: VALID_MS.signup,
  account_resend: VALID_MS.signup,
  account_invite: VALID_MS.invite,
  account_recovery: VALID_MS.recovery,
  account_email_change_current: VALID_MS.email_change_current,
  account_email_change_new: VALID_MS.email_change_new,
  account_password_changed: NOTICE_MS,
  account_email_changed: NOTICE_MS,
  account_second_factor_changed: NOTICE_MS,
};

const MAX_NEXT_LENGTH = 2000;

/** The path of an address of this site. */
function nextPath(redirectTo = "", origin: string | undefined): string | undefined {
  const url = URL.parse(redirectTo);
  if (!url || url.origin !== origin) return undefined;
  const path = url.pathname + url.search;
  return path.length > MAX_NEXT_LENGTH ? undefined : path;
}
