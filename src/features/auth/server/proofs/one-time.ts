import { createHash, timingSafeEqual } from "node:crypto";
import { retention } from "#content/site/privacy.ts";
import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { AuthRefusal } from "../protocol/auth-refusal.ts";
import type { Challenge } from "../protocol/pkce.ts";
import {
  countTry,
  findByLink,
  putOneTimeToken,
  type OneTimeToken,
} from "../stores/one-time-store.ts";
import type { User } from "../stores/users-store.ts";
import { limitCodeTries } from "./limits.ts";
import { fingerprint } from "#platform/secrets/encryption.ts";

export type OneTimeKind =
  | "signup"
  | "invite"
  | "recovery"
  | "magiclink"
  | "reauthentication"
  | "email_change_current"
  | "email_change_new"
  /** Not mailed: what a client exchanges for the session of a link that was opened. */
  | "auth_code";

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
export const VALID_MS: Record<OneTimeKind, number> = {
  signup: 24 * HOUR_MS,
  invite: retention.mailedCodeDays * 24 * HOUR_MS,
  recovery: HOUR_MS,
  magiclink: HOUR_MS,
  reauthentication: HOUR_MS,
  email_change_current: 24 * HOUR_MS,
  email_change_new: 24 * HOUR_MS,
  auth_code: 5 * MINUTE_MS,
};

const MAX_TRIES = 10;
const DIGITS = 6;

export type NewToken = {
  /** undefined: nobody has the address; the token opens nothing. */
  user: Pick<User, "id"> | undefined;
  kind: OneTimeKind;
  email: string;
  challenge?: Challenge | undefined;
};

/** Call it with the account locked, in the transaction that orders the mail. */
export async function putToken(
  platform: Platform,
  tx: Db,
  { user, kind, email, challenge }: NewToken,
): Promise<OneTimeToken> {
  const id = crypto.randomUUID();
  const { link, code } = secretsOf(platform, { id });
  const token: OneTimeToken = {
    id,
    user_id: user?.id ?? null,
    kind,
    email,
    link_hash: hashOfLink(link),
    code_hash: hashOfCode(platform, user?.id, kind, code),
    tries: 0,
    sent_at: platform.now(),
    code_challenge: challenge?.challenge ?? null,
    code_challenge_method: challenge?.method ?? null,
  };
  await putOneTimeToken(tx, token);
  return token;
}

/** Derived from the token's id: a mail sent once more has the same, and neither is stored. */
export function secretsOf(
  platform: Platform,
  { id }: Pick<OneTimeToken, "id">,
): { link: string; code: string } {
  const digits = Buffer.from(fingerprint(platform.secret, "one-time digits", id), "base64url");
  return {
    link: fingerprint(platform.secret, "one-time links", id),
    code: (digits.readUIntBE(0, 6) % 10 ** DIGITS).toString().padStart(DIGITS, "0"),
  };
}

/** Does not use it up. @throws AuthRefusal `otp_expired` for an unknown, spent or old one */
export async function tokenOfLink(
  platform: Platform,
  kinds: readonly OneTimeKind[],
  link: string,
): Promise<OneTimeToken> {
  const token = await findByLink(platform.database.db, hashOfLink(link));
  if (!token || !isAlive(platform, token, kinds)) {
    throw new AuthRefusal("otp_expired", "Email link is invalid or has expired");
  }
  return token;
}

/**
 * Every try counts: after ten wrong ones the code is dead (its link, which nobody can guess, is not),
 * after a day's worth every code mailed to this address for the same purpose.
 * @param email mailed to, whether anybody has it or not
 * @throws AuthRefusal `otp_expired`, `over_request_rate_limit`
 */
export async function tokenOfCode(
  platform: Platform,
  email: string,
  kinds: readonly OneTimeKind[],
  code: string,
): Promise<OneTimeToken> {
  const guess = await limitCodeTries(platform, kinds, email);
  const candidates = await countTry(platform.database.db, email, kinds);
  const found = candidates.find(
    (token) =>
      isAlive(platform, token, kinds) &&
      token.tries <= MAX_TRIES &&
      isSame(token.code_hash, hashOfCode(platform, token.user_id, token.kind, code)),
  );
  if (!found) throw expired();
  await guess.refund();
  return found;
}

/** Does not use it up. @throws AuthRefusal `reauthentication_not_valid`, `over_request_rate_limit` */
export async function tokenOfNonce(
  platform: Platform,
  user: User,
  nonce: string,
): Promise<OneTimeToken> {
  try {
    return await tokenOfCode(platform, user.email, ["reauthentication"], nonce.trim());
  } catch (error) {
    throw error instanceof AuthRefusal && error.code === "otp_expired" ? nonceInvalid() : error;
  }
}

export function nonceInvalid(): AuthRefusal {
  return new AuthRefusal("reauthentication_not_valid", "Nonce has expired or is invalid");
}

export function expired(): AuthRefusal {
  return new AuthRefusal("otp_expired", "Token has expired or is invalid");
}

function isAlive(platform: Platform, token: OneTimeToken, kinds: readonly OneTimeKind[]): boolean {
  const kind = kinds.find((wanted) => wanted === token.kind);
  return kind !== undefined && platform.now().getTime() - token.sent_at.getTime() < VALID_MS[kind];
}

function hashOfLink(link: string): string {
  return createHash("sha256").update(link).digest("base64url");
}

function hashOfCode(
  platform: Platform,
  userId: string | null | undefined,
  kind: string,
  code: string,
): string {
  return fingerprint(platform.secret, "one-time codes", `${userId ?? "nobody"} ${kind} ${code}`);
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
