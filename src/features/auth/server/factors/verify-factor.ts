import type { z } from "zod";
import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import type { VerifyFactor } from "../../contract.ts";
import { orderNotice } from "../mails/order-mail.ts";
import { limitGuesses } from "../proofs/limits.ts";
import { requireSecondFactor } from "../proofs/second-factor.ts";
import { stepOfCode, factorSecrets } from "../proofs/totp.ts";
import { AuthRefusal, type Call } from "../protocol/protocol.ts";
import { liftSession } from "../sessions/open-session.ts";
import { prepareAnswer, type SessionView } from "../sessions/session-view.ts";
import { challengeRows, type Factor, factorRows, listFactors } from "../stores/factors-store.ts";
import {
  type User,
  audit,
  userRows,
  countAudit,
  lockSignedIn,
  type SignedIn,
} from "../stores/accounts-store.ts";

const CHALLENGE_SECONDS = 300;

/**
 * Begins the check of a code from an authenticator app: stores a challenge, which the client sends back with the code.
 * @throws AuthRefusal `mfa_factor_not_found`
 */
export async function challengeFactor({ platform }: Call, person: SignedIn, factorId: string) {
  const now = platform.now();
  const id = await platform.database.db.transaction(async (tx) => {
    await lockSignedIn(tx, person);
    const factor = await lockTotpFactor(tx, person.user, factorId);
    await factorRows.update(tx, factor.id, { last_challenged_at: now });
    return (await challengeRows.insert(tx, { factor_id: factor.id, created_at: now })).id;
  });
  const expires_at = Math.floor(now.getTime() / 1000) + CHALLENGE_SECONDS;
  return { id, type: "totp", expires_at };
}

/**
 * Checks a code from an authenticator app. If the code is right, raises the session to assurance level aal2 and ends
 * the person's other sessions at level aal1.
 * @throws AuthRefusal `mfa_factor_not_found`, `mfa_challenge_expired`, `mfa_verification_failed`, `insufficient_aal`;
 * Refusal `too_many`
 */
export async function verifyFactor(
  call: Call,
  person: SignedIn,
  factorId: string,
  { challenge_id, code }: z.output<typeof VerifyFactor>,
): Promise<SessionView> {
  const { platform } = call;
  const { user, session } = person;
  // Guesses after a sign-in by password and guesses after a sign-in by mailed link have separate limits. A stranger who
  // has the password therefore cannot lock out the owner, who can sign in by mailed link.
  const key = `${user.id} ${session.amr[0]?.method}`;
  const guess = await limitGuesses(platform, "authenticatorCode", [key, key]);
  const answerWith = await prepareAnswer(call);
  const answer = await platform.database.db.transaction(async (tx) => {
    const factor = await lockVerifiable(tx, person, factorId);
    await requireChallenge(platform, tx, factor, challenge_id);
    const now = platform.now();
    const secret = factorSecrets.open(platform, factor.id, factor.sealed_secret ?? "");
    const step = stepOfCode(secret, code, now, factor.last_step);
    if (step === undefined) return undefined;
    await factorRows.update(tx, factor.id, {
      status: "verified",
      last_step: step,
      updated_at: now,
    });
    await challengeRows.remove(tx, { factor_id: factor.id });
    if (factor.status === "unverified") {
      await audit(call, tx, "factor_enrolled", user.id);
      await orderNotice(platform, tx, "account_second_factor_changed", user.email);
    }
    return answerWith(tx, await liftSession(call, tx, person, "totp"));
  });
  if (!answer) {
    await recordWrongCode(call, person, "totp");
    throw new AuthRefusal("mfa_verification_failed");
  }
  await guess.refund();
  return answer;
}

async function lockVerifiable(tx: Db, person: SignedIn, factorId: string): Promise<Factor> {
  const { user, session } = await lockSignedIn(tx, person);
  const factor = await lockTotpFactor(tx, user, factorId);
  if (factor.status === "unverified") {
    // A thief who knows the password may have begun to add this app before the owner added an app. If the account has
    // a second factor by now, a new app can be confirmed only in a session with that factor.
    const factors = await listFactors(tx, user.id);
    requireSecondFactor(session, factors, "AAL2 required to verify a new factor");
  }
  return factor;
}

async function requireChallenge(
  platform: Platform,
  tx: Db,
  factor: Factor,
  id: string,
): Promise<void> {
  const challenge = await challengeRows.find(tx, id);
  if (challenge?.factor_id !== factor.id) {
    throw new AuthRefusal(
      "mfa_factor_not_found",
      "MFA factor with the provided challenge ID not found",
    );
  }
  const age = platform.now().getTime() - challenge.created_at.getTime();
  if (age > CHALLENGE_SECONDS * 1000) throw new AuthRefusal("mfa_challenge_expired");
}

/** Reads an authenticator app and locks its database row. @throws AuthRefusal `mfa_factor_not_found` */
export async function lockTotpFactor(tx: Db, user: User, id: string): Promise<Factor> {
  const factor = await factorRows.lock(tx, { user_id: user.id, id });
  if (factor?.factor_type !== "totp") throw new AuthRefusal("mfa_factor_not_found");
  return factor;
}

const HOUR_MS = 60 * 60 * 1000;
const REFUSALS_WORTH_A_MAIL = 3;

/**
 * Records a wrong code. After several wrong codes, the owner gets an email, at most one in an hour, because somebody
 * else may know the password.
 */
export async function recordWrongCode(
  call: Call,
  { user }: SignedIn,
  method: "totp" | "recovery_code",
): Promise<void> {
  const { platform } = call;
  await platform.database.db.transaction(async (tx) => {
    await userRows.lock(tx, user.id);
    await audit(call, tx, "second_factor_refused", user.id, { method });
    const since = new Date(platform.now().getTime() - HOUR_MS);
    const refusals = await countAudit(tx, user.id, "second_factor_refused", since);
    if (refusals < REFUSALS_WORTH_A_MAIL) return;
    if ((await countAudit(tx, user.id, "owner_warned", since)) > 0) return;
    await audit(call, tx, "owner_warned", user.id);
    await orderNotice(platform, tx, "account_second_factor_refused", user.email);
  });
}
