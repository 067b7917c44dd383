import { accountMails } from "#content/accounts/account.ts";
import type { MailKind } from "#shared/deliveries.ts";
import type { OneTimeKind } from "../proofs/one-time.ts";

export type AccountMail = Extract<MailKind, `account_${string}`>;

/**
 * An email with a code and perhaps a link. The link opens `page` of this site. Afterwards, this page sends the person
 * on to `next`.
 */
type Mailing = { texts: MailTexts; page?: "/confirm" | "/reset"; next?: string };
export type MailTexts = { subject: string; text: string; button?: string };

/** The email for each kind of token. `existing`: the email to use instead for people who already have a password. */
export const MAILINGS: Record<MailedKind, Mailing & { existing?: Mailing }> = {
  signup: { texts: accountMails.signup, page: "/confirm" },
  invite: {
    texts: accountMails.invite,
    page: "/reset",
    existing: { texts: accountMails.inviteExisting, page: "/confirm", next: "/admin" },
  },
  recovery: { texts: accountMails.recovery, page: "/reset" },
  magiclink: { texts: accountMails.magicLink, page: "/confirm" },
  reauthentication: { texts: accountMails.reauthentication },
  email_change_current: { texts: accountMails.emailChangeCurrent, page: "/confirm" },
  email_change_new: { texts: accountMails.emailChangeNew, page: "/confirm" },
};

export type MailedKind = Exclude<OneTimeKind, "auth_code">;

/**
 * The kind of token that each email contains. An `account_magic_link` to an unconfirmed account contains a token of the
 * kind `signup` instead.
 */
export const TOKEN_OF = {
  account_signup: "signup",
  // This email is sent only if the address has an account that is not confirmed yet.
  account_resend: "signup",
  account_invite: "invite",
  account_recovery: "recovery",
  account_magic_link: "magiclink",
  account_reauthentication: "reauthentication",
  account_email_change_current: "email_change_current",
  account_email_change_new: "email_change_new",
} as const satisfies Partial<Record<AccountMail, MailedKind>>;

export type TokenMail = keyof typeof TOKEN_OF;
export type NoticeMail = Exclude<AccountMail, TokenMail>;

export const NOTICES: Record<NoticeMail, MailTexts> = {
  account_password_changed: accountMails.passwordChanged,
  account_email_changed: accountMails.emailChanged,
  account_second_factor_changed: accountMails.secondFactorChanged,
  account_second_factor_refused: accountMails.secondFactorRefused,
  account_recovery_code_used: accountMails.recoveryCodeUsed,
  account_recovery_codes_removed: accountMails.recoveryCodesRemoved,
};

export function isAccountMail(mail: MailKind): mail is AccountMail {
  return mail.startsWith("account_");
}

export function hasToken(mail: AccountMail): mail is TokenMail {
  return mail in TOKEN_OF;
}
