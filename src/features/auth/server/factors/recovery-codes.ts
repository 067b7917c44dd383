import { randomInt } from "node:crypto";
import type { z } from "zod";
import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { fingerprint } from "#platform/secrets/encryption.ts";
import type { NameRecoveryCodes, VerifyRecoveryCode } from "../../contract.ts";
import { orderNotice } from "../mails/order-mail.ts";
import { limitGuesses } from "../proofs/limits.ts";
import { isProtected, levelOf } from "../proofs/second-factor.ts";
import { AuthRefusal, type Call } from "../protocol/protocol.ts";
import { liftSession } from "../sessions/session.ts";
import { prepareAnswer, type SessionView } from "../sessions/session-view.ts";
import {
  audit,
  lockSignedIn,
  type SignedIn,
  type Factor,
  factorRows,
  listFactors,
  recoveryCodeRows,
} from "../store.ts";
import { addFactor, recordWrongCode } from "./authenticator-app.ts";

const HOW_MANY = 10;
const LETTERS = "23456789abcdefghijkmnpqrstuvwxyz";
const LENGTH = 16;

/** @throws AuthRefusal `mfa_factor_not_found` if the person has no recovery codes */
export async function recoveryCodesStatus({ platform }: Call, { user }: SignedIn) {
  const { db } = platform.database;
  const { id } = await findCodes(db, user.id);
  const codes = await recoveryCodeRows.list(db, { factor_id: id }, []);
  const remaining = codes.filter(({ used_at }) => !used_at).length;
  return { id, type: "recovery_code", total: codes.length, remaining };
}

/** Makes recovery codes and returns them as plain text. The codes cannot be read again later. */
export async function makeRecoveryCodes(
  call: Call,
  person: SignedIn,
  { friendly_name = "Recovery codes" }: z.output<typeof NameRecoveryCodes>,
) {
  const { platform } = call;
  const now = platform.now();
  return platform.database.db.transaction(async (tx) => {
    const { user } = await lockLifted(tx, person);
    const factors = await listFactors(tx, user.id);
    if (!isProtected(factors)) throw new AuthRefusal("mfa_recovery_codes_sole_factor");
    if (factors.some(isCodes)) throw new AuthRefusal("mfa_verified_factor_exists");
    const factor = await addFactor(tx, {
      user_id: user.id,
      factor_type: "recovery_code",
      friendly_name,
      status: "verified",
      created_at: now,
      updated_at: now,
    });
    return freshCodes(call, tx, factor);
  });
}

export async function replaceCodes(call: Call, person: SignedIn) {
  return call.platform.database.db.transaction(async (tx) => {
    const { user } = await lockLifted(tx, person);
    return freshCodes(call, tx, await findCodes(tx, user.id));
  });
}

export async function removeRecoveryCodes(call: Call, person: SignedIn): Promise<{ id: string }> {
  const { platform } = call;
  return platform.database.db.transaction(async (tx) => {
    const { user } = await lockLifted(tx, person);
    const { id } = await findCodes(tx, user.id);
    await factorRows.remove(tx, id);
    await audit(call, tx, "recovery_codes_removed", user.id);
    await orderNotice(platform, tx, "account_recovery_codes_removed", user.email);
    return { id };
  });
}

/**
 * Checks a recovery code and raises the session to assurance level aal2. Upper case, spaces and dashes do not matter.
 */
export async function verifyRecoveryCode(
  call: Call,
  person: SignedIn,
  { code }: z.output<typeof VerifyRecoveryCode>,
): Promise<SessionView> {
  const { platform } = call;
  const { user } = person;
  const guess = await limitGuesses(platform, "recoveryCode", [`${user.id} ${call.address}`]);
  const hash = hashOf(platform, user.id, code.toLowerCase().replace(/[\s-]/g, ""));
  const answerWith = await prepareAnswer(call);
  const answer = await platform.database.db.transaction(async (tx) => {
    await lockSignedIn(tx, person);
    const factor = (await listFactors(tx, user.id)).find(isCodes);
    const unused = factor && { factor_id: factor.id, code_hash: hash, used_at: null };
    if (!unused || !(await recoveryCodeRows.update(tx, unused, { used_at: platform.now() }))) {
      await recordWrongCode(call, tx, user, "recovery_code");
      return undefined;
    }
    await audit(call, tx, "recovery_code_used", user.id);
    await orderNotice(platform, tx, "account_recovery_code_used", user.email);
    return answerWith(tx, await liftSession(call, tx, person, "mfa/recovery_code"));
  });
  if (!answer) {
    throw new AuthRefusal("mfa_verification_failed", "Invalid recovery code entered");
  }
  await guess.refund();
  return answer;
}

async function freshCodes(call: Call, tx: Db, { id, user_id, friendly_name }: Factor) {
  const codes = Array.from({ length: HOW_MANY }, makeCode);
  const rows = codes.map((code) => ({
    factor_id: id,
    code_hash: hashOf(call.platform, user_id, code),
  }));
  await recoveryCodeRows.remove(tx, { factor_id: id });
  await recoveryCodeRows.insertAll(tx, rows);
  await audit(call, tx, "recovery_codes_made", user_id);
  return { id, type: "recovery_code", friendly_name, total: codes.length, codes };
}

function makeCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}

function hashOf(platform: Platform, userId: string, code: string): string {
  return fingerprint(platform.secret, "recovery codes", `${userId} ${code}`);
}

async function findCodes(db: Db, userId: string): Promise<Factor> {
  const factor = (await listFactors(db, userId)).find(isCodes);
  if (factor) return factor;
  throw new AuthRefusal("mfa_factor_not_found", "No recovery codes were generated");
}

function isCodes({ factor_type }: Factor): boolean {
  return factor_type === "recovery_code";
}

async function lockLifted(tx: Db, person: SignedIn): Promise<SignedIn> {
  const locked = await lockSignedIn(tx, person);
  if (levelOf(locked.session) === "aal2") return locked;
  throw new AuthRefusal("insufficient_aal", "AAL2 required to manage recovery codes");
}
