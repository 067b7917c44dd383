import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";

/** Queue of every mail of the account service. */
export const ACCOUNT_MAIL = "account-mail";

/** What a job must know to write a mail; the secret in it is made by the job and stored nowhere. */
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
  /** Where the person goes afterwards; checked again when the link is made. */
  redirectTo?: string;
  /** Begins the link; undefined: nobody trustworthy told it, the mail has the code only. */
  origin?: string;
};

/** Orders a mail in the transaction of what it tells about. */
export async function enqueueMail(platform: Platform, tx: Db, order: MailOrder): Promise<void> {
  await platform.jobs.enqueue(tx, ACCOUNT_MAIL, order);
}
