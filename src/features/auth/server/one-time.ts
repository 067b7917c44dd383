import { createHash, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { AuthRefusal } from "./auth-refusal.ts";
import { countTry, findByLink, putOneTimeToken, type OneTimeToken } from "./one-time-store.ts";
import { fingerprint } from "./sealing.ts";

/** What a token that was mailed proves. The two halves of an e-mail change are told apart. */
export type OneTimeKind =
  | "signup"
  | "invite"
  | "recovery"
  | "email_change_current"
  | "email_change_new";

const HOUR_MS = 60 * 60 * 1000;
export const VALID_MS: Record<OneTimeKind, number> = {
  signup: 24 * HOUR_MS,
  invite: 72 * HOUR_MS,
  recovery: HOUR_MS,
  email_change_current: 24 * HOUR_MS,
  email_change_new: 24 * HOUR_MS,
};
/** The longest of them; older rows can go. */
export const LONGEST_VALID_MS = VALID_MS.invite;

const MOST_TRIES = 10;

/** @returns the link's token and the six digits; neither is stored, only what recognises them */
export async function makeOneTimeToken(
  platform: Platform,
  db: Db,
  userId: string,
  kind: OneTimeKind,
): Promise<{ link: string; code: string }> {
  const link = randomBytes(32).toString("base64url");
  const code = randomInt(1_000_000).toString().padStart(6, "0");
  await putOneTimeToken(db, {
    user_id: userId,
    kind,
    link_hash: hashOfLink(link),
    code_hash: hashOfCode(platform, userId, kind, code),
    tries: 0,
    sent_at: platform.now(),
  });
  return { link, code };
}

/**
 * The token a mail's link carries. It is not used up by this: the caller takes it.
 * @throws AuthRefusal `otp_expired` for an unknown, spent or old one
 */
export async function tokenOfLink(
  platform: Platform,
  kinds: readonly OneTimeKind[],
  link: string,
): Promise<OneTimeToken> {
  const token = await findByLink(platform.database.db, hashOfLink(link));
  if (!token || !isAlive(platform, token, kinds)) throw expired();
  return token;
}

/**
 * The token whose six digits somebody typed. Every try counts, refused ones too; after ten wrong
 * ones the code is dead (its link, which nobody can guess, is not).
 * @param userId undefined when nobody has the address: the same answer
 * @throws AuthRefusal `otp_expired`
 */
export async function tokenOfCode(
  platform: Platform,
  userId: string | undefined,
  kinds: readonly OneTimeKind[],
  code: string,
): Promise<OneTimeToken> {
  const candidates = await countTry(platform.database.db, userId ?? NOBODY, kinds);
  const found = candidates.find(
    (token) =>
      isAlive(platform, token, kinds) &&
      token.tries <= MOST_TRIES &&
      isSame(token.code_hash, hashOfCode(platform, token.user_id, token.kind, code)),
  );
  if (!found) throw expired();
  return found;
}

export function expired(): AuthRefusal {
  return new AuthRefusal("otp_expired", "Token has expired or is invalid");
}

const NOBODY = "00000000-0000-0000-0000-000000000000";

function isAlive(platform: Platform, token: OneTimeToken, kinds: readonly OneTimeKind[]): boolean {
  const kind = kinds.find((wanted) => wanted === token.kind);
  return kind !== undefined && platform.now().getTime() - token.sent_at.getTime() < VALID_MS[kind];
}

function hashOfLink(link: string): string {
  return createHash("sha256").update(link).digest("base64url");
}

function hashOfCode(platform: Platform, userId: string, kind: string, code: string): string {
  return fingerprint(platform.secret, "one-time codes", `${userId} ${kind} ${code}`);
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
