import { accountMails } from "#content/accounts/account.ts";
import type { MailDelivery } from "#platform/outbox/store.ts";
import type { Block, Letter } from "#platform/mail/letter/letter.ts";
import type { Platform } from "#platform/platform.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { AUTH_BASE } from "../../protocol.ts";
import { pendingAddress, secretsOf } from "../proofs/one-time.ts";
import type { OrderedMail } from "./order-mail.ts";
import { type OneTimeToken, tokenRows, type User, userRows } from "../store.ts";
import {
  hasToken,
  MAILINGS,
  NOTICES,
  type AccountMail,
  type MailedKind,
  type MailTexts,
} from "./mail-table.ts";

/**
 * @returns undefined if the email must not be sent: it has no receiver, its token was used or replaced, or its token
 *   belongs to no account. If somebody signs up with the address of a confirmed account, the token belongs to none, and
 *   the email tells the owner that there is an account already.
 */
export async function renderAccountMail(
  platform: Platform,
  delivery: MailDelivery | OrderedMail,
): Promise<Letter | undefined> {
  const kind = delivery.kind as AccountMail;
  const to = delivery.recipient;
  if (!to) return undefined;
  if (!hasToken(kind)) return { to, ...noticeOf(NOTICES[kind]) };
  if (!delivery.subject_id) return undefined;
  const { db } = platform.database;
  const token = await tokenRows.find(db, delivery.subject_id);
  if (!token) return undefined;
  const user = token.user_id ? await userRows.find(db, token.user_id) : undefined;
  if (user) return renderToken(platform, user, delivery.about, token);
  return kind === "account_signup" ? { to, ...noticeOf(accountMails.existing) } : undefined;
}

function noticeOf({ subject, text }: MailTexts) {
  return { subject, blocks: text.split("\n\n") };
}

async function renderToken(
  platform: Platform,
  user: User,
  about: MailDelivery["about"],
  token: OneTimeToken,
): Promise<Letter> {
  const kind = token.kind as MailedKind;
  const { existing, ...usual } = MAILINGS[kind];
  const { texts, page, next } = (user.password_hash === null ? undefined : existing) ?? usual;
  const { link, code } = secretsOf(platform, token);
  if (kind === "recovery") {
    await userRows.update(platform.database.db, user.id, { recovery_sent_at: platform.now() });
  }
  const leadsTo = { ...about, ...(next && { next }) };
  return {
    to: token.email,
    subject: texts.subject,
    blocks: blocksOf(texts, {
      code,
      newEmail: pendingAddress(user, platform.now()) ?? "",
      link: page && about["origin"] ? linkOf(token, page, link, leadsTo) : undefined,
    }),
  };
}

/** Splits the text of an email into blocks. A code becomes a block of its own, which is easy to find and copy. */
function blocksOf(
  { text, button = "" }: MailTexts,
  { link, code, newEmail }: { link: string | undefined; code: string; newEmail: string },
): Block[] {
  return text.split("\n\n").flatMap((paragraph): Block[] => {
    if (paragraph === "{link}") return link ? [{ link, label: button }] : [];
    if (!paragraph.endsWith(" {code}")) return [interpolate(paragraph, { newEmail })];
    return [{ code, label: paragraph.slice(0, -" {code}".length) }];
  });
}

function linkOf(
  { kind, code_challenge }: OneTimeToken,
  page: string,
  link: string,
  { origin = "", next }: MailDelivery["about"],
): string {
  // When an email address changes, GoTrue has one type for the tokens of both mailboxes, the old one and the new one.
  const type = kind.startsWith("email_change") ? "email_change" : kind;
  if (code_challenge) {
    // For a client with PKCE, the link opens the endpoint /verify. It redirects with a code that only this client can
    // exchange for a session, because only this client has the verifier.
    const query = new URLSearchParams({ token: link, type, redirect_to: origin + (next ?? "/") });
    return `${origin}${AUTH_BASE}/verify?${query.toString()}`;
  }
  // Puts the token into the URL's fragment. Browsers do not send the fragment, so no server and no log gets the token.
  const fragment = new URLSearchParams({ type, token_hash: link });
  if (next) fragment.set("next", next);
  return `${origin}${page}#${fragment.toString()}`;
}
