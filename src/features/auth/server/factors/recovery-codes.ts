import { randomInt } from "node:crypto";
import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { orderNotice } from "../mails/order-mail.ts";
import { limitRecoveryCodeGuesses } from "../proofs/limits.ts";
import { levelOf } from "../proofs/second-factor.ts";
import { AuthRefusal } from "../protocol/auth-refusal.ts";
import type { Caller } from "../protocol/caller.ts";
import { liftSession, prepareAnswer, type SessionView } from "../sessions/sessions.ts";
import { audit } from "../stores/audit-store.ts";
import {
  consumeRecoveryCode,
  countRecoveryCodes,
  deleteFactor,
  listFactors,
  replaceRecoveryCodes,
  type Factor,
} from "../stores/factors-store.ts";
import { lockSignedIn, type SignedIn } from "../stores/sessions-store.ts";
import { addFactor } from "./enroll-factor.ts";
import { recordWrongCode } from "./wrong-code.ts";
import { fingerprint } from "#platform/secrets/encryption.ts";

const HOW_MANY = 10;
const LETTERS = "23456789abcdefghijkmnpqrstuvwxyz";
const LENGTH = 16;

/** @throws AuthRefusal `mfa_factor_not_found` when there are no codes */
export async function recoveryCodesStatus(platform: Platform, { user }: SignedIn) {
  const { db } = platform.database;
  const factor = await codesOf(db, user.id);
  return { id: factor.id, type: "recovery_code", ...(await countRecoveryCodes(db, factor.id)) };
}

/**
 * Shown once, for the day the phone is lost.
 * @throws AuthRefusal `insufficient_aal`, `mfa_recovery_codes_sole_factor`,
 * `mfa_verified_factor_exists`
 */
export async function makeRecoveryCodes(
  platform: Platform,
  { user, session }: SignedIn,
  friendlyName = "Recovery codes",
  caller: Caller,
) {
  const now = platform.now();
  return platform.database.db.transaction(async (tx) => {
    await lockLifted(tx, { user, session });
    const factors = await listFactors(tx, user.id);
    if (
      !factors.some(({ factor_type, status }) => factor_type === "totp" && status === "verified")
    ) {
      throw new AuthRefusal(
        "mfa_recovery_codes_sole_factor",
        "Recovery codes cannot be the only factor",
      );
    }
    if (factors.some(({ factor_type }) => factor_type === "recovery_code")) {
      throw new AuthRefusal(
        "mfa_verified_factor_exists",
        "Recovery codes have already been generated",
      );
    }
    const factor = await addFactor(tx, {
      user_id: user.id,
      factor_type: "recovery_code",
      friendly_name: friendlyName,
      status: "verified",
      created_at: now,
      updated_at: now,
    });
    return freshCodes(platform, tx, factor, caller);
  });
}

/** @throws AuthRefusal `insufficient_aal`, `mfa_factor_not_found` */
export async function replaceCodes(
  platform: Platform,
  { user, session }: SignedIn,
  caller: Caller,
) {
  return platform.database.db.transaction(async (tx) => {
    await lockLifted(tx, { user, session });
    return freshCodes(platform, tx, await codesOf(tx, user.id), caller);
  });
}

/** @throws AuthRefusal `insufficient_aal`, `mfa_factor_not_found` */
export async function removeRecoveryCodes(
  platform: Platform,
  { user, session }: SignedIn,
  caller: Caller,
): Promise<{ id: string }> {
  return platform.database.db.transaction(async (tx) => {
    await lockLifted(tx, { user, session });
    const { id } = await codesOf(tx, user.id);
    await deleteFactor(tx, id);
    const who = { userId: user.id, address: caller.address };
    await audit(platform, tx, "recovery_codes_removed", who);
    await orderNotice(platform, tx, "account_recovery_codes_removed", user.email);
    return { id };
  });
}

/** To aal2; any case, with or without dashes. @throws AuthRefusal `mfa_verification_failed`, `mfa_recovery_codes_locked` */
export async function verifyRecoveryCode(
  platform: Platform,
  { user, session }: SignedIn,
  code: string,
  caller: Caller,
): Promise<SessionView> {
  const guess = await limitRecoveryCodeGuesses(platform, user.id, caller.address);
  const typed = code.toLowerCase().replace(/[\s-]/g, "");
  const answerWith = await prepareAnswer(platform, caller.origin);
  const answer = await platform.database.db.transaction(async (tx) => {
    await lockSignedIn(tx, { user, session });
    const factor = (await listFactors(tx, user.id)).find(isCodes);
    const hash = hashOf(platform, user.id, typed);
    if (!factor || !(await consumeRecoveryCode(tx, factor.id, hash, platform.now())))
      return undefined;
    await audit(platform, tx, "recovery_code_used", { userId: user.id, address: caller.address });
    await orderNotice(platform, tx, "account_recovery_code_used", user.email);
    const lifted = await liftSession(platform, tx, { user, session }, "mfa/recovery_code");
    return answerWith(tx, { user, session: lifted });
  });
  if (!answer) {
    await recordWrongCode(platform, user, "recovery_code", caller);
    throw new AuthRefusal("mfa_verification_failed", "Invalid recovery code entered");
  }
  await guess.refund();
  return answer;
}

async function freshCodes(platform: Platform, tx: Db, factor: Factor, caller: Caller) {
  const codes = Array.from({ length: HOW_MANY }, makeCode);
  await replaceRecoveryCodes(
    tx,
    factor.id,
    codes.map((code) => hashOf(platform, factor.user_id, code)),
  );
  const who = { userId: factor.user_id, address: caller.address };
  await audit(platform, tx, "recovery_codes_made", who);
  const { id, friendly_name } = factor;
  return { id, type: "recovery_code", friendly_name, total: codes.length, codes };
}

function makeCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}

function hashOf(platform: Platform, userId: string, code: string): string {
  return fingerprint(platform.secret, "recovery codes", `${userId} ${code}`);
}

async function codesOf(db: Db, userId: string): Promise<Factor> {
  const factor = (await listFactors(db, userId)).find(isCodes);
  if (factor) return factor;
  throw new AuthRefusal("mfa_factor_not_found", "No recovery codes were generated");
}

function isCodes({ factor_type }: Factor): boolean {
  return factor_type === "recovery_code";
}

async function lockLifted(tx: Db, person: SignedIn): Promise<void> {
  const { session } = await lockSignedIn(tx, person);
  if (levelOf(session) === "aal2") return;
  throw new AuthRefusal("insufficient_aal", "AAL2 required to manage recovery codes");
}
