import { randomUUID } from "node:crypto";
import { encodeQR } from "qr";
import type { z } from "zod";
import { brand } from "#content/brand.ts";
import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import type { EnrollFactor, VerifyFactor } from "../../contract.ts";
import { audit } from "../audit.ts";
import { AuthRefusal } from "../protocol/auth-refusal.ts";
import type { Caller } from "../caller.ts";
import {
  deleteChallengesOf,
  deleteFactor,
  deleteUnverifiedFactors,
  findChallenge,
  insertChallenge,
  insertFactor,
  listFactors,
  lockFactor,
  lockSecrets,
  updateFactor,
  type Factor,
} from "./factors-store.ts";
import { limitFactorGuesses, limitRequests, REQUESTS } from "../mailed/limits.ts";
import { orderNotice } from "../mailed/mail-job.ts";
import { isUnbound, encrypt, decrypt } from "./encryption.ts";
import { isProtected, noteRefusal, requireSecondFactor } from "./second-factor.ts";
import {
  levelOf,
  lockSignedIn,
  prepareAnswer,
  proof,
  type SessionView,
} from "../sessions/sessions.ts";
import {
  deleteSessions,
  listSessions,
  lockSession,
  updateSession,
  type Session,
} from "../sessions/sessions-store.ts";
import { findStaff } from "../staff-store.ts";
import { makeSecret, otpauthUri, stepOfCode } from "./totp.ts";
import type { User } from "../identity/users-store.ts";

const PURPOSE = "totp secrets";
const CHALLENGE_SECONDS = 300;
const MAX_FACTORS = 10;

export type SignedIn = { user: User; session: Session };

/**
 * Begins to set up an authenticator app; the factor counts once a code of it was verified.
 * @returns GoTrue's answer; `qr_code` is an SVG
 * @throws AuthRefusal `insufficient_aal`, `too_many_enrolled_mfa_factors`, `mfa_factor_name_conflict`
 */
export async function enrollFactor(
  platform: Platform,
  { user, session }: SignedIn,
  { factor_type, friendly_name: wanted, issuer }: z.output<typeof EnrollFactor>,
  caller: Caller,
) {
  await limitRequests(platform, REQUESTS.factor, caller.address);
  if (factor_type === "phone") {
    throw new AuthRefusal("mfa_phone_enroll_not_enabled", "MFA enroll is disabled for Phone");
  }
  if (factor_type === "webauthn") {
    throw new AuthRefusal("mfa_webauthn_enroll_not_enabled", "MFA enroll is disabled for WebAuthn");
  }
  const id = randomUUID();
  const secret = makeSecret();
  const now = platform.now();
  const factor = await platform.database.db.transaction(async (tx) => {
    await lockSignedIn(tx, { user, session });
    await deleteUnverifiedFactors(tx, user.id);
    const verified = await listFactors(tx, user.id);
    requireSecondFactor(session, verified, "AAL2 required to enroll a new factor");
    if (verified.length >= MAX_FACTORS) {
      throw new AuthRefusal(
        "too_many_enrolled_mfa_factors",
        "Maximum number of verified factors reached, unenroll to continue",
      );
    }
    return insertFactor(tx, {
      id,
      user_id: user.id,
      factor_type,
      friendly_name: wanted || freeName(verified),
      status: "unverified",
      sealed_secret: encrypt(platform.secret, PURPOSE, id, secret),
      created_at: now,
      updated_at: now,
    });
  });
  if (!factor) {
    throw new AuthRefusal(
      "mfa_factor_name_conflict",
      "A factor with this friendly name for this user already exists",
    );
  }
  const uri = otpauthUri(secret, user.email, issuer || brand.name);
  return {
    id,
    type: factor_type,
    friendly_name: factor.friendly_name,
    totp: { qr_code: encodeQR(uri, "svg", { border: 2 }), secret, uri },
  };
}

/** A second app can be set up beside the first, to take its place. */
function freeName(present: readonly Factor[]): string {
  const taken = new Set(present.map(({ friendly_name }) => friendly_name));
  const names = Array.from({ length: MAX_FACTORS + 1 }, (_, i) =>
    i === 0 ? "Authenticator app" : `Authenticator app ${i + 1}`,
  );
  return names.find((name) => !taken.has(name)) ?? randomUUID();
}

/** @throws AuthRefusal `mfa_factor_not_found` */
export async function challengeFactor(
  platform: Platform,
  { user }: SignedIn,
  factorId: string,
  caller: Caller,
) {
  await limitRequests(platform, REQUESTS.factor, caller.address);
  const now = platform.now();
  const id = await platform.database.db.transaction(async (tx) => {
    const factor = await totpFactor(tx, user, factorId);
    await updateFactor(tx, factor.id, { last_challenged_at: now });
    return insertChallenge(tx, factor.id, now);
  });
  const expires_at = Math.floor(now.getTime() / 1000) + CHALLENGE_SECONDS;
  return { id, type: "totp", expires_at };
}

/**
 * Lifts a session to aal2 by a code of the app; the other sessions that lack it end.
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
  const guess = await limitFactorGuesses(platform, user.id);
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
    const secret = decrypt(platform.secret, PURPOSE, factor.id, factor.sealed_secret ?? "");
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
    await noteRefusal(platform, user, "totp", caller);
    throw new AuthRefusal("mfa_verification_failed", "Invalid TOTP code entered");
  }
  await guess.refund();
  return answer;
}

/**
 * Takes an app away. Without any app the recovery codes go too, and no session has two factors;
 * staff keep one.
 * @throws AuthRefusal `mfa_factor_not_found`, `insufficient_aal`, `forbidden`
 */
export async function removeFactor(
  platform: Platform,
  { user, session }: SignedIn,
  factorId: string,
  caller: Caller,
): Promise<{ id: string }> {
  await platform.database.db.transaction(async (tx) => {
    // Of two apps that are removed at the same moment one may be the last.
    const present = await lockSignedIn(tx, { user, session });
    const factor = await totpFactor(tx, user, factorId);
    if (factor.status === "verified" && levelOf(present.session) === "aal1") {
      throw new AuthRefusal("insufficient_aal", "AAL2 required to unenroll verified factor", {
        status: 422,
      });
    }
    await deleteFactor(tx, factor.id);
    if (factor.status === "unverified") return;
    const left = await listFactors(tx, user.id);
    if (!isProtected(left) && (await findStaff(tx, user.id))?.joined_at) {
      throw new AuthRefusal(
        "forbidden",
        "Staff need an authenticator app: please set up another one first.",
      );
    }
    await audit(platform, tx, "factor_removed", { userId: user.id, address: caller.address });
    await orderNotice(platform, tx, "account_second_factor_changed", user.email);
    if (isProtected(left)) return;
    for (const rest of left) await deleteFactor(tx, rest.id);
    for (const open of await listSessions(tx, user.id)) {
      await updateSession(tx, open.id, { amr: open.amr.slice(0, 1) });
    }
  });
  return { id: factorId };
}

/** Adds the second proof to a session and ends the person's other sessions that have one only. */
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

/** Job: binds what an older version sealed to its row. */
export async function bindFactors(platform: Platform): Promise<void> {
  const { secret } = platform;
  await platform.database.db.transaction(async (tx) => {
    for (const { id, sealed_secret: sealed } of await lockSecrets(tx)) {
      if (!sealed || !isUnbound(sealed)) continue;
      const bound = encrypt(secret, PURPOSE, id, decrypt(secret, PURPOSE, id, sealed));
      await updateFactor(tx, id, { sealed_secret: bound });
    }
  });
}

async function totpFactor(tx: Db, user: User, id: string) {
  const factor = await lockFactor(tx, user.id, id);
  if (factor?.factor_type !== "totp") {
    throw new AuthRefusal(
      "mfa_factor_not_found",
      "A factor with the provided factor ID was not found",
    );
  }
  return factor;
}
