import type { Platform } from "#platform/platform.ts";
import type { Limit } from "#platform/rate-limits.ts";
import { Refusal } from "#platform/refusal.ts";
import { AuthRefusal } from "./auth-refusal.ts";

const FIVE_MINUTES = 5 * 60;
const QUARTER = 15 * 60;
const HOUR = 60 * 60;

/** Per network address, GoTrue's numbers. */
export const REQUESTS = {
  signUp: { name: "account-sign-up", points: 30, seconds: FIVE_MINUTES },
  verify: { name: "account-verify", points: 30, seconds: FIVE_MINUTES },
  recover: { name: "account-recover", points: 30, seconds: FIVE_MINUTES },
  resend: { name: "account-resend", points: 30, seconds: FIVE_MINUTES },
  change: { name: "account-change", points: 30, seconds: FIVE_MINUTES },
  factor: { name: "account-factor", points: 30, seconds: FIVE_MINUTES },
  refresh: { name: "account-refresh", points: 150, seconds: FIVE_MINUTES },
} satisfies Record<string, Limit>;

const SIGN_IN_ADDRESS: Limit = { name: "sign-in-address", points: 10, seconds: QUARTER };
const SIGN_IN_ACCOUNT: Limit = { name: "sign-in-account", points: 10, seconds: QUARTER };
const FACTOR: Limit = { name: "second-factor", points: 10, seconds: QUARTER };
const RECOVERY_CODE: Limit = { name: "recovery-code", points: 10, seconds: QUARTER };
const MAIL: Limit = { name: "account-mail", points: 1, seconds: 60 };
const RECOVERY: Limit = { name: "account-recovery", points: 5, seconds: HOUR };

type LimitCode =
  | "over_request_rate_limit"
  | "over_email_send_rate_limit"
  | "mfa_recovery_codes_locked";

/** A counted guess; one that was right is taken off the count again. */
export type Guess = { giveBack: () => Promise<void> };

/** @throws AuthRefusal `over_request_rate_limit` */
export async function limitRequests(
  platform: Platform,
  limit: Limit,
  address: string,
): Promise<void> {
  await inOwnWords("over_request_rate_limit", () => platform.limits.consume(limit, address));
}

/**
 * Ten wrong passwords in a quarter of an hour, for a network address as for an account, whether it
 * exists or not. A try is counted before the password is looked at, so that tries at the same
 * moment count too, and given back when it was right.
 * @throws AuthRefusal `over_request_rate_limit`
 */
export async function limitGuesses(
  platform: Platform,
  address: string,
  account: string,
): Promise<Guess> {
  return countGuess(platform, "over_request_rate_limit", [
    [SIGN_IN_ADDRESS, address],
    [SIGN_IN_ACCOUNT, account],
  ]);
}

/** Ten wrong codes of an app. @throws AuthRefusal `over_request_rate_limit` */
export async function limitFactorGuesses(platform: Platform, userId: string): Promise<Guess> {
  return countGuess(platform, "over_request_rate_limit", [[FACTOR, userId]]);
}

/** Ten wrong recovery codes. @throws AuthRefusal `mfa_recovery_codes_locked` */
export async function limitRecoveryCodeGuesses(platform: Platform, userId: string): Promise<Guess> {
  return countGuess(platform, "mfa_recovery_codes_locked", [[RECOVERY_CODE, userId]]);
}

/**
 * One mail a minute to an address, and five of recovery an hour, whether anybody has it or not.
 * @throws AuthRefusal `over_email_send_rate_limit`
 */
export async function limitMail(
  platform: Platform,
  email: string,
  { recovery }: { recovery: boolean },
): Promise<void> {
  await inOwnWords("over_email_send_rate_limit", async () => {
    await platform.limits.consume(MAIL, email);
    if (recovery) await platform.limits.consume(RECOVERY, email);
  });
}

async function countGuess(
  platform: Platform,
  code: LimitCode,
  counted: readonly (readonly [Limit, string])[],
): Promise<Guess> {
  await inOwnWords(code, async () => {
    for (const [limit, who] of counted) await platform.limits.consume(limit, who);
  });
  return {
    async giveBack() {
      for (const [limit, who] of counted) await platform.limits.giveBack(limit, who);
    },
  };
}

async function inOwnWords(code: LimitCode, consume: () => Promise<void>): Promise<void> {
  try {
    await consume();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "too_many") throw error;
    throw new AuthRefusal(code, error.message, { retryAfter: error.retryAfter });
  }
}
