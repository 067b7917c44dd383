import type { z } from "zod";
import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import type { VerifyFactor } from "../../contract.ts";
import { orderNotice } from "../mails/order-mail.ts";
import { openFactorSecret } from "../proofs/factor-secrets.ts";
import { limitFactorGuesses, limitRequests, REQUESTS } from "../proofs/limits.ts";
import { requireSecondFactor } from "../proofs/second-factor.ts";
import { stepOfCode } from "../proofs/totp.ts";
import { AuthRefusal } from "../protocol/auth-refusal.ts";
import type { Caller } from "../protocol/caller.ts";
import { liftSession, prepareAnswer, type SessionView } from "../sessions/sessions.ts";
import { audit } from "../stores/audit-store.ts";
import {
  deleteChallengesOf,
  findChallenge,
  insertChallenge,
  listFactors,
  lockFactor,
  updateFactor,
  type Factor,
} from "../stores/factors-store.ts";
import { lockSignedIn, type SignedIn } from "../stores/sessions-store.ts";
import type { User } from "../stores/users-store.ts";
import { recordWrongCode } from "./wrong-code.ts";

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
