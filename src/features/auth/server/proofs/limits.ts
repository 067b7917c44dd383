import type { Platform } from "#platform/platform.ts";
import type { Limit } from "#platform/rate-limits.ts";
import { Refusal } from "#platform/refusal.ts";
import { AuthRefusal } from "../protocol/auth-refusal.ts";
import type { Challenge } from "../protocol/pkce.ts";

const FIVE_MINUTES = 5 * 60;
const QUARTER = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Per network address, GoTrue's numbers. */
export const REQUESTS = {
  signUp: { name: "account-sign-up", points: 30, seconds: FIVE_MINUTES },
  verify: { name: "account-verify", points: 30, seconds: FIVE_MINUTES },
  recover: { name: "account-recover", points: 30, seconds: FIVE_MINUTES },
  magicLink: { name: "account-magic-link", points: 30, seconds: FIVE_MINUTES },
  resend: { name: "account-resend", points: 30, seconds: FIVE_MINUTES },
  change: { name: "account-change", points: 30, seconds: FIVE_MINUTES },
  factor: { name: "account-factor", points: 30, seconds: FIVE_MINUTES },
  refresh: { name: "account-refresh", points: 150, seconds: FIVE_MINUTES },
} satisfies Record<string, Limit>;

const SIGN_IN_ADDRESS: Limit = { name: "sign-in-address", points: 10, seconds: QUARTER };
const SIGN_IN_ACCOUNT: Limit = { name: "sign-in-account", points: 10, seconds: QUARTER };
const FACTOR: Limit = { name: "second-factor", points: 10, seconds: QUARTER };
// Three of a million codes are right at a time: 0.015 % a day.
const FACTOR_A_DAY: Limit = { name: "second-factor-day", points: 50, seconds: DAY };
const RECOVERY_CODE: Limit = { name: "recovery-code", points: 10, seconds: QUARTER };
// Of a million codes: 0.005 % a day for one purpose, 0.03 % for all of them together.
const CODE_TRIES = { name: "account-code", points: 50, seconds: DAY };
const MAILS_A_MINUTE = { name: "account-mail-minute", points: 1, seconds: 60 };
const MAILS_AN_HOUR = { name: "account-mail-hour", points: 5, seconds: HOUR };
const MAILS_A_DAY = { name: "account-mail-day", points: 10, seconds: DAY };
// Mails whose links only the client that asked can use.
const PKCE_MAILS_AN_HOUR = { name: "account-pkce-mail-hour", points: 2, seconds: HOUR };
const PKCE_MAILS_A_DAY = { name: "account-pkce-mail-day", points: 5, seconds: DAY };
// As long as a recovery lives: whoever used up somebody's mails has sent them one that works.
const MAILS_BEYOND = { name: "account-mail-beyond", points: 1, seconds: HOUR };

/** Counted apart: nobody uses up what another mail needs, nor strangers what its owner asks for. */
export type MailPurpose =
  | "sign-up"
  | "sign-up-again"
  | "recovery"
  | "magic-link"
  | "email-change"
  | "email-change-again"
  | "reauthentication"
  | "invitation";

type LimitCode =
  | "over_request_rate_limit"
  | "over_email_send_rate_limit"
  | "mfa_recovery_codes_locked";

export type Guess = { refund: () => Promise<void> };

/** @throws AuthRefusal `over_request_rate_limit` */
export async function limitRequests(
  platform: Platform,
  limit: Limit,
  address: string,
): Promise<void> {
  await inOwnWords("over_request_rate_limit", () => platform.limits.consume(limit, address));
}

/**
 * By network address and by account, existing or not; counted before the password is looked at, so that
 * tries at the same moment count too. @throws AuthRefusal `over_request_rate_limit`
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

/**
 * Whoever knows the password does not use up what is left after a mail.
 * @param openedBy what the session began with
 * @throws AuthRefusal `over_request_rate_limit`
 */
export async function limitFactorGuesses(
  platform: Platform,
  userId: string,
  openedBy: string | undefined,
): Promise<Guess> {
  const who = `${userId} ${openedBy}`;
  return countGuess(platform, "over_request_rate_limit", [
    [FACTOR, who],
    [FACTOR_A_DAY, who],
  ]);
}

/**
 * By network address as well: nobody can guess these 80 bits, and a stranger's tries must not lock
 * the owner's codes.
 * @throws AuthRefusal `mfa_recovery_codes_locked`
 */
export async function limitRecoveryCodeGuesses(
  platform: Platform,
  userId: string,
  address: string,
): Promise<Guess> {
  return countGuess(platform, "mfa_recovery_codes_locked", [
    [RECOVERY_CODE, `${userId} ${address}`],
  ]);
}

/** Of mailed codes. @throws AuthRefusal `over_request_rate_limit` */
export async function limitCodeTries(
  platform: Platform,
  purposes: readonly string[],
  email: string,
): Promise<Guess> {
  return countGuess(
    platform,
    "over_request_rate_limit",
    purposes.map((purpose) => [forPurpose(CODE_TRIES, purpose), email] as const),
  );
}

/**
 * Whether anybody has the address or not. Mails with a challenge are counted apart: their links are
 * of no use to an owner who did not ask.
 * @throws AuthRefusal `over_email_send_rate_limit`
 */
export async function limitMail(
  platform: Platform,
  purpose: MailPurpose,
  email: string,
  challenge?: Challenge,
): Promise<void> {
  const consume = (limit: Limit) => platform.limits.consume(forPurpose(limit, purpose), email);
  await inOwnWords("over_email_send_rate_limit", async () => {
    if (challenge) {
      await consume(PKCE_MAILS_AN_HOUR);
      return consume(PKCE_MAILS_A_DAY);
    }
    await consume(MAILS_A_MINUTE);
    await consume(MAILS_AN_HOUR);
    try {
      await consume(MAILS_A_DAY);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await consume(MAILS_BEYOND);
    }
  });
}

function forPurpose(limit: Limit, purpose: string): Limit {
  return { ...limit, name: `${limit.name}-${purpose}` };
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
    async refund() {
      for (const [limit, who] of counted) await platform.limits.refund(limit, who);
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
