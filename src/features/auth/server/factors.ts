import { encodeQR } from "qr";
import type { z } from "zod";
import { brand } from "#content/brand.ts";
import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import type { EnrollFactor, VerifyFactor } from "../contract.ts";
import { audit } from "./audit.ts";
import { AuthRefusal } from "./auth-refusal.ts";
import type { Caller } from "./caller.ts";
import {
  deleteChallengesOf,
  deleteFactor,
  deleteUnverifiedFactors,
  findChallenge,
  insertChallenge,
  insertFactor,
  listFactors,
  lockFactor,
  updateFactor,
} from "./factors-store.ts";
import { limitFactorGuesses, limitRequests, REQUESTS } from "./limits.ts";
import { enqueueMail } from "./mail-job.ts";
import { seal, unseal } from "./sealing.ts";
import { levelOf, proof, viewOfSession, type SessionView } from "./sessions.ts";
import {
  deleteSessions,
  listSessions,
  lockSession,
  updateSession,
  type Session,
} from "./sessions-store.ts";
import { makeSecret, otpauthUri, stepOfCode } from "./totp.ts";
import type { User } from "./users-store.ts";

const PURPOSE = "totp secrets";
const CHALLENGE_SECONDS = 300;
const MOST_FACTORS = 10;

export type SignedIn = { user: User; session: Session };

/**
 * Begins to set up an authenticator app; the factor counts once a code of it was verified.
 * @returns GoTrue's answer; `qr_code` is an SVG
 * @throws AuthRefusal `insufficient_aal`, `too_many_enrolled_mfa_factors`, `mfa_factor_name_conflict`
 */
export async function enrollFactor(
  platform: Platform,
  { user, session }: SignedIn,
  { friendly_name = "Authenticator app" }: z.output<typeof EnrollFactor>,
  caller: Caller,
) {
  await limitRequests(platform, REQUESTS.factor, caller.address);
  const secret = makeSecret();
  const now = platform.now();
  const factor = await platform.database.db.transaction(async (tx) => {
    await deleteUnverifiedFactors(tx, user.id);
    const verified = await listFactors(tx, user.id);
    if (verified.length > 0 && levelOf(session) === "aal1") {
      throw new AuthRefusal("insufficient_aal", "AAL2 required to enroll a new factor");
    }
    if (verified.length >= MOST_FACTORS) {
      throw new AuthRefusal(
        "too_many_enrolled_mfa_factors",
        "Maximum number of verified factors reached, unenroll to continue",
      );
    }
    return insertFactor(tx, {
      user_id: user.id,
      factor_type: "totp",
      friendly_name,
      status: "unverified",
      sealed_secret: seal(platform.secret, PURPOSE, secret),
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
  const uri = otpauthUri(secret, user.email, brand.name);
  return {
    id: factor.id,
    type: "totp",
    friendly_name,
    totp: { qr_code: encodeQR(uri, "svg", { border: 2 }), secret, uri },
  };
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
 * @throws AuthRefusal `mfa_challenge_expired`, `mfa_verification_failed`, `over_request_rate_limit`
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
  const lifted = await platform.database.db.transaction(async (tx) => {
    const factor = await totpFactor(tx, user, factorId);
    const challenge = await findChallenge(tx, challenge_id);
    const age = now.getTime() - (challenge?.created_at.getTime() ?? 0);
    if (challenge?.factor_id !== factor.id || age > CHALLENGE_SECONDS * 1000) {
      throw new AuthRefusal(
        "mfa_challenge_expired",
        "MFA challenge has expired, verify against another challenge or create a new challenge.",
      );
    }
    const secret = unseal(platform.secret, PURPOSE, factor.sealed_secret ?? "");
    const step = stepOfCode(secret, code, now, factor.last_step);
    if (step === undefined) return undefined;
    await updateFactor(tx, factor.id, { status: "verified", last_step: step, updated_at: now });
    await deleteChallengesOf(tx, factor.id);
    if (factor.status === "unverified") {
      await audit(platform, tx, "factor_enrolled", { userId: user.id, address: caller.address });
      await enqueueMail(platform, tx, { kind: "second_factor_changed", email: user.email });
    }
    return liftSession(platform, tx, { user, session }, "totp");
  });
  if (!lifted) {
    const who = { userId: user.id, address: caller.address };
    await audit(platform, platform.database.db, "second_factor_refused", who);
    throw new AuthRefusal("mfa_verification_failed", "Invalid TOTP code entered");
  }
  await guess.giveBack();
  return viewOfSession(platform, { user, session: lifted }, caller.origin);
}

/**
 * Takes an app away. Without any app the recovery codes go too, and no session has two factors.
 * @throws AuthRefusal `mfa_factor_not_found`, `insufficient_aal`
 */
export async function removeFactor(
  platform: Platform,
  { user, session }: SignedIn,
  factorId: string,
  caller: Caller,
): Promise<{ id: string }> {
  await platform.database.db.transaction(async (tx) => {
    const factor = await totpFactor(tx, user, factorId);
    if (factor.status === "verified" && levelOf(session) === "aal1") {
      throw new AuthRefusal("insufficient_aal", "AAL2 required to unenroll verified factor", {
        status: 422,
      });
    }
    await deleteFactor(tx, factor.id);
    if (factor.status === "unverified") return;
    await audit(platform, tx, "factor_removed", { userId: user.id, address: caller.address });
    await enqueueMail(platform, tx, { kind: "second_factor_changed", email: user.email });
    const left = await listFactors(tx, user.id);
    if (left.some(({ factor_type, status }) => factor_type === "totp" && status === "verified"))
      return;
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
