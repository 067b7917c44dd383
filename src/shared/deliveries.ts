import { mail as words } from "#content/accounts/admin.ts";

/* A new kind needs a renderer in src/main/jobs.ts and words in content/accounts/admin.ts. */

/** Lower leaves first: somebody waits in front of a form. */
const AWAITED = 0;
const FOR_STAFF = 1;
/** A courtesy, or one of many. */
const NOT_AWAITED = 2;

export const DELIVERY_KINDS = {
  contact_message: { priority: FOR_STAFF, audience: "staff" },
  contact_digest: { priority: FOR_STAFF, audience: "staff" },
  chat_leads: { priority: FOR_STAFF, audience: "staff" },
  contact_answer: { priority: AWAITED, audience: "visitor" },
  follow_up: { priority: FOR_STAFF, audience: "staff" },
  contact_acknowledgement: { priority: NOT_AWAITED, audience: "visitor" },
  mail_alarm: { priority: FOR_STAFF, audience: "staff" },
  backup_alarm: { priority: FOR_STAFF, audience: "staff" },
  webhook_alarm: { priority: FOR_STAFF, audience: "staff" },
  newsletter_welcome: { priority: NOT_AWAITED, audience: "visitor" },
  newsletter_confirmation: { priority: AWAITED, audience: "visitor" },
  account_signup: { priority: AWAITED, audience: "visitor" },
  account_resend: { priority: AWAITED, audience: "visitor" },
  account_invite: { priority: AWAITED, audience: "staff" },
  account_recovery: { priority: AWAITED, audience: "visitor" },
  account_magic_link: { priority: AWAITED, audience: "visitor" },
  account_reauthentication: { priority: AWAITED, audience: "visitor" },
  account_email_change_current: { priority: AWAITED, audience: "visitor" },
  account_email_change_new: { priority: AWAITED, audience: "visitor" },
  account_password_changed: { priority: AWAITED, audience: "visitor" },
  account_email_changed: { priority: AWAITED, audience: "visitor" },
  account_second_factor_changed: { priority: AWAITED, audience: "visitor" },
  account_second_factor_refused: { priority: AWAITED, audience: "visitor" },
  account_recovery_code_used: { priority: AWAITED, audience: "visitor" },
  account_recovery_codes_removed: { priority: AWAITED, audience: "visitor" },
} as const satisfies Record<string, { priority: number; audience: "staff" | "visitor" }>;

export function isForVisitor(kind: DeliveryKind): boolean {
  return DELIVERY_KINDS[kind].audience === "visitor";
}

/** A mistyped address of a visitor is no trouble of the site's; staff look after their own answers. */
export function mayBounce(kind: DeliveryKind): boolean {
  return isForVisitor(kind) && kind !== "contact_answer";
}

export type DeliveryKind = keyof typeof DELIVERY_KINDS;

/** failed: given up, can be sent again; cancelled: there was nothing to send any more. */
export const DELIVERY_STATES = ["waiting", "sending", "sent", "failed", "cancelled"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** What staff read of it; `kept`: sent, but only to a file, without a mail server. */
export type DeliveryFate = DeliveryState | "kept";

export type DeliveryReason =
  /** Of the mail server: no mail gets through. */
  | "connection_refused"
  | "unreachable"
  | "turned_away"
  | "login_refused"
  | "no_encryption"
  | "sender_refused"
  | "folder_not_writable"
  /** Of one mail. */
  | "no_answer"
  | "connection_lost"
  | "deferred"
  | "refused"
  | "recipient_unknown"
  | "not_rendered"
  /** Of one that is sent. */
  | "kept_as_file"
  /** Of one that is cancelled. */
  | "expired"
  | "not_needed";

export function describeFailure(reason: DeliveryReason | null, detail?: string | null): string {
  const why: string = reason ? words.reasons[reason] : words.unknown;
  return detail ? `${why}: “${detail}”` : why;
}
