import { randomUUID } from "node:crypto";
import { encodeQR } from "qr";
import type { z } from "zod";
import { brand } from "#content/site/brand.ts";
import type { EnrollFactor } from "../../contract.ts";
import { requireSecondFactor } from "../proofs/second-factor.ts";
import { makeSecret, otpauthUri, factorSecrets } from "../proofs/totp.ts";
import { AuthRefusal, type Call } from "../protocol/protocol.ts";
import { type Factor, factorRows, listFactors } from "../stores/factors-store.ts";
import { lockSignedIn, type SignedIn } from "../stores/accounts-store.ts";

const MAX_FACTORS = 10;

/**
 * Adds an authenticator app. The app counts as a second factor only after one of its codes has been typed.
 * @returns GoTrue's answer; `qr_code` is an SVG
 * @throws AuthRefusal `insufficient_aal`, `too_many_enrolled_mfa_factors`, `mfa_factor_name_conflict`,
 * `mfa_phone_enroll_not_enabled`, `mfa_webauthn_enroll_not_enabled`
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

/** Stores a second factor. @throws AuthRefusal `mfa_factor_name_conflict` */
export async function addFactor(...args: Parameters<typeof factorRows.insertNew>): Promise<Factor> {
  const factor = await factorRows.insertNew(...args);
  if (factor) return factor;
  throw new AuthRefusal("mfa_factor_name_conflict");
}
