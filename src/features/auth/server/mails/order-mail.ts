import { isOnline } from "#platform/config/online.ts";
import type { Db } from "#platform/database/database.ts";
import type { MailDelivery } from "#platform/outbox/store.ts";
import type { Platform } from "#platform/platform.ts";
import { DAY_MS } from "#shared/time/days.ts";
import {
  pendingAddress,
  VALID_MS,
  type OneTimeKind,
  putToken,
  type NewToken,
} from "../proofs/one-time.ts";
import { type Challenge, type Call, onSite } from "../protocol/protocol.ts";
import type { User } from "../store.ts";
import { TOKEN_OF, type NoticeMail, type TokenMail } from "./mail-table.ts";

const NOTICE_MS = 7 * DAY_MS;
const MAX_NEXT_LENGTH = 2000;

export type OrderedMail = { kind: TokenMail } & Pick<
  MailDelivery,
  "recipient" | "subject_id" | "about"
>;

/** Stores a token and queues its email, which goes to the address that is stored with the token. */
export async function orderTokenMail(
  call: Call,
  tx: Db,
  mail: TokenMail,
  token: Omit<NewToken, "kind"> & { kind?: OneTimeKind },
): Promise<OrderedMail> {
  const { platform } = call;
  const { id, kind, email } = await putToken(platform, tx, { kind: TOKEN_OF[mail], ...token });
  const about = destinationOf(call);
  await platform.outbox.order(tx, {
    kind: mail,
    to: email,
    subjectId: id,
    about,
    expiresAt: new Date(platform.now().getTime() + VALID_MS[kind as OneTimeKind]),
  });
  return { kind: mail, recipient: email, subject_id: id, about };
}

/**
 * Queues the emails that ask the old and the new mailbox to confirm a change of the email address. A mailbox that has
 * already confirmed gets no email. The caller must have locked the account.
 */
export async function orderChangeMails(
  call: Call,
  tx: Db,
  user: User,
  challenge: Challenge | undefined,
): Promise<void> {
  const pending = pendingAddress(user, call.platform.now());
  if (!pending) return;
  const { email, email_change_half: agreed } = user;
  if (agreed !== "current") {
    await orderTokenMail(call, tx, "account_email_change_current", { user, email, challenge });
  }
  if (agreed !== "new") {
    const token = { user, email: pending, challenge };
    await orderTokenMail(call, tx, "account_email_change_new", token);
  }
}

export async function orderNotice(
  platform: Platform,
  tx: Db,
  kind: NoticeMail,
  to: string,
): Promise<void> {
  const expiresAt = new Date(platform.now().getTime() + NOTICE_MS);
  await platform.outbox.order(tx, { kind, to, expiresAt });
}

/**
 * Returns the origin of an email's link, and the path to open after it (`next`). Without PUBLIC_ORIGIN, only loopback
 * hosts are trusted, because a forged Host header would otherwise send the token to the attacker's host. For another
 * host, the result is empty, and the email contains a code but no link.
 */
function destinationOf({ platform, origin, redirectTo = "" }: Call): Record<string, string> {
  const isLocal = !isOnline({ publicOrigin: origin });
  const trusted = platform.config.publicOrigin ?? (isLocal ? origin : undefined);
  if (!trusted) return {};
  const url = redirectTo === "" ? undefined : onSite(redirectTo, trusted);
  const next = url ? url.pathname + url.search : "";
  const hasNext = next !== "" && next.length <= MAX_NEXT_LENGTH;
  return { origin: trusted, ...(hasNext && { next }) };
}
