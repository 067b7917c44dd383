import { createHash } from "node:crypto";
import { retention } from "#content/site/privacy.ts";
import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { fingerprint, isSameSecret } from "#platform/secrets/encryption.ts";
import type { Challenge } from "../protocol/protocol.ts";
import { countTry, type OneTimeToken, putOneTimeToken, tokenRows, type User } from "../store.ts";
import { limitCodeTries } from "./limits.ts";

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** Time in ms for which each kind of token is valid. */
export const VALID_MS = {
  signup: 24 * HOUR_MS,
  invite: retention.mailedCodeDays * 24 * HOUR_MS,
  recovery: HOUR_MS,
  magiclink: HOUR_MS,
  reauthentication: HOUR_MS,
  email_change_current: 24 * HOUR_MS,
  email_change_new: 24 * HOUR_MS,
  // An `auth_code` is not mailed. A client with PKCE gets it when the mailed link is opened, and exchanges it for a
  // session.
  auth_code: 5 * MINUTE_MS,
};

export type OneTimeKind = keyof typeof VALID_MS;

export const CHANGE_KINDS = [
  "email_change_current",
  "email_change_new",
] as const satisfies OneTimeKind[];

/** Returns the new email address that the user has not confirmed yet, or undefined once its emails have expired. */
export function pendingAddress(
  { email_change, email_change_sent_at: sentAt }: User,
  now: Date,
): string | undefined {
  const age = now.getTime() - (sentAt?.getTime() ?? 0);
  return email_change && age < VALID_MS.email_change_new ? email_change : undefined;
}

const MAX_TRIES = 10;
const DIGITS = 6;

export type NewToken = {
  /** Account of the token. If the email address has no account, `user` is undefined and the token opens nothing. */
  user: Pick<User, "id"> | undefined;
  kind: OneTimeKind;
  email: string;
  challenge?: Challenge | undefined;
};

/** Stores a token. The caller must lock the account first and must queue the email in the same transaction. */
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

/**
 * Derives a token's link and code from its id. The site therefore stores only hashes of both, and an email that is sent
 * again contains the same link and code.
 */
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

/** Finds a token by its link, without consuming it. */
export async function tokenOfLink(
  platform: Platform,
  kinds: readonly OneTimeKind[],
  link: string,
): Promise<OneTimeToken | undefined> {
  const token = await tokenRows.find(platform.database.db, { link_hash: hashOfLink(link) });
  return token && isAlive(platform, token, kinds) ? token : undefined;
}

/**
 * Finds a token by its code, without consuming it. After ten wrong codes, the code stops working. The link, which
 * nobody can guess, still works.
 * @param email - address to which the code was mailed; it need not have an account
 * @throws Refusal `too_many`
 */
export async function tokenOfCode(
  platform: Platform,
  email: string,
  kinds: readonly OneTimeKind[],
  code: string,
): Promise<OneTimeToken | undefined> {
  const guess = await limitCodeTries(platform, kinds, email);
  const candidates = await countTry(platform.database.db, email, kinds);
  const found = candidates.find(
    (token) =>
      isAlive(platform, token, kinds) &&
      token.tries <= MAX_TRIES &&
      isSameSecret(token.code_hash, hashOfCode(platform, token.user_id, token.kind, code)),
  );
  if (found) await guess.refund();
  return found;
}

/** Finds the token of a mailed code that a person typed instead of the password. @throws Refusal `too_many` */
export function tokenOfNonce(
  platform: Platform,
  user: User,
  nonce: string,
): Promise<OneTimeToken | undefined> {
  return tokenOfCode(platform, user.email, ["reauthentication"], nonce.trim());
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
