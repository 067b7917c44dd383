import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import type { DeliveryKind } from "#shared/deliveries.ts";
import { DAY_MS } from "#shared/time/days.ts";
import { pendingAddress } from "../proofs/email-change.ts";
import { putToken, VALID_MS, type NewToken, type OneTimeKind } from "../proofs/one-time.ts";
import type { Caller } from "../protocol/caller.ts";
import { onSite } from "../protocol/on-site.ts";
import type { Challenge } from "../protocol/pkce.ts";
import type { User } from "../stores/users-store.ts";

export type AccountMail = Extract<DeliveryKind, `account_${string}`>;
export type TokenMail = keyof typeof TOKEN_OF;
export type NoticeMail = Exclude<AccountMail, TokenMail>;

export type Destination = {
  redirectTo?: string | undefined;
  /** undefined: not trustworthy, the mail has the code only. */
  origin?: string | undefined;
};

/** Unless the account's state asks for another token. */
export const TOKEN_OF = {
  account_signup: "signup",
  /** Nobody is told about an account that is there already. */
  account_resend: "signup",
  account_invite: "invite",
  account_recovery: "recovery",
  account_magic_link: "magiclink",
  account_reauthentication: "reauthentication",
  account_email_change_current: "email_change_current",
  account_email_change_new: "email_change_new",
} as const satisfies Partial<Record<AccountMail, OneTimeKind>>;

const NOTICE_MS = 7 * DAY_MS;

/** The token is made with its cause: bound to the address it is mailed to, however late. */
export async function orderTokenMail(
  platform: Platform,
  tx: Db,
  mail: TokenMail,
  token: Omit<NewToken, "kind"> & { kind?: OneTimeKind },
  destination: Destination = {},
): Promise<void> {
  const { id, kind, email } = await putToken(platform, tx, { kind: TOKEN_OF[mail], ...token });
  await platform.deliveries.order(tx, {
    kind: mail,
    to: email,
    subjectId: id,
    about: aboutOf(destination),
    expiresAt: new Date(platform.now().getTime() + VALID_MS[kind as OneTimeKind]),
  });
}

export async function orderNotice(
  platform: Platform,
  tx: Db,
  kind: NoticeMail,
  to: string,
): Promise<void> {
  const expiresAt = new Date(platform.now().getTime() + NOTICE_MS);
  await platform.deliveries.order(tx, { kind, to, expiresAt });
}

export function hasToken(mail: AccountMail): mail is TokenMail {
  return mail in TOKEN_OF;
}

function aboutOf({ redirectTo, origin }: Destination): Record<string, string> {
  const next = nextPath(redirectTo, origin);
  return { ...(origin ? { origin } : {}), ...(next ? { next } : {}) };
}

const MAX_NEXT_LENGTH = 2000;

function nextPath(redirectTo = "", origin: string | undefined): string | undefined {
  const url = redirectTo && origin ? onSite(redirectTo, origin) : undefined;
  if (!url) return undefined;
  const path = url.pathname + url.search;
  return path.length > MAX_NEXT_LENGTH ? undefined : path;
}

/** Each mailbox gets its own token. The account has to be locked. */
export async function orderChangeMails(
  platform: Platform,
  tx: Db,
  user: User,
  challenge: Challenge | undefined,
  destination: Destination,
): Promise<void> {
  const pending = pendingAddress(user, platform.now());
  if (!pending) return;
  const mail = { user, challenge };
  if (user.email_change_half !== "current") {
    const current = { ...mail, email: user.email };
    await orderTokenMail(platform, tx, "account_email_change_current", current, destination);
  }
  if (user.email_change_half !== "new") {
    const fresh = { ...mail, email: pending };
    await orderTokenMail(platform, tx, "account_email_change_new", fresh, destination);
  }
}

export function destinationOf(
  platform: Platform,
  redirectTo: string | undefined,
  caller: Pick<Caller, "origin">,
): Destination {
  return { redirectTo, origin: originForMail(caller, platform.config.publicOrigin) };
}

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Without PUBLIC_ORIGIN only loopback is believed: a forged header would send the token to its forger. */
function originForMail(
  caller: Pick<Caller, "origin">,
  publicOrigin: string | undefined,
): string | undefined {
  if (publicOrigin) return publicOrigin;
  return LOOPBACK.has(new URL(caller.origin).hostname) ? caller.origin : undefined;
}
