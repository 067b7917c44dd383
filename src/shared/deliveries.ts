import { mail as texts } from "#content/accounts/admin.ts";

/* A new kind of email needs a renderer in src/main/outbox-hooks.ts and a name in content/accounts/admin.ts. */

/**
 * Priorities of emails: a lower number is sent first. AWAITED: the visitor has just sent a form and waits for the
 * email.
 */
const AWAITED = 0;
const FOR_STAFF = 1;
const NOT_AWAITED = 2;

/*
 * The audience "team" is the address STAFF_EMAIL. The audience "staff" is one member of staff; if
 * the email concerns no particular member, STAFF_EMAIL.
 */

export const MAIL_KINDS = {
  contact_message: { priority: FOR_STAFF, audience: "team" },
  contact_digest: { priority: FOR_STAFF, audience: "team" },
  contact_reply: { priority: FOR_STAFF, audience: "staff" },
  chat_leads: { priority: FOR_STAFF, audience: "team" },
  contact_answer: { priority: AWAITED, audience: "visitor" },
  message_assigned: { priority: FOR_STAFF, audience: "staff" },
  follow_up: { priority: FOR_STAFF, audience: "staff" },
  contact_acknowledgement: { priority: NOT_AWAITED, audience: "visitor" },
  weekly_report: { priority: NOT_AWAITED, audience: "team" },
  mail_alarm: { priority: FOR_STAFF, audience: "team" },
  test_mail: { priority: AWAITED, audience: "staff" },
  backup_alarm: { priority: FOR_STAFF, audience: "team" },
  webhook_alarm: { priority: FOR_STAFF, audience: "team" },
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
} as const satisfies Record<string, { priority: number; audience: "team" | "staff" | "visitor" }>;

export type MailKind = keyof typeof MAIL_KINDS;

/** Kinds of email that anybody can make the site send to any address. */
export const TO_STRANGERS: readonly MailKind[] = [
  "account_signup",
  "account_resend",
  "account_recovery",
  "account_magic_link",
  "account_email_change_new",
  "newsletter_confirmation",
  "contact_acknowledgement",
];
/**
 * Maximum number of emails to strangers (`TO_STRANGERS`) within an hour. Further ones wait, because mail servers reject
 * emails from a site that sends too many.
 */
export const MAX_TO_STRANGERS_AN_HOUR = 500;

export function isForVisitor(kind: string): boolean {
  return kind in MAIL_KINDS && MAIL_KINDS[kind as MailKind].audience === "visitor";
}

/** Whether an email of this kind may come back, because the visitor may have mistyped the address. */
export function mayBounce(kind: MailKind): boolean {
  return isForVisitor(kind) && kind !== "contact_answer";
}

/** Whether emails of this kind go only to STAFF_EMAIL. They are not sent if that address is not set. */
export function isForTeam(kind: MailKind): boolean {
  return MAIL_KINDS[kind].audience === "team";
}

export const CHANNELS = ["mail", "webhook"] as const;
export type Channel = (typeof CHANNELS)[number];

/**
 * `failed`: the site gave up, but staff can make it try again. `cancelled`: staff stopped the delivery, or it is not
 * needed any more.
 */
export const DELIVERY_STATES = ["waiting", "sending", "sent", "failed", "cancelled"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** `kept`: the email is stored as a file, because the site has no mail server. */
export type DeliveryFate = DeliveryState | "kept";

/**
 * Each reason has a label for staff. `sample`: the email contains sample data from content/, which customers must not
 * get. `kept_as_file`: the state is `sent`, but the site has no mail server. `expired`, `not_needed`,
 * `no_team_address`: the state is `cancelled`.
 */
export type DeliveryReason = keyof typeof texts.reasons;

export type Unsent = Extract<DeliveryReason, "not_needed" | "no_team_address">;

export function describeFailure(reason: DeliveryReason | null, detail?: string | null): string {
  const why: string = reason ? texts.reasons[reason] : texts.unknown;
  return detail ? `${why}: “${detail}”` : why;
}
