import { accountMails } from "#content/account.ts";
import type { Delivery } from "#platform/deliveries/store.ts";
import type { Mail } from "#platform/mail/mailbox.ts";
import type { Platform } from "#platform/platform.ts";
import { fill } from "#shared/fill.ts";
import type { AccountMail } from "./mail-job.ts";
import { makeOneTimeToken, type OneTimeKind } from "./one-time.ts";
import { findUserByEmail, updateUser, type User } from "./users-store.ts";

/** Writes a mail of the account service. @returns undefined when nobody has the address */
export async function renderAccountMail(
  platform: Platform,
  delivery: Delivery,
): Promise<Mail | undefined> {
  const kind = delivery.kind as AccountMail;
  const to = delivery.recipient;
  if (!to) return undefined;
  const notice = NOTICES[kind];
  if (notice) return { to, ...notice };
  const user = await findUserByEmail(platform.database.db, to);
  return user && renderForUser(platform, user, kind, delivery.about);
}

async function renderForUser(
  platform: Platform,
  user: User,
  kind: AccountMail,
  about: Delivery["about"],
): Promise<Mail | undefined> {
  const to = user.email;
  const withToken = (token: OneTimeKind, recipient = to) =>
    renderToken(platform, user, about, token, recipient);
  switch (kind) {
    case "account_recovery":
      await updateUser(platform.database.db, user.id, { recovery_sent_at: platform.now() });
      return withToken("recovery");
    case "account_invite":
      if (!user.email_confirmed_at || !user.password_hash) return withToken("invite");
      return { to, ...nowStaff(about["origin"]) };
    case "account_email_change_current":
      if (!user.email_change || user.email_change_half === "current") return undefined;
      return withToken("email_change_current");
    case "account_email_change_new":
      if (!user.email_change || user.email_change_half === "new") return undefined;
      return withToken("email_change_new", user.email_change);
    default:
      if (!user.email_confirmed_at) return withToken("signup");
      return kind === "account_signup" ? { to, ...accountMails.existing } : undefined;
  }
}

const NOTICES: Partial<Record<AccountMail, { subject: string; text: string }>> = {
  account_password_changed: accountMails.passwordChanged,
  account_email_changed: accountMails.emailChanged,
  account_second_factor_changed: accountMails.secondFactorChanged,
};

function nowStaff(origin: string | undefined): { subject: string; text: string } {
  const { subject, text } = accountMails.nowStaff;
  const link = origin ? fill(accountMails.link, { url: `${origin}/admin` }) : "";
  return { subject, text: fill(text, { link }) };
}

const WORDS = {
  signup: accountMails.signup,
  invite: accountMails.invite,
  recovery: accountMails.recovery,
  email_change_current: accountMails.emailChangeCurrent,
  email_change_new: accountMails.emailChangeNew,
} satisfies Record<OneTimeKind, { subject: string; text: string }>;

/** The page each link opens; the token is in the fragment, which no server and no log sees. */
const PAGES: Record<OneTimeKind, { path: string; type: string }> = {
  signup: { path: "/confirm", type: "signup" },
  invite: { path: "/reset", type: "invite" },
  recovery: { path: "/reset", type: "recovery" },
  email_change_current: { path: "/confirm", type: "email_change" },
  email_change_new: { path: "/confirm", type: "email_change" },
};

async function renderToken(
  platform: Platform,
  user: User,
  { origin, next }: Delivery["about"],
  kind: OneTimeKind,
  to: string,
): Promise<Mail> {
  const { link, code } = await makeOneTimeToken(platform, platform.database.db, user.id, kind);
  const { path, type } = PAGES[kind];
  const fragment = new URLSearchParams({ type, token_hash: link });
  if (next) fragment.set("next", next);
  const url = origin && `${origin}${path}#${fragment.toString()}`;
  const { subject, text } = WORDS[kind];
  return {
    to,
    subject,
    text: fill(text, {
      code,
      newEmail: user.email_change ?? "",
      link: url ? fill(accountMails.link, { url }) : "",
    }),
  };
}
