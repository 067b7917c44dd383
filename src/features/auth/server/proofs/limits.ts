import type { Platform } from "#platform/platform.ts";
import type { Limit } from "#platform/rate-limits.ts";
import { Refusal } from "#platform/refusal.ts";
import { AuthRefusal, type AuthRefusalCode, type Challenge } from "../protocol/protocol.ts";

const FIVE_MINUTES = 5 * 60;
const QUARTER = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Limits for guesses at a secret. A guess counts even if the email address has no account. */
const GUESSES = {
  // The first limit is for a network address, the second for an email address.
  password: [limit("sign-in-address", 10, QUARTER), limit("sign-in-account", 10, QUARTER)],
  // Key of both limits: the person together with the method of sign-in. At any time, three of the million possible
  // codes are right, so 50 guesses a day succeed with a probability of 0.015 %.
  authenticatorCode: [limit("second-factor", 10, QUARTER), limit("second-factor-day", 50, DAY)],
  // Key: the person together with the network address, so that a stranger cannot use up the owner's tries. A recovery
  // code has 80 random bits, so nobody can guess it.
  recoveryCode: [limit("recovery-code", 10, QUARTER)],
};

// Limits tries of mailed codes, separately for each purpose and email address. The 50 tries of a day find a code with a
// probability of 0.005 %.
const CODE_TRIES = limit("account-code", 50, DAY);

/** Limits for emails. Each limit counts separately for each purpose and email address. */
const MAILS = {
  minute: limit("account-mail-minute", 1, 60),
  hour: limit("account-mail-hour", 5, HOUR),
  day: limit("account-mail-day", 10, DAY),
  // Emails that may still be sent beyond the daily limit: one an hour. Every link is valid for at least an hour. The
  // owner therefore always has a valid link or can get one, even if a stranger has used up the daily limit.
  beyond: limit("account-mail-beyond", 1, HOUR),
  // Limits for emails whose links work only in the client that requested them (PKCE). They do not count toward the
  // limits above, so a stranger's requests do not use up the owner's emails.
  pkceHour: limit("account-pkce-mail-hour", 2, HOUR),
  pkceDay: limit("account-pkce-mail-day", 5, DAY),
};

/**
 * Purpose of an email. Each purpose has its own counter, so a stranger who requests one kind of email cannot block the
 * others.
 */
export type MailPurpose =
  | "sign-up"
  | "sign-up-again"
  | "recovery"
  | "magic-link"
  | "email-change"
  | "email-change-again"
  | "reauthentication"
  | "invitation";

export type Guess = { refund: () => Promise<void> };

function limit(name: string, points: number, seconds: number): Limit {
  return { name, points, seconds };
}

export type LimitedRequest =
  | "sign-up"
  | "verify"
  | "recover"
  | "magic-link"
  | "resend"
  | "change"
  | "factor"
  | "refresh";

/** Limits requests from one network address to the numbers that GoTrue allows. @throws Refusal `too_many` */
export async function limitRequests(
  { platform, address }: { platform: Platform; address: string },
  kind: LimitedRequest,
): Promise<void> {
  const points = kind === "refresh" ? 150 : 30;
  await platform.limits.consume(limit(`account-${kind}`, points, FIVE_MINUTES), address);
}

/**
 * Counts a guess. Callers count a guess before they check it, so that simultaneous guesses count too. If the guess was
 * right, callers refund it.
 * @throws Refusal `too_many`; for recovery codes, AuthRefusal `mfa_recovery_codes_locked`
 */
export async function limitGuesses(
  platform: Platform,
  kind: keyof typeof GUESSES,
  keys: readonly string[],
): Promise<Guess> {
  const counted = GUESSES[kind].map((each, i) => [each, keys[i] ?? ""] as const);
  const count = () => countGuess(platform, counted);
  return kind === "recoveryCode" ? withCode("mfa_recovery_codes_locked", count) : count();
}

/** @throws Refusal `too_many` */
export async function limitCodeTries(
  platform: Platform,
  purposes: readonly string[],
  email: string,
): Promise<Guess> {
  const counted = purposes.map((purpose) => [forPurpose(CODE_TRIES, purpose), email] as const);
  return countGuess(platform, counted);
}

/** Counts an email, even if the email address has no account. @throws AuthRefusal `over_email_send_rate_limit` */
export async function limitMail(
  platform: Platform,
  purpose: MailPurpose,
  email: string,
  challenge?: Challenge,
): Promise<void> {
  const consume = (each: Limit) => platform.limits.consume(forPurpose(each, purpose), email);
  await withCode("over_email_send_rate_limit", async () => {
    if (challenge) {
      await consume(MAILS.pkceHour);
      return consume(MAILS.pkceDay);
    }
    await consume(MAILS.minute);
    await consume(MAILS.hour);
    try {
      await consume(MAILS.day);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await consume(MAILS.beyond);
    }
  });
}

function forPurpose(each: Limit, purpose: string): Limit {
  return { ...each, name: `${each.name}-${purpose}` };
}

async function countGuess(
  { limits }: Platform,
  counted: readonly (readonly [Limit, string])[],
): Promise<Guess> {
  for (const [each, key] of counted) await limits.consume(each, key);
  return {
    async refund() {
      for (const [each, key] of counted) await limits.refund(each, key);
    },
  };
}

/** Runs `consume`. If the limit is reached, throws an AuthRefusal with a code that GoTrue's clients know. */
async function withCode<Result>(
  code: AuthRefusalCode,
  consume: () => Promise<Result>,
): Promise<Result> {
  try {
    return await consume();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "too_many") throw error;
    throw new AuthRefusal(code, error.message, { retryAfter: error.retryAfter });
  }
}
