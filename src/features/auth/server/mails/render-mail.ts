import { accountMails } from "#content/accounts/account.ts";
import type { Delivery } from "#platform/deliveries/store.ts";
import type { Block, Letter } from "#platform/mail/letter/letter.ts";
import type { Platform } from "#platform/platform.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { AUTH_BASE } from "../../protocol.ts";
import { pendingAddress } from "../proofs/email-change.ts";
import { secretsOf, type OneTimeKind } from "../proofs/one-time.ts";
import { findOneTimeToken, type OneTimeToken } from "../stores/one-time-store.ts";
import { findUser, updateUser, type User } from "../stores/users-store.ts";
import { hasToken, type AccountMail, type NoticeMail } from "./order-mail.ts";

/** @returns undefined without an account, or when the token was used or replaced meanwhile */
export async function renderAccountMail(
  platform: Platform,
  delivery: Delivery,
): Promise<Letter | undefined> {
  const kind = delivery.kind as AccountMail;
  const to = delivery.recipient;
  if (!to) return undefined;
  if (!hasToken(kind)) return { to, ...noticeOf(NOTICES[kind]) };
  if (!delivery.subject_id) return undefined;
  const { db } = platform.database;
  const token = await findOneTimeToken(db, delivery.subject_id);
  if (!token) return undefined;
  const user = token.user_id ? await findUser(db, token.user_id) : undefined;
  if (user) return renderToken(platform, user, delivery.about, token);
  return kind === "account_signup" ? { to, ...noticeOf(accountMails.existing) } : undefined;
}

type Words = { subject: string; text: string; button?: string };

function noticeOf({ subject, text }: Words) {
  return { subject, blocks: text.split("\n\n") };
}

const NOTICES: Record<NoticeMail, Words> = {
  account_password_changed: accountMails.passwordChanged,
  account_email_changed: accountMails.emailChanged,
  account_second_factor_changed: accountMails.secondFactorChanged,
  account_second_factor_refused: accountMails.secondFactorRefused,
  account_recovery_code_used: accountMails.recoveryCodeUsed,
  account_recovery_codes_removed: accountMails.recoveryCodesRemoved,
};

type MailedKind = Exclude<OneTimeKind, "auth_code">;

const WORDS = {
  signup: accountMails.signup,
  invite: accountMails.invite,
  recovery: accountMails.recovery,
  magiclink: accountMails.magicLink,
  reauthentication: accountMails.reauthentication,
  email_change_current: accountMails.emailChangeCurrent,
  email_change_new: accountMails.emailChangeNew,
} satisfies Record<MailedKind, Words>;

/** The token is in the fragment, which no server and no log sees. */
const PAGES: Record<Exclude<MailedKind, "reauthentication">, { path: string; type: string }> = {
  signup: { path: "/confirm", type: "signup" },
  invite: { path: "/reset", type: "invite" },
  recovery: { path: "/reset", type: "recovery" },
  magiclink: { path: "/confirm", type: "magiclink" },
  email_change_current: { path: "/confirm", type: "email_change" },
  email_change_new: { path: "/confirm", type: "email_change" },
};

async function renderToken(
  platform: Platform,
  user: User,
  about: Delivery["about"],
  token: OneTimeToken,
): Promise<Letter> {
  const kind = token.kind as MailedKind;
  const { link, code } = secretsOf(platform, token);
  if (kind === "recovery") {
    await updateUser(platform.database.db, user.id, { recovery_sent_at: platform.now() });
  }
  // Whoever has a password need not choose one.
  const joins = kind === "invite" && user.password_hash !== null;
  const words: Words = joins ? accountMails.inviteExisting : WORDS[kind];
  const url = about["origin"] && kind !== "reauthentication" && linkOf(token, kind, link, about);
  const toBackOffice = url && joins ? inBackOffice(url) : url || undefined;
  return {
    to: token.email,
    subject: words.subject,
    blocks: blocksOf(words, {
      code,
      newEmail: pendingAddress(user, platform.now()) ?? "",
      link: toBackOffice,
    }),
  };
}

/** A code that ends its paragraph stands out, so that it is found and copied. */
function blocksOf(
  { text, button = "" }: Words,
  { link, code, newEmail }: { link: string | undefined; code: string; newEmail: string },
): Block[] {
  return text.split("\n\n").flatMap((paragraph): Block[] => {
    if (paragraph === "{link}") return link ? [{ link, label: button }] : [];
    if (!paragraph.endsWith(" {code}")) return [interpolate(paragraph, { newEmail })];
    return [{ code, label: paragraph.slice(0, -" {code}".length) }];
  });
}

function linkOf(
  { code_challenge }: OneTimeToken,
  kind: keyof typeof PAGES,
  link: string,
  { origin = "", next }: Delivery["about"],
): string {
  const { path, type } = PAGES[kind];
  if (code_challenge) {
    // The asking client waits for a code in its own address; nobody else can use it.
    const query = new URLSearchParams({ token: link, type, redirect_to: origin + (next ?? "/") });
    return `${origin}${AUTH_BASE}/verify?${query.toString()}`;
  }
  const fragment = new URLSearchParams({ type, token_hash: link });
  if (next) fragment.set("next", next);
  return `${origin}${path}#${fragment.toString()}`;
}

function inBackOffice(link: string): string {
  const url = new URL(link);
  url.pathname = "/confirm";
  return `${url.href}&next=%2Fadmin`;
}
