import type { z } from "zod";
import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import type { VerifyFactor } from "../../contract.ts";
import { audit } from "../audit.ts";
import { AuthRefusal } from "../protocol/auth-refusal.ts";
import type { Caller } from "../caller.ts";
import { openFactorSecret } from "./factor-secrets.ts";
import {
  deleteChallengesOf,
  findChallenge,
  insertChallenge,
  listFactors,
  lockFactor,
  updateFactor,
  type Factor,
} from "./factors-store.ts";
import { limitFactorGuesses, limitRequests, REQUESTS } from "../mailed/mail/limits.ts";
import { orderNotice } from "../mailed/mail/mail-job.ts";
import { recordWrongCode, requireSecondFactor } from "./second-factor.ts";
import {
  levelOf,
  lockSignedIn,
  prepareAnswer,
  proof,
  type SessionView,
  type SignedIn,
} from "../sessions/sessions.ts";
import {
  deleteSessions,
  listSessions,
  lockSession,
  updateSession,
  type Session,
} from "../sessions/sessions-store.ts";
import { stepOfCode } from "./codes/totp.ts";
import type { User } from "../identity/users-store.ts";

const CHALLENGE_SECONDS = 300;

/** @throws AuthRefusal `mfa_factor_not_found` */
export async function challengeFactor(
  platform: Platform,
  { user, session }: SignedIn,
  factorId: string,
  caller: Caller,
) {
  await limitRequests(platform, REQUESTS.factor, caller.address);
  const now = platform.now();
  const id = await platform.database.db.transaction(async (tx) => {
    await lockSignedIn(tx, { user, session });
    const factor = await totpFactor(tx, user, factorId);
    await updateFactor(tx, factor.id, { last_challenged_at: now });
    return insertChallenge(tx, factor.id, now);
  });
  const expires_at = Math.floor(now.getTime() / 1000) + CHALLENGE_SECONDS;
  return { id, type: "totp", expires_at };
}

/**
 * To aal2; the other sessions that lack it end.
 * @throws AuthRefusal `mfa_factor_not_found`, `mfa_challenge_expired`, `mfa_verification_failed`,
 * `over_request_rate_limit`
 */
export async function verifyFactor(
  platform: Platform,
  { user, session }: SignedIn,
  factorId: string,
  { challenge_id, code }: z.output<typeof VerifyFactor>,
  caller: Caller,
): Promise<SessionView> {
  const guess = await limitFactorGuesses(platform, user.id, session.amr[0]?.method);
  const now = platform.now();
  const answerWith = await prepareAnswer(platform, caller.origin);
  const answer = await platform.database.db.transaction(async (tx) => {
    const present = await lockSignedIn(tx, { user, session });
    const factor = await totpFactor(tx, user, factorId);
    if (factor.status === "unverified") {
      // Begun by whoever knows the password, before there was another app.
      const factors = await listFactors(tx, user.id);
      requireSecondFactor(present.session, factors, "AAL2 required to verify a new factor");
    }
    const challenge = await findChallenge(tx, challenge_id);
    if (challenge?.factor_id !== factor.id) {
      throw new AuthRefusal(
        "mfa_factor_not_found",
        "MFA factor with the provided challenge ID not found",
      );
    }
    if (now.getTime() - challenge.created_at.getTime() > CHALLENGE_SECONDS * 1000) {
      throw new AuthRefusal(
        "mfa_challenge_expired",
        "MFA challenge has expired, verify against another challenge or create a new challenge.",
      );
    }
    const secret = openFactorSecret(platform, factor);
    const step = stepOfCode(secret, code, now, factor.last_step);
    if (step === undefined) return undefined;
    await updateFactor(tx, factor.id, { status: "verified", last_step: step, updated_at: now });
    await deleteChallengesOf(tx, factor.id);
    if (factor.status === "unverified") {
      await audit(platform, tx, "factor_enrolled", { userId: user.id, address: caller.address });
      await orderNotice(platform, tx, "account_second_factor_changed", user.email);
    }
    const lifted = await liftSession(platform, tx, { user, session }, "totp");
    return answerWith(tx, { user, session: lifted });
  });
  if (!answer) {
    await recordWrongCode(platform, user, "totp", caller);
    throw new AuthRefusal("mfa_verification_failed", "Invalid TOTP code entered");
  }
  await guess.refund();
  return answer;
}

/** Also ends the person's other sessions that have one proof only. */
export async function liftSession(
  platform: Platform,
  tx: Db,
  { user, session }: SignedIn,
  method: string,
): Promise<Session> {
  const others = (await listSessions(tx, user.id)).filter(
    (other) => other.id !== session.id && levelOf(other) === "aal1",
  );
  await deleteSessions(
    tx,
    others.map((other) => other.id),
  );
  const now = platform.now();
  const current = await lockSession(tx, session.id);
  if (!current) throw new AuthRefusal("session_not_found", "The session has ended");
  return updateSession(tx, session.id, {
    counter: current.counter + 1,
    refreshed_at: now,
    amr: [...current.amr.filter((earlier) => earlier.method !== method), proof(method, now)],
  });
}

/** Locked. @throws AuthRefusal `mfa_factor_not_found` */
export async function totpFactor(tx: Db, user: User, id: string): Promise<Factor> {
  const factor = await lockFactor(tx, user.id, id);
  if (factor?.factor_type !== "totp") {
    throw new AuthRefusal(
      "mfa_factor_not_found",
      "A factor with the provided factor ID was not found",
    );
  }
  return factor;
}
