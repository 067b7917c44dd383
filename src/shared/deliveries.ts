import { mail as words } from "#content/accounts/admin.ts";

/* A new kind needs a renderer in src/main/outbox-hooks.ts and a name in content/accounts/admin.ts. */

/** Emails with a lower number are sent first: somebody is waiting for these in front of a form. */
const AWAITED = 0;
const FOR_STAFF = 1;
/** A courtesy, or one email of many. */
const NOT_AWAITED = 2;

/** The kinds of email that the site sends. */
export const MAIL_KINDS = {
  contact_message: { priority: FOR_STAFF, audience: "staff" },
  contact_digest: { priority: FOR_STAFF, audience: "staff" },
  contact_reply: { priority: FOR_STAFF, audience: "staff" },
  chat_leads: { priority: FOR_STAFF, audience: "staff" },
  contact_answer: { priority: AWAITED, audience: "visitor" },
  message_assigned: { priority: FOR_STAFF, audience: "staff" },
  follow_up: { priority: FOR_STAFF, audience: "staff" },
  contact_acknowledgement: { priority: NOT_AWAITED, audience: "visitor" },
  weekly_report: { priority: NOT_AWAITED, audience: "staff" },
  mail_alarm: { priority: FOR_STAFF, audience: "staff" },
  test_mail: { priority: AWAITED, audience: "staff" },
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

export type MailKind = keyof typeof MAIL_KINDS;

/** Emails that anybody can have sent to any address, without having shown that it is their own. */
export const TO_STRANGERS: readonly MailKind[] = [
  "account_signup",
  "account_resend",
  "account_recovery",
  "account_magic_link",
  "account_email_change_new",
  "newsletter_confirmation",
  "contact_acknowledgement",
];
/** Emails of these kinds that leave within an hour. The others wait: a flood must not ruin the sender's name. */
export const MAX_TO_STRANGERS_AN_HOUR = 500;

export function isForVisitor(kind: string): boolean {
  return kind in MAIL_KINDS && MAIL_KINDS[kind as MailKind].audience === "visitor";
}

/**
 * Whether a bounce is expected: visitors mistype addresses. Staff get alarms about the answers that
 * they write.
 */
export function mayBounce(kind: MailKind): boolean {
  return isForVisitor(kind) && kind !== "contact_answer";
}

/** A delivery goes to an SMTP server, or to a webhook's address. */
export const CHANNELS = ["mail", "webhook"] as const;
export type Channel = (typeof CHANNELS)[number];

/** `failed`: given up, can be sent again. `cancelled`: staff stopped it, or it is of no use any more. */
export const DELIVERY_STATES = ["waiting", "sending", "sent", "failed", "cancelled"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** The state as staff see it. `kept`: there is no mail server, so the email was written to a file. */
export type DeliveryFate = DeliveryState | "kept";

export type DeliveryReason =
  /** Reasons that concern the mail server: no email can be sent. */
  | "connection_refused"
  | "unreachable"
  | "turned_away"
  | "login_refused"
  | "sender_refused"
  | "folder_not_writable"
  /** Reasons that concern a single email or event. */
  | "no_answer"
  | "no_encryption"
  | "connection_lost"
  | "deferred"
  | "refused"
  | "recipient_unknown"
  | "not_rendered"
  /** The email would carry a sample of content/ to a customer. */
  | "sample"
  /** Only deliveries to a webhook fail for these reasons. */
  | "private_address"
  | "not_allowed"
  | "no_such_host"
  | "redirect"
  /** Reason of a sent email. */
  | "kept_as_file"
  /** Reasons of a cancelled delivery. */
  | "expired"
  | "not_needed";

export function describeFailure(reason: DeliveryReason | null, detail?: string | null): string {
  const why: string = reason ? words.reasons[reason] : words.unknown;
  return detail ? `${why}: “${detail}”` : why;
}
