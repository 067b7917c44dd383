import { randomUUID } from "node:crypto";
import { gt } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { encodeQR } from "qr";
import type { z } from "zod";
import { brand } from "#content/site/brand.ts";
import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import type { EnrollFactor, VerifyFactor } from "../../contract.ts";
import { requireSecondFactor, isProtected, levelOf } from "../proofs/second-factor.ts";
import { makeSecret, otpauthUri, factorSecrets, stepOfCode } from "../proofs/totp.ts";
import { AuthRefusal, type Call } from "../protocol/protocol.ts";
import {
  type Factor,
  factorRows,
  listFactors,
  lockSignedIn,
  type SignedIn,
  challengeRows,
  type User,
  audit,
  auditRows,
  staffRows,
  listSessions,
  sessionRows,
} from "../store.ts";
import { orderNotice } from "../mails/order-mail.ts";
import { limitGuesses } from "../proofs/limits.ts";
import { liftSession } from "../sessions/session.ts";
import { prepareAnswer, type SessionView } from "../sessions/session-view.ts";

const MAX_FACTORS = 10;

/**
 * Adds an authenticator app, which counts as a second factor only after one of its codes has been typed.
 * @returns GoTrue's answer; `qr_code` is an SVG
 */
export async function enrollFactor(
  { platform }: Call,
  { user, session }: SignedIn,
  { factor_type, friendly_name: wanted, issuer }: z.output<typeof EnrollFactor>,
) {
  if (factor_type === "phone") throw new AuthRefusal("mfa_phone_enroll_not_enabled");
  if (factor_type === "webauthn") throw new AuthRefusal("mfa_webauthn_enroll_not_enabled");
  const id = randomUUID();
  const secret = makeSecret();
  const uri = otpauthUri(secret, user.email, issuer || brand.name);
  const qr_code = encodeQR(uri, "svg", { border: 2 });
  const now = platform.now();
  const factor = await platform.database.db.transaction(async (tx) => {
    await lockSignedIn(tx, { user, session });
    await factorRows.remove(tx, { user_id: user.id, status: "unverified" });
    const verified = await listFactors(tx, user.id);
    requireSecondFactor(session, verified, "AAL2 required to enroll a new factor");
    if (verified.length >= MAX_FACTORS) throw new AuthRefusal("too_many_enrolled_mfa_factors");
    return addFactor(tx, {
      id,
      user_id: user.id,
      factor_type,
      friendly_name: wanted || `Authenticator app ${id.slice(0, 4)}`,
      status: "unverified",
      sealed_secret: factorSecrets.seal(platform, id, secret),
      created_at: now,
      updated_at: now,
    });
  });
  const totp = { qr_code, secret, uri };
  return { id, type: factor_type, friendly_name: factor.friendly_name, totp };
}

export async function addFactor(...args: Parameters<typeof factorRows.insertNew>): Promise<Factor> {
  const factor = await factorRows.insertNew(...args);
  if (factor) return factor;
  throw new AuthRefusal("mfa_factor_name_conflict");
}

const CHALLENGE_SECONDS = 300;

/** Stores a challenge. The client sends back the challenge's id with a code from the app. */
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
 * Checks a code from an authenticator app. A right code raises the session to assurance level aal2 and ends the
 * person's other sessions at level aal1.
 */
export async function verifyFactor(
  call: Call,
  person: SignedIn,
  factorId: string,
  { challenge_id, code }: z.output<typeof VerifyFactor>,
): Promise<SessionView> {
  const { platform } = call;
  const { user, session } = person;
  // Guesses after a sign-in by password and after one by mailed link have separate limits. A stranger who has the
  // password therefore cannot lock out the owner, who can sign in by mailed link.
  const key = `${user.id} ${session.amr[0]?.method}`;
  const guess = await limitGuesses(platform, "authenticatorCode", [key, key]);
  const answerWith = await prepareAnswer(call);
  const answer = await platform.database.db.transaction(async (tx) => {
    const factor = await lockVerifiable(tx, person, factorId);
    await requireChallenge(platform, tx, factor, challenge_id);
    const now = platform.now();
    const secret = factorSecrets.open(platform, factor.id, factor.sealed_secret ?? "");
    const step = stepOfCode(secret, code, now, factor.last_step);
    if (step === undefined) {
      // Records no wrong code while the app is being set up: its codes protect nothing yet, so a wrong one is only a
      // typing error.
      if (factor.status === "verified") await recordWrongCode(call, tx, user, "totp");
      return undefined;
    }
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
  if (!answer) throw new AuthRefusal("mfa_verification_failed");
  await guess.refund();
  return answer;
}

async function lockVerifiable(tx: Db, person: SignedIn, factorId: string): Promise<Factor> {
  const { user, session } = await lockSignedIn(tx, person);
  const factor = await lockTotpFactor(tx, user, factorId);
  if (factor.status === "unverified") {
    // A thief who knows the password may have begun to add this app before the owner added one. Therefore, once the
    // account has a second factor, a new app can be confirmed only in a session with that factor.
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

/** @throws AuthRefusal `mfa_factor_not_found` */
export async function lockTotpFactor(tx: Db, user: User, id: string): Promise<Factor> {
  const factor = await factorRows.lock(tx, { user_id: user.id, id });
  if (factor?.factor_type !== "totp") throw new AuthRefusal("mfa_factor_not_found");
  return factor;
}

const HOUR_MS = 60 * 60 * 1000;
const REFUSALS_WORTH_A_MAIL = 3;

/**
 * Records a wrong code. After three within an hour, the owner gets an email (at most one an hour), because somebody
 * else may know the password. The caller must have locked the account, so that simultaneous wrong codes cause one
 * email.
 */
export async function recordWrongCode(
  call: Call,
  tx: Db,
  user: User,
  method: "totp" | "recovery_code",
): Promise<void> {
  const { platform } = call;
  await audit(call, tx, "second_factor_refused", user.id, { method });
  const since = new Date(platform.now().getTime() - HOUR_MS);
  const recent = { user_id: user.id, at: (at: PgColumn) => gt(at, since) };
  const refusals = await auditRows.count(tx, { ...recent, action: "second_factor_refused" });
  if (refusals < REFUSALS_WORTH_A_MAIL) return;
  if ((await auditRows.count(tx, { ...recent, action: "owner_warned" })) > 0) return;
  await audit(call, tx, "owner_warned", user.id);
  await orderNotice(platform, tx, "account_second_factor_refused", user.email);
}

/** Removes an authenticator app, and with the last app also the recovery codes. Staff cannot remove their last app. */
export async function removeFactor(
  call: Call,
  person: SignedIn,
  factorId: string,
): Promise<{ id: string }> {
  const { platform } = call;
  const { user } = person;
  await platform.database.db.transaction(async (tx) => {
    // Without this lock, staff could lose both apps by two simultaneous removals, because each would find the other
    // app.
    const { session } = await lockSignedIn(tx, person);
    const factor = await lockTotpFactor(tx, user, factorId);
    if (factor.status === "verified" && levelOf(session) === "aal1") {
      const message = "AAL2 required to unenroll verified factor";
      throw new AuthRefusal("insufficient_aal", message, { status: 422 });
    }
    await factorRows.remove(tx, factor.id);
    if (factor.status === "unverified") return;
    const left = await listFactors(tx, user.id);
    if (!isProtected(left) && (await staffRows.find(tx, { user_id: user.id }))?.joined_at) {
      throw new AuthRefusal(
        "forbidden",
        "Staff need an authenticator app: please set up another one first.",
      );
    }
    await audit(call, tx, "factor_removed", user.id);
    await orderNotice(platform, tx, "account_second_factor_changed", user.email);
    if (isProtected(left)) return;
    for (const rest of left) await factorRows.remove(tx, rest.id);
    for (const open of await listSessions(tx, user.id)) {
      await sessionRows.update(tx, open.id, { amr: open.amr.slice(0, 1) });
    }
  });
  return { id: factorId };
}
